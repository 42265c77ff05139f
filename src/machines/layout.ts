import { assign, emit, setup } from 'xstate';
import { fact, type FactOf } from './facts.ts';
import { missingFeed } from './ports.ts';

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
  description: 'The sidebar on desktop and on small screens.',
  context: ({ input }) => ({ expanded: input.expanded }),
  invoke: { src: 'deviceFeed' },
  initial: 'desktop',
  states: {
    desktop: {
      on: {
        'device.changed': { guard: { type: 'isMobile', params: ({ event }) => event }, target: 'mobile' },
        'sidebar.toggle': { target: '.choosing', actions: ['toggle', 'tellToggled'] },
      },
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isExpanded', target: 'wide' }, { target: 'narrow' }] },
        wide: { description: '210 px.' },
        narrow: { description: '54 px, icons only.' },
      },
    },
    mobile: {
      on: {
        'device.changed': [{ guard: { type: 'isMobile', params: ({ event }) => event } }, { target: 'desktop' }],
      },
      initial: 'hidden',
      states: {
        hidden: { on: { 'sidebar.toggle': 'drawn' } },
        drawn: {
          description: 'The menu lies over the page.',
          on: { 'sidebar.toggle': 'hidden', 'sidebar.dismiss': 'hidden', 'page.admitted': 'hidden' },
        },
      },
    },
  },
});
