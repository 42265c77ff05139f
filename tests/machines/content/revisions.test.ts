import { describe, expect, test } from 'vitest';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { type History, revisionsMachine } from '#src/machines/content/revisions.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const history: History = {
  entries: [{ kind: 'created', version: 1, by: 'editor', time: '2026-03-12 09:30:00', values: { mainTitle: '银杏' } }],
  names: {},
};

const model = {
  events: {
    open: [
      { type: 'open', id: '42', asOf: '1' },
      { type: 'open', id: '42', asOf: '2' },
    ],
    close: [{ type: 'close' }],
    retry: [{ type: 'retry' }],
  },
  answers: { fetchHistory: [success(history), network] },
  invariant: ({ context, value }) => {
    // The shown revisions or failure stay during the next fetch.
    const { asked, history: shown, failure } = context;
    const isAgain = value === 'loading' || value === 'failed';
    expect({ asked: asked !== null, shown: shown !== null, failed: failure !== null }).toEqual({
      asked: value !== 'closed',
      shown: value === 'shown' || (isAgain && shown !== null),
      failed: value === 'failed' || (value === 'loading' && failure !== null),
    });
  },
} satisfies Model<typeof revisionsMachine>;

describe('revisions', () => {
  describeModel(revisionsMachine, model);

  test('are fetched each time they are opened and on retry; a failure is shown in their place', async () => {
    const fetchHistory = port<Result<History>, { id: string }>();
    const { actor, facts, value } = run(revisionsMachine.provide({ actors: { fetchHistory: fetchHistory.logic } }));
    const context = () => actor.getSnapshot().context;
    actor.send({ type: 'open', id: '42', asOf: '1' });
    await fetchHistory.answer(network);
    expect({ state: value(), failure: context().failure }).toEqual({ state: 'failed', failure: network.failure });
    actor.send({ type: 'retry' });
    await fetchHistory.break();
    expect(context().failure).toEqual(unexplained);
    actor.send({ type: 'retry' });
    await fetchHistory.answer(success(history));
    expect({ state: value(), context: context() }).toEqual({
      state: 'shown',
      context: { asked: { id: '42', asOf: '1' }, history, failure: null },
    });
    actor.send({ type: 'close' });
    actor.send({ type: 'open', id: '42', asOf: '1' });
    expect({ state: value(), history: context().history, fetchHistoryInputs: fetchHistory.inputs(), facts }).toEqual({
      state: 'loading',
      history: null,
      fetchHistoryInputs: Array.from({ length: 4 }, () => ({ id: '42' })),
      facts: [],
    });
  });

  test('are fetched once for each state of the record; the older ones stay until the newer arrive', async () => {
    const fetchHistory = port<Result<History>, { id: string }>();
    const { actor, value } = run(revisionsMachine.provide({ actors: { fetchHistory: fetchHistory.logic } }));
    const open = (version: number) => actor.send({ type: 'open', id: '42', asOf: `${version} draft` });
    open(1);
    open(1);
    await fetchHistory.answer(success(history));
    open(1);
    expect([value(), fetchHistory.inputs().length]).toEqual(['shown', 1]);
    open(2);
    open(2);
    expect([value(), actor.getSnapshot().context.history]).toEqual(['loading', history]);
    // Saved again before the answer arrives.
    open(3);
    expect(fetchHistory.inputs()).toHaveLength(3);
    await fetchHistory.answer(network);
    open(3);
    expect([value(), fetchHistory.inputs().length]).toEqual(['failed', 3]);
  });
});
