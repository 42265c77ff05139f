import { assign, emit, setup } from 'xstate';
import { fact, type FactOf } from '#src/machines/facts.ts';
import { withEvent } from '#src/machines/params.ts';
import { missingFeed } from '#src/machines/ports.ts';

type Event =
  | { type: 'device.changed'; mobile: boolean }
  | { type: 'sidebar.toggle' }
  | { type: 'sidebar.dismiss' }
  | { type: 'page.admitted' };

/**
 * The sidebar (product 2, 10.9): wide or narrow on a desktop, a drawer below 992 px. Only the person's own toggle
 * on a desktop is stored; coming back to the desktop restores that choice.
 */
export const layoutMachine = setup({
  types: {
    context: {} as { expanded: boolean },
    events: {} as Event,
    input: {} as { expanded: boolean },
    emitted: {} as FactOf<'sidebar.toggled'>,
  },
  actors: { deviceFeed: missingFeed('deviceFeed') },
  actions: {
    toggle: assign({ expanded: ({ context }) => !context.expanded }),
    tellToggled: emit(({ context }) => fact({ type: 'sidebar.toggled', expanded: context.expanded })),
  },
  guards: {
    isMobile: (_, { mobile }: { mobile: boolean }) => mobile,
    isExpanded: ({ context }) => context.expanded,
  },
}).createMachine({
  id: 'layout',
  context: ({ input }) => ({ expanded: input.expanded }),
  invoke: { src: 'deviceFeed' },
  initial: 'desktop',
  states: {
    desktop: {
      on: {
        'device.changed': { guard: withEvent('isMobile'), target: 'mobile' },
        'sidebar.toggle': { target: '.choosing', actions: ['toggle', 'tellToggled'] },
      },
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isExpanded', target: 'wide' }, { target: 'narrow' }] },
        wide: {},
        narrow: {},
      },
    },
    mobile: {
      on: {
        'device.changed': [{ guard: withEvent('isMobile') }, { target: 'desktop' }],
      },
      initial: 'hidden',
      states: {
        hidden: { on: { 'sidebar.toggle': 'drawn' } },
        drawn: {
          on: { 'sidebar.toggle': 'hidden', 'sidebar.dismiss': 'hidden', 'page.admitted': 'hidden' },
        },
      },
    },
  },
});
