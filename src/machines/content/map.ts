import { type ActorRefFrom, assign, setup } from 'xstate';
import type { MapProvider } from '#src/domain/places/map-provider.ts';
import { missingCall } from '#src/machines/ports.ts';
import { withOutput } from '#src/machines/params.ts';

/**
 * The map for picking a place (decision 029): the provider's if there is a key and it loads, else the built-in schematic one.
 * No code of a provider is loaded before the map is opened, and a failed load can be repeated.
 */
export const mapMachine = setup({
  types: {
    context: {} as {
      provider: MapProvider | null;
      /** Whether the last try failed: then the next one loads the provider again. */
      hasFailed: boolean;
    },
    events: {} as
      | { type: 'map.open' }
      | { type: 'map.close' }
      /** The provider's map threw. */
      | { type: 'map.failed' }
      | { type: 'map.retry' },
    tags: {} as 'failed',
  },
  actors: { loadProvider: missingCall<MapProvider | null, { isRetry: boolean }>('loadProvider') },
  actions: {
    keepProvider: assign((_, provider: MapProvider | null) => ({ provider, hasFailed: false })),
    dropProvider: assign({ provider: null, hasFailed: true }),
  },
  guards: { isThere: (_, provider: MapProvider | null) => provider !== null },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'map',
  context: { provider: null, hasFailed: false },
  initial: 'closed',
  on: { 'map.close': '.closed' },
  states: {
    closed: { on: { 'map.open': 'loading' } },
    loading: {
      invoke: {
        src: 'loadProvider',
        input: ({ context }) => ({ isRetry: context.hasFailed }),
        onDone: [
          {
            guard: withOutput('isThere'),
            target: 'provided',
            actions: withOutput('keepProvider'),
          },
          { target: 'schematic' },
        ],
        onError: 'unavailable',
      },
      after: { patience: 'unavailable' },
    },
    provided: { on: { 'map.failed': 'unavailable' } },
    schematic: {},
    unavailable: {
      tags: 'failed',
      entry: 'dropProvider',
      on: { 'map.retry': 'loading' },
    },
  },
});

export type MapActor = ActorRefFrom<typeof mapMachine>;
