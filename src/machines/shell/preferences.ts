import { assign, emit, setup } from 'xstate';
import type { Preferences } from '#src/domain/looks/preferences.ts';
import { readColour } from '#src/domain/looks/theme-colour.ts';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { withEvent } from '#src/machines/params.ts';
import { missingFeed } from '#src/machines/ports.ts';

type Event =
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'session.closed' }
  | { type: 'preference.choose'; change: Partial<Omit<Preferences, 'colour'>> }
  /** The value as picked or typed. */
  | { type: 'colour.choose'; text: string }
  /** The choice was made in another browser tab. */
  | { type: 'preferences.stored'; preferences: Preferences };

/**
 * The appearance of the app in this browser, and the panel for choosing it (product 2, 9; decision 018). A choice takes
 * effect at once. A text that is no valid colour is ignored, so the last valid colour stays (X04).
 */
export const preferencesMachine = setup({
  types: {
    context: {} as Preferences,
    events: {} as Event,
    input: {} as Preferences,
    emitted: {} as FactOf<'preferences.chosen'>,
  },
  actors: { storedFeed: missingFeed('storedFeed') },
  actions: {
    take: assign((_, change: Partial<Preferences>) => change),
    takeColour: assign(({ context }, { text }: { text: string }) => ({ colour: readColour(text) ?? context.colour })),
    tellChosen: emit(({ context }) => fact({ type: 'preferences.chosen', preferences: context })),
  },
  guards: {
    isColour: (_, { text }: { text: string }) => readColour(text) !== null,
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => input,
  invoke: { src: 'storedFeed' },
  on: {
    'preference.choose': { actions: [{ type: 'take', params: ({ event }) => event.change }, 'tellChosen'] },
    'colour.choose': {
      guard: withEvent('isColour'),
      actions: [withEvent('takeColour'), 'tellChosen'],
    },
    'preferences.stored': { actions: { type: 'take', params: ({ event }) => event.preferences } },
  },
  initial: 'closed',
  states: {
    closed: { on: { 'panel.open': 'open' } },
    open: {
      on: { 'panel.close': 'closed', 'session.closed': 'closed' },
    },
  },
});
