import { describe, expect, test } from 'vitest';
import { success } from '#src/domain/failure.ts';
import type { PermissionsOutcome } from '#src/domain/rights/permissions-outcome.ts';
import { wallPath } from '#src/domain/routes/location.ts';
import { admitted, notified, wentTo } from '#tests/machines/support/facts.ts';
import { articles, expired, home, network, news, refused, timeout } from '#tests/machines/support/fixtures.ts';
import { editor, editorGrants, grantedSession, startSession } from '#tests/machines/support/session.ts';
import { taken } from '#tests/machines/support/run.ts';

const encoded = encodeURIComponent(articles);
const login = `/login?redirect=${encoded}`;
const opened = { type: 'session.opened', account: editor, grants: editorGrants };

const waitingAt = (href: string) => startSession({ signedIn: true, href });

async function failedAt(href: string) {
  const session = waitingAt(href);
  await session.account.answer(network);
  await session.entries.answer(network);
  return session;
}

describe('decision 002: a refused permission fetch', () => {
  test.for([
    { ...refused, message: '不行' },
    { ...expired, message: null },
  ])('R06: ends the session with one notice ($failure.kind)', async ({ message, ...answer }) => {
    const { clearToken, entries, facts, value } = waitingAt(articles);
    await entries.answer(answer);
    expect(facts).toEqual([
      notified({ code: 'permissions.refused', message }),
      wentTo(login, 'editor'),
      admitted(login),
    ]);
    expect({ state: value(), clearTokenCalls: clearToken.mock.calls.length }).toEqual({
      state: { guest: 'atLogin' },
      clearTokenCalls: 1,
    });
  });

  test('fault A23: cancels the other call', async () => {
    const { account, entries } = waitingAt(articles);
    await account.answer(refused);
    expect(entries.calls[0]?.signal.aborted).toEqual(true);
  });

  test('G12: the next login without a reload leads to the page, not to /error', async () => {
    const { account, admitted: shown, facts, grant, signIn } = waitingAt(articles);
    await account.answer(refused);
    taken(facts);
    await signIn();
    await grant();
    expect({ facts, shownPath: shown()?.path }).toEqual({
      facts: [opened, wentTo(articles), admitted(articles)],
      shownPath: articles,
    });
  });
});

describe('decision 002: a permission fetch without usable grants', () => {
  test('G09: ends the session with one notice', async () => {
    const { clearToken, facts, grant, signIn, value } = startSession({ href: '/login' });
    await signIn();
    await grant(editor, ['/ghost']);
    expect(facts).toEqual([admitted('/login'), notified({ code: 'permissions.none' }), admitted('/login')]);
    expect({ state: value(), clearTokenCalls: clearToken.mock.calls.length }).toEqual({
      state: { guest: 'atLogin' },
      clearTokenCalls: 1,
    });
  });
});

