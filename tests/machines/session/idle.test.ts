import { describe, expect, test } from 'vitest';
import { type IdleMeasured, idleMachine } from '#src/machines/session/idle.ts';
import { describeModel, type Model } from '#tests/machines/model.ts';
import { feed } from '#tests/machines/support/port.ts';
import { run } from '#tests/machines/support/run.ts';

const measured = (left: number): IdleMeasured => ({ type: 'idle.measured', left });

const model = {
  events: {
    'idle.measured': [measured(90_000), measured(60_000), measured(1), measured(0), measured(-3_600_000)],
    stay: [{ type: 'stay' }],
  },
} satisfies Model<typeof idleMachine>;

function watching() {
  const clock = feed<IdleMeasured, { type: 'stay' }>();
  return {
    ...run(idleMachine.provide({ actors: { inputFeed: clock.logic } })),
    tell: (left: number) => clock.tell(measured(left)),
    clock,
  };
}

describe('idle', () => {
  describeModel(idleMachine, model);

  test('decision 015, fault A20: counts down a minute, then ends the session', () => {
    const { actor, tell, value, clock } = watching();
    const seen: unknown[] = [];
    for (const left of [60_001, 60_000, 30_500, 1, 0]) {
      tell(left);
      seen.push({ state: value(), secondsLeft: actor.getSnapshot().context.secondsLeft });
    }
    expect(seen).toEqual([
      { state: 'used', secondsLeft: 0 },
      { state: 'counting', secondsLeft: 60 },
      { state: 'counting', secondsLeft: 31 },
      { state: 'counting', secondsLeft: 1 },
      { state: 'over', secondsLeft: 1 },
    ]);
    expect({ status: actor.getSnapshot().status, listeners: clock.listeners() }).toEqual({
      status: 'done',
      listeners: 0,
    });
  });

  test('decision 015: a laptop that slept through the countdown ends the session when it wakes', () => {
    const { tell, value } = watching();
    tell(-18_000_000);
    expect(value()).toEqual('over');
  });

  test('fault A20: input in another browser tab ends the countdown', () => {
    const { tell, value } = watching();
    tell(20_000);
    tell(1_860_000);
    expect(value()).toEqual('used');
  });
});
