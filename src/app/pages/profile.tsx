import { fromPromise } from 'xstate';
import { fetchOwnLogins } from '#src/api/profile.ts';
import { profileMachine } from '#src/machines/work/profile.ts';
import { ownLoginsMachine } from '#src/machines/work/shelf.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';
import { bindRecentWork } from '#src/app/bindings/recent-work.ts';

/** How many records the personal centre shows, and how many log-ins are searched for sessions that still exist. */
const shownRecords = 12;
const knownLogins = 50;

/** The personal centre (decision 027). */
export function createProfileScreen({ http }: PageWorld) {
  return screen({
    view: async () => (await imported(() => import('#src/views/profile/profile-screen.tsx'))).ProfileScreen,
    texts: ['profile', 'nouns', 'content'],
    machine: profileMachine.provide({
      actors: {
        recentWork: bindRecentWork(http, shownRecords),
        ownLogins: ownLoginsMachine.provide({
          actors: { fetchItems: fromPromise(({ signal }) => fetchOwnLogins(http, knownLogins, signal)) },
        }),
      },
    }),
  });
}
