import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import { type ArrivalsAnswer, arrivalsMachine, type ArrivalsQuestion } from '#src/machines/comments/arrivals.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { feed, port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const counts = { pending: 3, shown: 4, hidden: 0, marked: 1 };
const answer = (count: number, last: string) => success({ count, last, counts });

const model = {
  events: {
    'list.fetched': [{ type: 'list.fetched', filters: {} }],
    'arrivals.ask': [{ type: 'arrivals.ask' }],
    'arrivals.due': [{ type: 'arrivals.due' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
  answers: { fetchArrivals: [answer(0, '9'), network] },
  input: { filters: {} },
  situation: ({ context }) => [context.after, context.counts !== null],
} satisfies Model<typeof arrivalsMachine>;

describe('commentArrivals', () => {
  describeModel(arrivalsMachine, model);

  test('W2.5: arrivals since the last fetch of the list are counted, and reset by the next fetch', async () => {
    const fetchArrivals = port<Result<ArrivalsAnswer>, ArrivalsQuestion>();
    const ticks = feed<{ type: 'arrivals.due' }, { type: 'arrivals.due' }>();
    const { actor } = run(
      arrivalsMachine.provide({ actors: { fetchArrivals: fetchArrivals.logic, tickFeed: ticks.logic } }),
      { filters: {} },
    );
    const arrived = () => actor.getSnapshot().context.arrived;
    actor.send({ type: 'list.fetched', filters: { status: 'all' } });
    await fetchArrivals.answer(answer(7, '400'));
    expect(arrived()).toEqual(0);
    ticks.tell({ type: 'arrivals.due' });
    expect(fetchArrivals.calls.length, 'nobody sees the page').toEqual(1);
    actor.send({ type: 'page.shown' });
    ticks.tell({ type: 'arrivals.due' });
    await fetchArrivals.answer(answer(2, '402'));
    actor.send({ type: 'arrivals.ask' });
    await fetchArrivals.answer(answer(1, '403'));
    ticks.tell({ type: 'arrivals.due' });
    await fetchArrivals.answer(network);
    expect([arrived(), actor.getSnapshot().context.counts]).toEqual([3, counts]);
    actor.send({ type: 'list.fetched', filters: {} });
    expect([arrived(), fetchArrivals.inputs()]).toEqual([
      0,
      [
        { after: null, filters: { status: 'all' } },
        { after: '400', filters: { status: 'all' } },
        { after: '402', filters: { status: 'all' } },
        { after: '403', filters: { status: 'all' } },
        { after: null, filters: {} },
      ],
    ]);
  });
});
