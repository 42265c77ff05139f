import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpMock, startHttp } from '#mocks/http.ts';
import { createSqliteStore } from '#mocks/store/store-sqlite.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { initOf, scriptInNode } from './script/hosts.ts';
import { plainState, runScript, scriptTime } from './script/script.ts';

let mock: HttpMock;
const store = createSqliteStore(':memory:');

beforeAll(async () => {
  mock = await startHttp({ dist: 'docs', store, now: () => scriptTime, acceptMasterCode: true });
});
afterAll(async () => {
  await mock.close();
  store.close();
});

test('500 calls give the same answers and the same state in Node and over HTTP on SQLite', async () => {
  expectConsole('error', /nothing answers POST/);
  const inNode = await scriptInNode();
  const answers = await runScript(async (call) => {
    const response = await fetch(`${mock.url}/backApi${call.path}`, initOf(call));
    return { status: response.status, body: await response.json() };
  });
  expect(answers).toHaveLength(500);
  expect(answers).toEqual(inNode.answers);
  expect(plainState(await mock.backend.words.exportState())).toEqual(inNode.state);
  // It is not one refusal 500 times.
  const statuses = answers.map((answer) => (answer as readonly unknown[])[4] as { rCode?: number });
  const successes = statuses.filter(({ rCode }) => rCode === 200).length;
  expect(successes).toBeGreaterThan(200);
  expect(new Set(statuses.map(({ rCode }) => rCode)).size).toBeGreaterThan(5);
});
