import { describe, expect, test } from 'vitest';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import { type Result, success, unexplained } from '#src/domain/failure.ts';
import { stepsMachine } from '#src/machines/content/steps.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { network } from '#tests/machines/support/fixtures.ts';
import { port } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const begun: StepEvent = { time: '2026-05-20 09:30:00', by: 'editor', step: 'add', reason: null };
const sent: StepEvent = { time: '2026-05-21 09:30:00', by: 'editor', step: 'submit', reason: null };

const model = {
  events: {
    open: [
      { type: 'open', id: 'SQ001', asOf: 'draft' },
      { type: 'open', id: 'SQ001', asOf: 'submitted' },
    ],
    retry: [{ type: 'retry' }],
  },
  answers: { fetchSteps: [success([begun]), network] },
  invariant: ({ context: { asked, events, failure }, value }) => {
    expect(asked !== null).toBe(value !== 'closed');
    if (value === 'shown') expect([events, failure]).toEqual([[begun], null]);
    if (value === 'failed') expect(failure).not.toBeNull();
  },
} satisfies Model<typeof stepsMachine>;

describe('the steps of a record', () => {
  describeModel(stepsMachine, model);

  test('are fetched again after each step; the older ones stay until the newer arrive, and a failure is shown in their place', async () => {
    const fetchSteps = port<Result<readonly StepEvent[]>, { id: string }>();
    const { actor, facts, value } = run(stepsMachine.provide({ actors: { fetchSteps: fetchSteps.logic } }));
    const context = () => actor.getSnapshot().context;
    const open = (asOf: string) => actor.send({ type: 'open', id: 'SQ001', asOf });
    open('draft');
    open('draft');
    await fetchSteps.answer(success([begun]));
    open('draft');
    expect([value(), context().events, fetchSteps.inputs().length]).toEqual(['shown', [begun], 1]);
    open('submitted');
    await fetchSteps.answer(network);
    expect([value(), context().events, context().failure]).toEqual(['failed', [begun], network.failure]);
    actor.send({ type: 'retry' });
    await fetchSteps.break();
    expect([value(), context().failure]).toEqual(['failed', unexplained]);
    actor.send({ type: 'retry' });
    await fetchSteps.answer(success([begun, sent]));
    expect({ state: value(), context: context(), inputs: fetchSteps.inputs(), facts }).toEqual({
      state: 'shown',
      context: { asked: { id: 'SQ001', asOf: 'submitted' }, events: [begun, sent], failure: null },
      inputs: Array.from({ length: 4 }, () => ({ id: 'SQ001' })),
      facts: [],
    });
  });
});
