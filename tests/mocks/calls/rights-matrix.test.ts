import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { endpoints } from '#src/api/endpoints/index.ts';
import { actions, type Account, buttonOf } from '#src/domain/rights/access.ts';
import { holds, rightFor } from '#src/domain/rights/page-actions.ts';
import { success } from '#src/domain/failure.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { buildMenu, pagesOf } from '#src/domain/shell/menu.ts';
import { grantPath, type Route, routes } from '#src/domain/routes/routes.ts';
import { demoAccounts } from '#mocks/shared/accounts.ts';
import { roleRows } from '#mocks/seed/accounts.ts';
import { boundSession } from '#tests/machines/support/session.ts';
import { createClient, dataOf } from '#tests/mocks/client.ts';

/** The rights of an account, read literally from the seed, not by the tested code (product 6, decision 004). */
function oracleOf(roleName: string) {
  const paths = new Set(
    roleRows.find((role) => role.roleName === roleName)?.modules.map(({ modulePath }) => modulePath),
  );
  const mayOpen = (path: string) =>
    roleName === 'admin' || [...paths].some((one) => one === path || one.startsWith(`${path}_`));
  return {
    opens: (route: Route) => route.access !== 'granted' || mayOpen(grantPath(route)),
    holds: (right: string) => (right.includes('_') ? paths.has(right) : mayOpen(right)),
  };
}

/** An address of the page. */
const hrefOf = ({ path }: Route) => path.replace(':id', '1');

const members = routes.filter(({ access }) => access !== 'public');
const pages = members.filter(({ path }) => path !== '/error');

/** Every demo account that can sign in, with the answers of the server to it. */
const accounts = demoAccounts.filter(({ shows }) => shows !== 'disabled');

describe.each(accounts)('$account ($roleName): every page, every operation, every call', ({ account, roleName }) => {
  const oracle = oracleOf(roleName);

  /** The guard and the grants of a session of this account, built from the answers of the mock. */
  async function signIn() {
    const client = createClient();
    const token = await client.signIn(account);
    const bound = boundSession();
    const session = createActor(bound.machine, { input: { signedIn: true, lastAccount: null } });
    const notices: string[] = [];
    session.on('notice', ({ notice }) => void notices.push(notice.code));
    session.start();
    const visit = (href: string) => session.send({ type: 'location.changed', location: toLocation(href), owner: null });
    visit('/blank');
    await bound.account.answer(
      success(dataOf<Account>(await client.call('/sys/auth/getUserInfo', undefined, { token }))),
    );
    await bound.entries.answer(
      success(dataOf<unknown[]>(await client.call('/sys/auth/permissions', undefined, { token }))),
    );
    return { client, token, session, notices, visit };
  }

  test('fault C1, C2: menu, pages and buttons', async () => {
    const { notices, session, visit } = await signIn();
    if (account === 'nobody') {
      // An account without any grant cannot enter (product 4).
      expect([notices, session.getSnapshot().matches('guest')]).toEqual([['permissions.none'], true]);
      expect(pages.filter((route) => route.access === 'granted' && oracle.opens(route))).toEqual([]);
      return;
    }
    const { grants } = session.getSnapshot().context;

    const menu = new Set(buildMenu(grants).flatMap((item) => pagesOf(item).map(({ path }) => path)));
    expect(members.map((route) => [route.path, menu.has(route.path)])).toEqual(
      members.map((route) => [route.path, !route.hidden && oracle.opens(route)]),
    );

    const judged = pages.map((route) => {
      notices.length = 0;
      visit(hrefOf(route));
      return [route.path, session.getSnapshot().context.admitted?.path === hrefOf(route), [...notices]];
    });
    expect(judged).toEqual(
      pages.map((route) => [route.path, oracle.opens(route), oracle.opens(route) ? [] : ['page.unavailable']]),
    );

    const buttons = pages.map((route) => [
      route.path,
      actions.filter((action) => holds(grants, rightFor(grantPath(route), action))),
    ]);
    expect(buttons).toEqual(
      pages.map((route) => [route.path, actions.filter((action) => oracle.holds(buttonOf(grantPath(route), action)))]),
    );
  });

  test('fault C10: the mock accepts exactly the granted calls', async () => {
    const { client, token } = await signIn();
    const guarded = endpoints.filter(({ right }) => right !== null);
    const denied = await Promise.all(
      guarded.map(async ({ encoding, method, path, right }) => {
        // Bodies that no call accepts: rights are checked first, so nothing is changed.
        const headers = {
          Authorization: token,
          ...(encoding === 'json' ? { 'Content-Type': 'application/json' } : {}),
        };
        const answer = await client.send(path, { method, headers, body: '[]' });
        return [path, right, answer.status === 403];
      }),
    );
    expect(denied).toEqual(guarded.map(({ path, right }) => [path, right, !oracle.holds(right ?? '')]));
  });
});

test('the matrix covers accounts with all, some and no rights, to pages and to buttons', () => {
  const rights = endpoints.flatMap(({ right }) => (right === null ? [] : [right]));
  const held = Object.fromEntries(
    accounts.map(({ account, roleName }) => [account, rights.filter(oracleOf(roleName).holds).length]),
  );
  expect([held['admin'], held['nobody']]).toEqual([rights.length, 0]);
  expect(held['editor']).toBeGreaterThan(50);
  expect(held['viewer']).toBeGreaterThan(0);
  expect(held['viewer']).toBeLessThan(8);
});
