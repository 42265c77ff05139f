import { expect, test } from 'vitest';
import { contentDescriptors, endpoints } from '#src/api/endpoints/index.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { createClient } from './client.ts';
import { seedRecords } from '#tests/support/seed.ts';

const rowName = ({ method, path }: { method: string; path: string }) => `${method} */backApi${path}`;

test('fault L8: endpoint table and handlers have the same paths', () => {
  const { handlers } = createClient().backend;
  const unknownPaths = handlers.at(-1);
  expect(unknownPaths?.info.header).toContain('*/backApi/*');
  expect(
    handlers
      .slice(0, -1)
      .map(({ info }) => info.header)
      .sort(),
  ).toEqual(endpoints.map(rowName).sort());
});

test('every content type has a seed', () => {
  expect(Object.keys(seedRecords)).toEqual(contentDescriptors.map(({ path }) => path));
});

test.each(['/home/scienceKnowledge/del', '/sys/nothing', '/'])('an unknown path fails loudly: %s', async (path) => {
  expectConsole('error', /nothing answers POST .*: add a row to src\/api\/endpoints/);
  expect(await createClient().call(path, {})).toEqual({ status: 404, body: { error: `unknown path: POST ${path}` } });
});

test('the wrong method counts as an unknown path', async () => {
  expectConsole('error', /nothing answers GET \/sys\/auth\/login/);
  const answer = await createClient().send('/sys/auth/login', { method: 'GET' });
  expect(answer).toEqual({ status: 404, body: { error: 'unknown path: GET /sys/auth/login' } });
});