describe('decision 002: an unanswered permission fetch', () => {
  const error = `/error?redirect=${encoded}`;

  test('keeps the token and leads to /error, without a notice', async () => {
    const { actor, clearToken, facts, value } = await failedAt(articles);
    expect({ facts, state: value() }).toEqual({ facts: [wentTo(error), admitted(error)], state: { member: 'failed' } });
    expect({ failure: actor.getSnapshot().context.failure, clearTokenCalls: clearToken.mock.calls.length }).toEqual({
      failure: { kind: 'network' },
      clearTokenCalls: 0,
    });
  });

  test.for([home, news, '/401', '/login', '/ghost'])(
    'G13: leads from %s to /error too, after one replacement',
    async (href) => {
      const { facts, visit } = await failedAt(articles);
      taken(facts);
      visit(href);
      const there = `/error?redirect=${encodeURIComponent(href)}`;
      expect(facts).toEqual([wentTo(there), admitted(there)]);
    },
  );

  test('G13: /error never redirects to itself', async () => {
    const { facts, visit } = await failedAt('/error');
    visit('/error?redirect=%2Fblank');
    expect(facts).toEqual([admitted('/error'), admitted('/error?redirect=%2Fblank')]);
  });

  test('a retry leads to the originally requested page', async () => {
    const { actor, facts, grant, value } = await failedAt(`${articles}?x=1#z`);
    taken(facts);
    actor.send({ type: 'retry' });
    expect(value()).toEqual({ member: 'resolving' });
    await grant();
    expect(facts).toEqual([opened, wentTo(`${articles}?x=1#z`), admitted(`${articles}?x=1#z`)]);
  });

  test('W5.3: a wall retries automatically each minute; another page waits for the user', async () => {
    const wall = await failedAt(`${wallPath}?interval=10`);
    const other = await failedAt(articles);
    taken(wall.facts);
    for (const { clock } of [wall, other]) clock.increment(60_000);
    expect([wall.value(), other.value()]).toEqual([{ member: 'resolving' }, { member: 'failed' }]);
    await wall.grant();
    expect(wall.facts).toEqual([opened, wentTo(`${wallPath}?interval=10`), admitted(`${wallPath}?interval=10`)]);
  });

  test('a failed retry stays there with its own reason', async () => {
    const { account, actor, entries, facts } = await failedAt(articles);
    taken(facts);
    actor.send({ type: 'retry' });
    await account.answer(timeout);
    await entries.answer(success([]));
    expect({ facts, failure: actor.getSnapshot().context.failure }).toEqual({
      facts: [admitted(error)],
      failure: { kind: 'timeout' },
    });
  });

  test('a retry after a login leads to the target of the login', async () => {
    const { account, actor, entries, facts, grant, signIn } = startSession({ href: login });
    await signIn();
    await account.answer(network);
    await entries.answer(network);
    actor.send({ type: 'retry' });
    await grant();
    expect(facts).toEqual([
      admitted(login),
      wentTo(error),
      admitted(error),
      opened,
      wentTo(articles),
      admitted(articles),
    ]);
  });
});

describe('decision 002: the order of the menu', () => {
  test('is stored, and does not delay the session', async () => {
    const { actor, menuOrder } = await grantedSession(articles);
    await menuOrder.answer(success({ [articles]: 2 }));
    expect(actor.getSnapshot().context.menuOrder).toEqual({ [articles]: 2 });
  });

  test.for(['refused', 'expired', 'broken'] as const)('has no effect when it is %s', async (how) => {
    const { actor, facts, grant, menuOrder, value } = waitingAt(articles);
    if (how === 'broken') await menuOrder.break();
    else await menuOrder.answer({ refused, expired }[how]);
    expect({ state: value(), facts }).toEqual({ state: { member: 'resolving' }, facts: [] });
    await grant();
    expect({ state: value(), menuOrder: actor.getSnapshot().context.menuOrder }).toEqual({
      state: { member: { granted: 'own' } },
      menuOrder: {},
    });
  });
});

describe('decision 015: renewed permissions', () => {
  const renewed = async (outcome: PermissionsOutcome) => {
    const session = await grantedSession(articles);
    taken(session.facts);
    session.actor.send({ type: 'permissions.renewed', outcome });
    return { facts: session.facts, state: session.value(), shown: session.admitted()?.path };
  };
  const grantsOf = (page: string) => ({ admin: false, pages: [page], buttons: [] });
  const changed = (page: string) => ({ type: 'grants.changed', grants: grantsOf(page), viewed: null });

  test('a page that is still granted stays in view without a navigation', async () => {
    expect(await renewed({ kind: 'granted', account: editor, grants: grantsOf(articles) })).toEqual({
      facts: [changed(articles)],
      state: { member: { granted: 'own' } },
      shown: articles,
    });
  });

  test('fault C4: home replaces a page that is no longer granted', async () => {
    expect(await renewed({ kind: 'granted', account: editor, grants: grantsOf(news) })).toEqual({
      facts: [changed(news), wentTo(home), admitted(home)],
      state: { member: { granted: 'own' } },
      shown: home,
    });
  });

  test('fault C4: the session ends with one notice if nothing is granted any more', async () => {
    expect(await renewed({ kind: 'empty' })).toEqual({
      facts: [
        notified({ code: 'permissions.none' }),
        { type: 'session.closed' },
        wentTo(login, 'editor'),
        admitted(login),
      ],
      state: { guest: 'atLogin' },
      shown: '/login',
    });
  });
});
