import { assign, emit, fromPromise, setup } from 'xstate';

export type ToyEvent = { type: 'opened'; with: string } | { type: 'closed' } | { type: 'lit' };

/** A small machine with every feature: an invoke, guards, `always`, a delay, regions, a history and a final state. */
export const toyMachine = setup({
  types: {
    context: {} as { attempts: number },
    events: {} as ToyEvent,
    emitted: {} as { type: 'door.opened' },
  },
  actors: { tryKey: fromPromise<boolean, string>(() => Promise.resolve(true)) },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    announce: emit({ type: 'door.opened' }),
  },
  guards: {
    hasKey: ({ event }) => event.type === 'opened' && event.with !== '',
    isWornOut: ({ context }) => context.attempts > 1,
  },
  delays: { aWhile: 1000 },
}).createMachine({
  id: 'toy',
  context: { attempts: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: { opened: [{ guard: 'hasKey', target: 'trying', actions: 'countAttempt' }, { target: 'jammed' }] },
    },
    trying: {
      invoke: { src: 'tryKey', input: 'key', onDone: { target: 'open' }, onError: { target: 'jammed' } },
    },
    open: {
      entry: 'announce',
      type: 'parallel',
      on: { closed: { target: 'shut' } },
      always: { guard: 'isWornOut', target: 'jammed' },
      after: { aWhile: { target: 'shut' } },
      states: {
        leaf: { initial: 'ajar', states: { ajar: {} } },
        lamp: { initial: 'dark', states: { dark: { on: { lit: 'bright' } }, bright: {}, last: { type: 'history' } } },
      },
    },
    jammed: { type: 'final' },
  },
});
