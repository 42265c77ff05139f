import { describe, expect, test } from 'vitest';
import type { ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import type { CountedPage } from '#src/domain/figures/figures.ts';
import { countedRecordsMachine } from '#src/machines/figures/counted-records.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at } from '#tests/machines/support/facts.ts';
import { network, recordChanged, recordsDeleted, recordsOperated } from '#tests/machines/support/fixtures.ts';
import { openings, plainList } from '#tests/machines/support/lists.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const path = '/statistics/saView/records';
const inputAt = (search = '') => ({ tabId: 'tab2', location: at(path + search).location });
const pageOf = (total: number): CountedPage => ({ list: [], total, pageNum: 1, pageSize: 20, sum: total * 3 });

const model = {
  events: {
    'page.located': [{ type: 'page.located', location: at(`${path}?pageNum=2`).location }],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '7')],
    'records.operated': [recordsOperated(path, ['7'])],
    'query.change': [{ type: 'query.change', change: { pageNum: 2 } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
    select: [
      { type: 'select', selected: [] },
      { type: 'select', selected: 'all' },
    ],
  },
  answers: { findOpening: openings, fetchPage: [success(pageOf(30)), success(pageOf(0)), network] },
  situation: ({ context: { query, page } }) => [query.pageNum, page?.total ?? null],
} satisfies Model<typeof countedRecordsMachine>;

describe('countedRecords', () => {
  describeModel(countedRecordsMachine, { ...model, input: inputAt() });

  test('W4.1: the records behind a mark are fetched by the address, and their count is stored', async () => {
    const fetchPage = port<Result<CountedPage>, ListQuery>();
    const { actor } = run(
      countedRecordsMachine.provide({ actors: { ...plainList(), fetchPage: fetchPage.logic } }),
      inputAt('?city=none&from=2026-11-01&to=2026-11-23'),
    );
    await fetchPage.answer(success(pageOf(30)));
    expect({
      asked: fetchPage.inputs().map(({ filters }) => filters),
      page: actor.getSnapshot().context.page,
    }).toEqual({ asked: [{ city: 'none', from: '2026-11-01', to: '2026-11-23' }], page: pageOf(30) });
  });
});
