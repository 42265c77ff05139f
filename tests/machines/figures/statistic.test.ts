import { describe, expect, test } from 'vitest';
import { type Result, success } from '#src/domain/failure.ts';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { statisticMachine } from '#src/machines/figures/statistic.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { at, notified } from '#tests/machines/support/facts.ts';
import { figuresOf } from '#tests/machines/support/figures.ts';
import { expired, network, recordChanged, recordsDeleted, recordsOperated } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run, taken } from '#tests/machines/support/run.ts';

const path = '/statistics/saView';
const located = (search: string) => ({ type: 'page.located', location: at(path + search).location }) as const;
const inputAt = (search = '') => ({ tabId: 'tab2', location: at(path + search).location });

const model = {
  events: {
    'page.located': [located(''), located('?period=lastMonth'), located('?period=never')],
    'records.changed': [recordChanged(path)],
    'records.deleted': [recordsDeleted(path, '7')],
    'records.operated': [recordsOperated(path, ['7'])],
    'query.change': [{ type: 'query.change', change: { compare: 'year' } }],
    'query.reset': [{ type: 'query.reset' }],
    reload: [{ type: 'reload' }],
  },
  answers: { fetchFigures: [success(figuresOf()), network] },
  situation: ({ context: { query, figures, dropped } }) => [query.period, dropped.length, figures?.total ?? null],
} satisfies Model<typeof statisticMachine>;

function opened(search = '') {
  const fetchFigures = port<Result<Figures>, { statistic: Statistic; query: FigureQuery }>();
  const running = run(statisticMachine.provide({ actors: { fetchFigures: fetchFigures.logic } }), inputAt(search));
  return { ...running, fetchFigures, context: () => running.actor.getSnapshot().context };
}

const wentTo = (href: string) => ({ type: 'navigation.requested', href, replace: false });

describe('statistic', () => {
  describeModel(statisticMachine, { ...model, input: inputAt() });

  test('W4.12: the query is read from the address, and a change of it navigates first', async () => {
    const { actor, fetchFigures, facts, context } = opened('?compare=year&city=%E5%8D%97%E5%AE%81%E5%B8%82');
    await fetchFigures.answer(success(figuresOf()));
    actor.send({ type: 'query.change', change: { period: 'lastMonth' } });
    expect(context().query.period).toBe('last30');
    actor.send(located('?period=lastMonth&compare=previous'));
    actor.send({ type: 'query.reset' });
    expect({
      asked: fetchFigures.inputs().map(({ statistic, query }) => [statistic.name, query.period, query.filters]),
      facts: taken(facts),
      resets: context().resets,
    }).toEqual({
      asked: [
        ['saView', 'last30', { city: '南宁市' }],
        ['saView', 'lastMonth', {}],
      ],
      facts: [wentTo(`${path}?period=lastMonth&compare=year&city=%E5%8D%97%E5%AE%81%E5%B8%82`), wentTo(path)],
      resets: 1,
    });
  });

  test('W4.12: invalid values in the address are left out, and reported until the address changes', () => {
    const { actor, context } = opened('?period=never&city=atlantis&from=2026-02-30&to=2026-03-01');
    expect(context().dropped).toEqual(['period', 'days', 'city']);
    actor.send(located('?period=lastMonth'));
    expect(context().dropped).toEqual([]);
  });

  test('W4.13: a failure leaves the last figures with their time and their query', async () => {
    const { actor, fetchFigures, facts, context } = opened();
    await fetchFigures.answer(success(figuresOf()));
    actor.send({ type: 'reload' });
    await fetchFigures.answer(network);
    expect({ state: actor.getSnapshot().value, figures: context().figures, facts: taken(facts) }).toEqual({
      state: 'failed',
      figures: figuresOf(),
      facts: [notified({ code: 'failure', failure: { kind: 'network' } })],
    });
    actor.send(located('?period=lastMonth'));
    await fetchFigures.answer(network);
    expect({ asked: context().query.period, answered: context().answered?.period }).toEqual({
      asked: 'lastMonth',
      answered: 'last30',
    });
  });

  test('an expired session shows no second notice', async () => {
    const { fetchFigures, facts, actor } = opened();
    await fetchFigures.answer(expired);
    expect({ facts: taken(facts), state: actor.getSnapshot().value }).toEqual({
      facts: [],
      state: 'failed',
    });
  });

  test('a newer query replaces a running one', async () => {
    const { actor, fetchFigures, context } = opened();
    actor.send(located('?period=lastMonth'));
    await fetchFigures.answer(success(figuresOf(7)));
    await fetchFigures.answer(success(figuresOf(3)), 0);
    expect({
      cancelled: fetchFigures.calls.map(({ signal }) => signal.aborted),
      total: context().figures?.total,
      answered: context().answered?.period,
    }).toEqual({ cancelled: [true, false], total: 7, answered: 'lastMonth' });
  });
});
