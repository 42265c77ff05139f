import type { ActorRefFrom } from 'xstate';
import type { Grants } from '#src/domain/rights/access.ts';
import { type AppLocation, errorPath, loginPath, toHref } from '#src/domain/routes/location.ts';
import { opens, routes } from '#src/domain/routes/routes.ts';
import { type SessionContext, wantedPage } from '#src/machines/session/session-context.ts';
import type { sessionMachine } from '#src/machines/session/session.ts';
import { grantStore } from '#src/app/stores/grant-store.ts';
import type { Asking } from './screens.ts';

interface Options {
  session: ActorRefFrom<typeof sessionMachine>;
  screens: {
    preload: (path: string) => void;
    ask: (account: string, location: AppLocation) => Asking;
  };
  /** The account whose token is in the cookie. */
  account: () => string | null;
}

/**
 * Follows the session, and loads its first page beside the permission fetch. Where the account was granted the page in its last
 * session, the page's data are requested beside it, too, otherwise as soon as the grants are known. The answer is dropped unseen
 * when the grants do not contain the page, when another page is shown, and when the session ends (decision 051).
 */
export function requestFirstPage({ session, screens, account }: Options) {
  // Kept after the list took the answer, too: dropping it then does nothing.
  let first: { owner: string; location: AppLocation; asking: Asking | null } | null = null;
  let known: Grants | null = null;

  const ask = () => {
    if (first) first.asking ??= screens.ask(first.owner, first.location);
  };

  const drop = () => {
    first?.asking?.drop();
    first = null;
  };

  function prepare(context: SessionContext) {
    // The address is not known yet.
    if (!context.location) return;
    const location = wantedPage(context);
    screens.preload(location.path);
    const owner = account();
    if (first && first.owner === owner && toHref(first.location) === toHref(location)) return;
    drop();
    // After the login of another account, the page is not that of the redirect (decision 003).
    const isForeign = (context.returnTo?.owner ?? owner) !== owner;
    if (owner === null || isForeign) return;
    first = { owner, location, asking: null };
    if (grantStore.had(owner, location.path)) ask();
  }

  // Before the address, the tabs and the page follow the grants.
  session.on('session.opened', ({ account: { account: owner }, grants }) => {
    // The cookie may spell the account otherwise; the list would not take the answer.
    if (first?.owner === owner && opens(grants, first.location.path)) ask();
  });

  // Another browser tab may open the next session on the same page.
  session.on('session.closed', drop);

  session.subscribe(({ context, ...snapshot }) => {
    if (snapshot.matches({ member: 'resolving' })) return prepare(context);
    const { grants, admitted, viewing } = context;
    const isGranted = snapshot.matches({ member: 'granted' });
    const isElsewhere = admitted !== null && ![loginPath, errorPath, first?.location.path].includes(admitted.path);
    if (!isGranted || isElsewhere || (first && !opens(grants, first.location.path))) drop();
    // While somebody views the app as another role, the grants are not their own.
    if (!isGranted || !context.account || viewing || grants === known) return;
    known = grants;
    grantStore.write(context.account.account, grantedPaths(grants));
  });
}

const grantedPaths = (grants: Grants) =>
  routes.filter(({ access, path }) => access === 'granted' && opens(grants, path)).map(({ path }) => path);
