import { fromPromise } from 'xstate';
import { fetchOwnLogins } from '#src/api/profile.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { type ProfileActor, profileMachine } from '#src/machines/work/profile.ts';
import { ownLoginsMachine } from '#src/machines/work/shelf.ts';
import { ProfileScreen } from '#src/views/profile/profile-screen.tsx';
import type { PageWorld, Screen } from '#src/app/screen.ts';
import { bindRecentWork } from '#src/app/bindings/recent-work.ts';

/** How many records and log-ins the personal centre shows. */
const shownRecords = 12;
const shownLogins = 10;

/** The personal centre (decision 027). */
export async function createProfileScreen({ http }: PageWorld): Promise<Screen> {
  await loadTexts('profile', 'content');
  return {
    Component: ({ actor }) => <ProfileScreen profile={actor as ProfileActor} />,
    logic: profileMachine.provide({
      actors: {
        recentWork: bindRecentWork(http, shownRecords),
        ownLogins: ownLoginsMachine.provide({
          actors: { fetchItems: fromPromise(({ signal }) => fetchOwnLogins(http, shownLogins, signal)) },
        }),
      },
    }),
  };
}
