import { describe, expect, test } from 'vitest';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { DeskCounts } from '#src/domain/scoring/desk.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import { deskMachine } from '#src/machines/scoring/desk.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import { expired, network, recordChanged, recordsDeleted, recordsOperated } from '#tests/machines/support/fixtures.ts';
import { openings, plainList } from '#tests/machines/support/lists.ts';
import { port } from '#tests/machines/support/port.ts';
import { rowOf } from '#tests/machines/support/reviews.ts';
import { run } from '#tests/machines/support/run.ts';

const path = '/home/baseResourcesScore';
const pageOf = (...list: ReviewRow[]): ListPage<ReviewRow> => ({ list, total: list.length, pageNum: 1, pageSize: 20 });
const counts: DeskCounts = { mine: 0, done: 1, decide: 2, all: 3 };
const input = { tabId: 'tab1', location: at(path).location };

const model = {
  events: {
    'query.change': [{ type: 'query.change', change: { pageNum: 2 } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
    select: [{ type: 'select', selected: [rowOf('1')] }],
    'page.located': [{ type: 'page.located', location: at(`${path}?show=done`).location }],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '2')],
    'records.operated': [recordsOperated(path, ['2'])],
  },
  answers: {
    findOpening: openings,
    fetchPage: [success(pageOf(rowOf('1'))), success({ ...pageOf(), total: 1, pageNum: 2 }), network, expired],
    fetchCounts: [success(counts), network],
  },
  situation: ({ context: { page, query } }) => [page !== null, query.pageNum],
  input,
} satisfies Model<typeof deskMachine>;

describe('desk', () => {
  describeModel(deskMachine, model);

  test('each visit fetches by the query of the address; the former rows stay in view', async () => {
    const fetchPage = port<Result<ListPage<ReviewRow>>, ListQuery>();
    const { actor } = run(deskMachine.provide({ actors: { ...plainList(), fetchPage: fetchPage.logic } }), input);
    await fetchPage.answer(success(pageOf(rowOf('1'))));
    actor.send({ type: 'page.located', location: at(`${path}?show=done`).location });
    expect({
      asked: fetchPage.inputs().map(({ filters }) => filters),
      shown: actor.getSnapshot().context.page?.list,
    }).toEqual({ asked: [{}, { show: 'done' }], shown: [rowOf('1')] });
  });

  test('clearing the filters keeps the view', () => {
    const { actor, facts } = run(deskMachine.provide({ actors: plainList() }), {
      ...input,
      location: at(`${path}?show=all&kind=edu`).location,
    });
    actor.send({ type: 'query.reset', keep: ['show'] });
    expect(facts).toEqual([{ type: 'navigation.requested', href: `${path}?show=all`, replace: true }]);
  });

  test('each visit fetches the counts of the views, and a failure keeps the former ones', async () => {
    const fetchCounts = port<Result<DeskCounts>, void>();
    const { actor } = run(deskMachine.provide({ actors: { ...plainList(), fetchCounts: fetchCounts.logic } }), input);
    await fetchCounts.answer(success(counts));
    actor.send({ type: 'page.located', location: at(path).location });
    await fetchCounts.answer(network);
    expect([fetchCounts.calls.length, actor.getSnapshot().context.counts]).toEqual([2, counts]);
  });

  test('a page past the end becomes the last one', async () => {
    const fetchPage = port<Result<ListPage<ReviewRow>>, ListQuery>();
    const { actor } = run(deskMachine.provide({ actors: { ...plainList(), fetchPage: fetchPage.logic } }), {
      ...input,
      location: at(`${path}?pageNum=3`).location,
    });
    await fetchPage.answer(success({ ...pageOf(), total: 1, pageNum: 3 }));
    await fetchPage.answer(success(pageOf(rowOf('1'))));
    expect({
      asked: fetchPage.inputs().map(({ pageNum }) => pageNum),
      shown: actor.getSnapshot().context.page?.list,
    }).toEqual({ asked: [3, 1], shown: [rowOf('1')] });
  });
});
