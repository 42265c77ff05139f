import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpMock, startHttp } from '#mocks/http.ts';
import { createSqliteStore } from '#mocks/store/store-sqlite.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { initOf, scriptInNode } from './script/hosts.ts';
import { plainState, runScript, sampledCalls, scriptTime } from './script/script.ts';

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
  expect(plainState(await mock.backend.commands.exportState())).toEqual(inNode.state);
  // Most calls succeed, so the comparison covers more than one refusal.
  expect(answers.filter((answer) => codeOf(answer) === 200).length).toBeGreaterThan(200);
  expect(new Set(answers.map(codeOf)).size).toBeGreaterThan(5);
  // `npm test` sends fewer calls through the service worker; these cover every kind and every code, too.
  const sampled = answers.slice(0, sampledCalls);
  expect(new Set(sampled.map(kindOf))).toEqual(new Set(answers.map(kindOf)));
  expect(new Set(sampled.map(codeOf))).toEqual(new Set(answers.map(codeOf)));
});

/** The last segment of the path; the script also invents paths with numbers. */
const kindOf = (answer: unknown) =>
  String((answer as readonly unknown[])[1])
    .replace(/.*\//, '')
    .replace(/\d+/, '0');
const codeOf = (answer: unknown) => ((answer as readonly unknown[])[4] as { rCode?: number }).rCode;
