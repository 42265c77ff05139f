import { expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import type { FetchPage } from '#src/app/bindings/export.ts';
import { bindImport } from '#src/app/bindings/import.ts';
import { createTableTools } from '#src/app/bindings/create-table-tools.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import type { Result } from '#src/domain/failure.ts';
import type { CheckedRow } from '#src/domain/tables/import-rows.ts';
import { type Answer, createClient, fakeServer, json } from './fake-server.ts';

const server = fakeServer();
const memory = { importedBefore: () => null, headings: { read: () => ({}), write: () => undefined } };

test('a row keeps its idempotency key, even after the app was reloaded (decision 043)', async () => {
  server.answers = [json({ success: false, rCode: 400, rMsg: '' })];
  const { addRow } = bindImport(createClient(), scienceKnowledge, memory).implementations.actors;
  await toPromise(createActor(addRow as AnyActorLogic, { input: { values: {}, key: 'earlier.1.2.1' } }).start());
  expect(server.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['earlier.1.2.1']);
});

test('every opened import creates its own keys', () => {
  const open = () =>
    createTableTools(createClient(), scienceKnowledge, vi.fn<FetchPage>(), null, 'editor').importer?.input;
  expect(open()).toEqual({ id: expect.stringMatching(/\S{16,}/), kept: null });
  expect(open()).not.toEqual(open());
});

test('each name in a file is looked up once, a few in parallel', async () => {
  let underWay = 0;
  const most: number[] = [];
  const answer: Answer = async (request) => {
    underWay += 1;
    most.push(underWay);
    const { keyword } = (await request.json()) as { keyword: string };
    await new Promise((resolve) => setTimeout(resolve, 0));
    underWay -= 1;
    const named = keyword === '8' ? [] : [{ id: `id${keyword}`, name: keyword }];
    return json({ success: true, resultData: named })(request);
  };
  server.answers = [answer];
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 1].map((name, index) => ({ line: index + 2, cells: [`${name}`] }));
  const input = { table: { fileName: 'a.csv', header: ['所属基地'], rows }, match: ['homeBase'] };
  const { checkRows } = bindImport(createClient(), scienceKnowledge, memory).implementations.actors;
  const checked = (await toPromise(createActor(checkRows as AnyActorLogic, { input }).start())) as Result<
    readonly CheckedRow[]
  >;
  expect([server.sent.length, Math.max(...most)]).toEqual([8, 6]);
  expect(checked.ok && checked.value.map(({ values, problems }) => values['homeBase'] || problems[0]?.message)).toEqual(
    ['id1', 'id2', 'id3', 'id4', 'id5', 'id6', 'id7', 'problem.none', 'id1'],
  );
});
