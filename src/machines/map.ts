import { type ActorRefFrom, assign, setup } from 'xstate';
import type { MapProvider } from '#src/domain/map-provider.ts';
import { missingCall } from './ports.ts';

/**
 * The map to pick a place on (decision 36): the provider's when there is a key and it can be had, else the built-in schematic
 * one. Nothing of a provider is loaded before somebody opens the map.
 */
export const mapMachine = setup({
  types: {
    context: {} as { provider: MapProvider | null },
    events: {} as { type: 'map.open' } | { type: 'map.close' },
    tags: {} as 'failed',
  },
  actors: { loadProvider: missingCall<MapProvider | null, undefined>('loadProvider') },
  actions: { keepProvider: assign({ provider: (_, provider: MapProvider | null) => provider }) },
  guards: { isThere: (_, provider: MapProvider | null) => provider !== null },
}).createMachine({
  id: 'map',
  description: 'The map to pick a place on.',
  context: { provider: null },
  initial: 'closed',
  on: { 'map.close': '.closed' },
  states: {
    closed: { on: { 'map.open': 'loading' } },
    loading: {
      invoke: {
        src: 'loadProvider',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'provided',
            actions: { type: 'keepProvider', params: ({ event }) => event.output },
          },
          { target: 'schematic' },
        ],
        onError: 'unavailable',
      },
    },
    provided: { description: 'The map service draws.' },
    schematic: { description: 'No service is configured: the fourteen cities as tiles.' },
    unavailable: { tags: 'failed', description: 'The service cannot be had: the tiles serve, and that is said.' },
  },
});

export type MapActor = ActorRefFrom<typeof mapMachine>;
