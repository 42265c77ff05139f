import { describe, expect, test } from 'vitest';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { type History, revisionsMachine } from '#src/machines/content/revisions.ts';
import { type Model, pathsOf } from '#tests/machines/model.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const history: History = {
  revisions: [{ version: 1, by: 'editor', time: '2026-03-12 09:30:00', values: { mainTitle: '银杏' } }],
  names: {},
};

const model = {
  events: { open: [{ type: 'open', id: '42' }], close: [{ type: 'close' }], retry: [{ type: 'retry' }] },
  answers: { fetchHistory: [success(history), network] },
  invariant: ({ context, value }) => {
    expect({ hasHistory: context.history !== null, hasFailure: context.failure !== null }).toEqual({
      hasHistory: value === 'shown',
      hasFailure: value === 'failed' || (value === 'loading' && context.failure !== null),
    });
  },
} satisfies Model<typeof revisionsMachine>;

describe('revisions', () => {
  test.for(pathsOf(revisionsMachine, model))('$title', (path) => path.run());

  test('are asked for each time somebody opens them, and again on retry; a failure is said where they would stand', async () => {
    const fetchHistory = port<Result<History>, { id: string }>();
    const { actor, facts, value } = run(revisionsMachine.provide({ actors: { fetchHistory: fetchHistory.logic } }));
    const context = () => actor.getSnapshot().context;
    actor.send({ type: 'open', id: '42' });
    await fetchHistory.answer(network);
    expect({ state: value(), failure: context().failure }).toEqual({ state: 'failed', failure: network.failure });
    actor.send({ type: 'retry' });
    await fetchHistory.break();
    expect(context().failure).toEqual(unexplained);
    actor.send({ type: 'retry' });
    await fetchHistory.answer(success(history));
    expect({ state: value(), context: context() }).toEqual({
      state: 'shown',
      context: { id: '42', history, failure: null },
    });
    actor.send({ type: 'close' });
    actor.send({ type: 'open', id: '42' });
    expect({ state: value(), history: context().history, fetchHistoryInputs: fetchHistory.inputs(), facts }).toEqual({
      state: 'loading',
      history: null,
      fetchHistoryInputs: Array.from({ length: 4 }, () => ({ id: '42' })),
      facts: [],
    });
  });
});
