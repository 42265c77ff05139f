import { describe, expect, test } from 'vitest';
import type { ConsultationCounts, ConsultationRow, OwnerChoice } from '#src/domain/consultations/consultation.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { consultationsMachine, type HandOverInput } from '#src/machines/consultations/consultations.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { countsOf, rowOf } from '#tests/machines/support/consultations.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import {
  expired,
  network,
  recordChanged,
  recordsDeleted,
  recordsOperated,
  refused,
  timeout,
} from '#tests/machines/support/fixtures.ts';
import { openings, plainList } from '#tests/machines/support/lists.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = '/book/book';
const pageOf = (...list: ConsultationRow[]): ListPage<ConsultationRow> => ({
  list,
  total: list.length,
  pageNum: 1,
  pageSize: 20,
});
const input = { tabId: 'tab1', location: at(path).location };
interface Overview {
  counts: ConsultationCounts;
  owners: readonly OwnerChoice[];
}

const overview: Overview = { counts: countsOf(3), owners: [{ account: 'zhang', name: '张明', open: 3 }] };

const model = {
  events: {
    'query.change': [{ type: 'query.change', change: { pageNum: 2 } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
    select: [{ type: 'select', selected: [rowOf('1')] }],
    'page.located': [{ type: 'page.located', location: at(`${path}?status=new`).location }],
    'records.changed': [recordChanged(path), recordChanged('/home/baseResources')],
    'records.deleted': [recordsDeleted(path, '2')],
    'records.operated': [recordsOperated(path, ['2'])],
    'handOver.ask': [{ type: 'handOver.ask' }],
    'handOver.cancel': [{ type: 'handOver.cancel' }],
    'handOver.send': [{ type: 'handOver.send', from: 'zhang', to: null }],
  },
  answers: {
    findOpening: openings,
    fetchPage: [success(pageOf(rowOf('1'))), success({ ...pageOf(), total: 1, pageNum: 2 }), network, expired],
    fetchOverview: [success(overview), network],
    handOver: [success(2), success(null), refused, timeout],
  },
  situation: ({ context: { page, query, counts, unsettled } }) => [
    page !== null,
    query.pageNum,
    counts !== null,
    unsettled !== null,
  ],
  input,
} satisfies Model<typeof consultationsMachine>;

function opened() {
  const fetchPage = port<Result<ListPage<ConsultationRow>>, ListQuery>();
  const fetchOverview = port<Result<Overview>>();
  const handOver = port<Result<number | null>, HandOverInput>();
  const running = run(
    consultationsMachine.provide({
      actors: {
        fetchPage: fetchPage.logic,
        fetchOverview: fetchOverview.logic,
        handOver: handOver.logic,
        ...plainList(),
        templates: feed().logic as never,
      },
    }),
    input,
  );
  return { ...running, fetchPage, fetchOverview, handOver, context: () => running.actor.getSnapshot().context };
}

describe('consultations', () => {
  describeModel(consultationsMachine, model);

  test('a page past the end becomes the last one', async () => {
    const { actor, context, fetchPage } = opened();
    await fetchPage.answer(success(pageOf(rowOf('1'))));
    actor.send({ type: 'page.located', location: at(`${path}?pageNum=3`).location });
    await fetchPage.answer(success({ ...pageOf(), total: 25, pageNum: 3 }));
    expect([fetchPage.inputs().map(({ pageNum }) => pageNum), context().query.pageNum]).toEqual([[1, 3, 2], 2]);
  });

  test('W3.15 a change elsewhere fetches rows and counts again; the current ones stay in view', async () => {
    const { actor, fetchPage, fetchOverview, context } = opened();
    await fetchPage.answer(success(pageOf(rowOf('1'))));
    await fetchOverview.answer(success(overview));
    actor.send(recordChanged(path));
    expect({
      pages: fetchPage.calls.length,
      overviews: fetchOverview.calls.length,
      shown: context().page?.list,
    }).toEqual({ pages: 2, overviews: 2, shown: [rowOf('1')] });
  });

  test('W3.13 all open consultations of a person are handed over in one write; repeated without an answer, it is the same write', async () => {
    const { actor, facts, handOver, value } = opened();
    actor.send({ type: 'handOver.ask' });
    actor.send({ type: 'handOver.send', from: 'zhang', to: 'wang' });
    await handOver.answer(timeout);
    actor.send({ type: 'handOver.send', from: 'zhang', to: 'wang' });
    await handOver.answer(success(4));
    const [first, second] = handOver.inputs();
    expect(second).toEqual(first);
    expect({ first: { from: first?.from, to: first?.to }, facts: taken(facts), state: value() }).toEqual({
      first: { from: 'zhang', to: 'wang' },
      facts: [
        notified({ code: 'failure', failure: { kind: 'timeout' } }),
        notified({ code: 'consultations.handedOver', count: 4 }),
        { type: 'records.changed', path, record: null },
      ],
      state: { records: 'loading', overview: 'loading', handOver: 'idle' },
    });
  });

  test('a hand-over without an answer keeps its key after one of other accounts, but not after one of the same accounts', async () => {
    const attempts = [
      [{ from: 'li', to: 'wang' }, true],
      [{ from: 'li', to: 'zhang' }, false],
      [{ from: 'zhang', to: null }, false],
    ].map(async ([between, isSame]) => {
      const { actor, handOver } = opened();
      actor.send({ type: 'handOver.ask' });
      const lost = { type: 'handOver.send', from: 'zhang', to: 'wang' } as const;
      actor.send(lost);
      await handOver.answer(timeout);
      actor.send({ type: 'handOver.send', ...(between as { from: string; to: string | null }) });
      await handOver.answer(success(1));
      actor.send({ type: 'handOver.ask' });
      actor.send(lost);
      const [first, , third] = handOver.inputs();
      return [first?.attempt === third?.attempt, isSame];
    });
    for (const [actual, expected] of await Promise.all(attempts)) expect(actual).toBe(expected);
  });

  test('missing counts leave the list unchanged', async () => {
    const { facts, fetchPage, fetchOverview, context } = opened();
    await fetchPage.answer(success(pageOf(rowOf('1'))));
    await fetchOverview.answer(network);
    expect({ counts: context().counts, facts: taken(facts), rows: context().page?.list.length }).toEqual({
      counts: null,
      facts: [],
      rows: 1,
    });
  });
});
