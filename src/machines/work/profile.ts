import { type ActorRefFrom, sendTo, setup } from 'xstate';
import type { PageEvent, PageInput } from '#src/machines/page.ts';
import { ownLoginsMachine, recentWorkMachine } from './shelf.ts';

/** The personal centre (decision 027): recent work and log-ins side by side. Each loads and fails independently. */
export const profileMachine = setup({
  types: {
    input: {} as PageInput,
    events: {} as PageEvent,
    children: {} as { recentWork: 'recentWork'; ownLogins: 'ownLogins' },
  },
  actors: { recentWork: recentWorkMachine, ownLogins: ownLoginsMachine },
  actions: { passToWork: sendTo('recentWork', ({ event }) => event) },
}).createMachine({
  id: 'profile',
  invoke: [
    { id: 'recentWork', src: 'recentWork' },
    { id: 'ownLogins', src: 'ownLogins' },
  ],
  on: {
    'records.*': { actions: 'passToWork' },
  },
});

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
