import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ContentApi } from '#src/api/content.ts';
import type { CheckingWorld } from '#src/app/bindings/checks/session-checks.ts';
import { bindBulk } from '#src/app/bindings/content-bulk.ts';
import { scienceKnowledge } from '#src/domain/content/types/science-knowledge.ts';
import { defaultListQuery, queryOf } from '#src/domain/content/list-query.ts';
import { success } from '#src/domain/failure.ts';
import { operationNamed, recordOf } from '#tests/machines/support/fixtures.ts';

test('an operation on certain records leaves others alone, even if the server does not know the filter', async () => {
  const list = ['1', '2', '3'].map((id) => recordOf(id));
  const query = vi.fn(async () => success({ list, total: 3, pageNum: 1, pageSize: 20 }));
  const api = { query } as unknown as ContentApi;
  const actor = createActor(bindBulk(api, { checksOff: [] } as unknown as CheckingWorld, scienceKnowledge), {
    input: { operation: operationNamed('delete'), records: null, query: queryOf(['2']), isUndo: false },
  }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.plan.records.length > 0);
  expect(context.plan.records.map(({ id }) => id)).toEqual(['2']);
  actor.stop();
});

test('of all that match, those without an approval are left out of publishing (decision 067)', async () => {
  const list = [recordOf('1', { status: 'draft' }), { ...recordOf('2', { status: 'draft' }), isUnapproved: true }];
  const api = { query: async () => success({ list, total: 2, pageNum: 1, pageSize: 200 }) } as unknown as ContentApi;
  const actor = createActor(bindBulk(api, { checksOff: [] } as unknown as CheckingWorld, scienceKnowledge), {
    input: { operation: operationNamed('publish'), records: null, query: defaultListQuery, isUndo: false },
  }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.plan.records.length > 0);
  expect([
    context.plan.records.map(({ id }) => id),
    context.plan.skipped.map(({ record, reason }) => [record.id, reason]),
  ]).toEqual([['1'], [['2', 'unapproved']]]);
  actor.stop();
});
