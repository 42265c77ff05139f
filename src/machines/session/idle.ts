import { assign, sendTo, setup } from 'xstate';
import { missingFeed } from '#src/machines/ports.ts';
import { withEvent } from '#src/machines/params.ts';

/** The time left of an idle session, in milliseconds. */
export interface IdleMeasured {
  type: 'idle.measured';
  left: number;
}

/** How long the person is warned before the session ends (decision 015). */
export const countdownMilliseconds = 60_000;

/**
 * Ends a session that nobody uses (decision 015): a countdown offers to stay, then the session ends. `inputFeed`
 * measures the idle time and reports nothing if the countdown is switched off. `stay` is sent to it and counts as input
 * in every browser tab.
 */
export const idleMachine = setup({
  types: { context: {} as { secondsLeft: number }, events: {} as IdleMeasured | { type: 'stay' } },
  actors: { inputFeed: missingFeed<{ type: 'stay' }>('inputFeed') },
  actions: {
    keepSeconds: assign({ secondsLeft: (_, { left }: IdleMeasured) => Math.ceil(left / 1000) }),
    countAsInput: sendTo('inputFeed', { type: 'stay' }),
  },
  guards: {
    isOver: (_, { left }: IdleMeasured) => left <= 0,
    isNear: (_, { left }: IdleMeasured) => left <= countdownMilliseconds,
  },
}).createMachine({
  id: 'idle',
  context: { secondsLeft: 0 },
  // If the feed fails, the session goes on until the server ends it.
  invoke: { id: 'inputFeed', src: 'inputFeed', onError: {} },
  initial: 'used',
  states: {
    used: {
      on: {
        'idle.measured': [
          { guard: withEvent('isOver'), target: 'over' },
          {
            guard: withEvent('isNear'),
            target: 'counting',
            actions: withEvent('keepSeconds'),
          },
        ],
      },
    },
    counting: {
      on: {
        stay: { target: 'used', actions: 'countAsInput' },
        'idle.measured': [
          { guard: withEvent('isOver'), target: 'over' },
          {
            guard: withEvent('isNear'),
            actions: withEvent('keepSeconds'),
          },
          { target: 'used' },
        ],
      },
    },
    over: { type: 'final' },
  },
});
