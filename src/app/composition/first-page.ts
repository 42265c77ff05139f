import type { SnapshotFrom } from 'xstate';
import type { Grants } from '#src/domain/rights/access.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { opens, routes } from '#src/domain/routes/routes.ts';
import { wantedPage } from '#src/machines/session/session-context.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import { grantStore } from '#src/app/stores/grant-store.ts';
import type { Asking } from './screens.ts';

interface Options {
  screens: {
    preload: (path: string) => void;
    ask: (account: string, location: AppLocation) => Asking;
  };
  /** The account whose token is in the cookie. */
  account: () => string | null;
}

/**
 * Follows the session, and loads its first page beside the permission fetch. Where the account was granted the page in its last
 * session, the page's data are requested beside it, too; new grants without the page drop the answer unseen (decision 051).
 */
export function createFirstPage({ screens, account }: Options) {
  let asking: Asking | null = null;
  let known: Grants | null = null;

  return ({ context, ...snapshot }: SnapshotFrom<typeof sessionMachine>): void => {
    if (snapshot.matches({ member: 'resolving' })) {
      // The address is not known yet.
      if (!context.location) return;
      const wanted = wantedPage(context);
      const owner = account();
      screens.preload(wanted.path);
      if (owner !== null && grantStore.had(owner, wanted.path)) asking ??= screens.ask(owner, wanted);
      return;
    }
    const isGranted = snapshot.matches({ member: 'granted' });
    if (asking && !(isGranted && opens(context.grants, asking.path))) asking.drop();
    asking = null;
    // While somebody views the app as another role, the grants are not their own.
    if (!isGranted || !context.account || context.viewing || context.grants === known) return;
    known = context.grants;
    grantStore.write(context.account.account, grantedPaths(known));
  };
}

const grantedPaths = (grants: Grants) =>
  routes.filter(({ access, path }) => access === 'granted' && opens(grants, path)).map(({ path }) => path);
