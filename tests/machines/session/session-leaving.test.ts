import { describe, expect, test } from 'vitest';
import { noGrants } from '#src/domain/rights/access.ts';
import type { SessionEvent } from '#src/machines/session/session-context.ts';
import { admitted, at, notified, wentTo } from '#tests/machines/support/facts.ts';
import { accountOf, articles, home, network, news } from '#tests/machines/support/fixtures.ts';
import { grantedSession, startSession } from '#tests/machines/support/session.ts';
import { taken } from '#tests/machines/support/run.ts';

type Session = ReturnType<typeof startSession>;

const login = `/login?redirect=${encodeURIComponent(articles)}`;

/** A session in each of its states, with the articles as requested page. */
const states = {
  outside: () => startSession({ href: '/auth-redirect' }),
  atLogin: () => startSession({ href: login }),
  resolving: () => startSession({ signedIn: true, href: articles }),
  granted: () => grantedSession(articles),
  failed: async () => {
    const session = startSession({ signedIn: true, href: articles });
    await session.account.answer(network);
    await session.entries.answer(network);
    return session;
  },
  expired: async () => {
    const session = await grantedSession(articles);
    session.expiry.tell({ type: 'token.expired' });
    return session;
  },
} satisfies Record<string, () => Session | Promise<Session>>;

const unchanged = 'unchanged';
const resolving = { member: 'resolving' };
const atLogin = { guest: 'atLogin' };

/** Decision 007: the next state for each event and state. */
const table: Partial<Record<SessionEvent['type'], Record<keyof typeof states, unknown>>> = {
  'token.found': {
    outside: resolving,
    atLogin: resolving,
    resolving: unchanged,
    granted: unchanged,
    failed: unchanged,
    expired: 'leaving',
  },
  'token.gone': {
    outside: unchanged,
    atLogin: unchanged,
    resolving: atLogin,
    granted: atLogin,
    failed: atLogin,
    expired: 'leaving',
  },
  'token.replaced': {
    outside: unchanged,
    atLogin: unchanged,
    resolving,
    granted: resolving,
    failed: resolving,
    expired: 'leaving',
  },
  'token.expired': {
    outside: unchanged,
    atLogin: unchanged,
    resolving: unchanged,
    granted: 'expired',
    failed: 'expired',
    expired: unchanged,
  },
  'session.ended': {
    outside: unchanged,
    atLogin: unchanged,
    resolving: atLogin,
    granted: atLogin,
    failed: atLogin,
    expired: unchanged,
  },
};

const rows = Object.entries(table).flatMap(([type, ends]) =>
  Object.entries(ends).map(([state, end]) => ({
    event: { type } as SessionEvent,
    state: state as keyof typeof states,
    end,
  })),
);

describe('fault A3, A15, A16, A20: the end of a session', () => {
  test.for(rows)('$event.type while $state', async ({ event, state, end }) => {
    const { actor, value } = await states[state]();
    const before = value();
    actor.send(event);
    expect(value()).toEqual(end === unchanged ? before : end);
  });
});

describe('decision 003: the requested page', () => {
  test.for(['token.gone', 'session.ended'] as const)(
    'is the target of login after %s on the way to it',
    async (type) => {
      const { actor, facts } = await states.granted();
      taken(facts);
      actor.send({ ...at(`${news}?x=1#y`), type: 'location.wanted' });
      actor.send({ type });
      expect(facts.filter(({ type: sort }) => sort === 'navigation.requested')).toEqual([
        wentTo(`/login?redirect=${encodeURIComponent(`${news}?x=1#y`)}`, 'editor'),
      ]);
    },
  );

  test('is the target of login after an expiry too', async () => {
    const { actor, facts } = await states.expired();
    actor.send({ ...at(news), type: 'location.wanted' });
    actor.send({ type: 'token.gone' });
    expect(facts.filter(({ type }) => type === 'navigation.requested').at(-1)).toEqual(
      wentTo(`/login?redirect=${encodeURIComponent(news)}`, 'editor'),
    );
  });
});

describe('decision 006, N07: logging out', () => {
  test.for(['granted', 'failed', 'resolving'] as const)(
    'from %s clears the session and remembers the page',
    async (state) => {
      const { actor, facts } = await states[state]();
      taken(facts);
      actor.send({ type: 'session.ended' });
      expect(facts).toEqual([{ type: 'session.closed' }, wentTo(login, 'editor'), admitted(login)]);
      const { account, grants, menuOrder, returnTo, failure } = actor.getSnapshot().context;
      expect({ account, grants, menuOrder, returnTo, failure }).toEqual({
        account: null,
        grants: noGrants,
        menuOrder: {},
        returnTo: null,
        failure: null,
      });
    },
  );

  test('cancels the permission fetch', async () => {
    const { account, actor, entries } = states.resolving();
    actor.send({ type: 'session.ended' });
    expect([account, entries].map(({ calls }) => calls[0]?.signal.aborted)).toEqual([true, true]);
  });

  test('before the grants arrive keeps the login page', async () => {
    const { actor, facts, signIn } = states.atLogin();
    await signIn();
    taken(facts);
    actor.send({ type: 'session.ended' });
    expect(facts).toEqual([{ type: 'session.closed' }, admitted(login)]);
  });

  test('N09: Back shows login again', async () => {
    const { actor, facts, visit } = await states.granted();
    actor.send({ type: 'session.ended' });
    taken(facts);
    visit(news);
    const back = `/login?redirect=${encodeURIComponent(news)}`;
    expect(facts).toEqual([wentTo(back, 'editor'), admitted(back)]);
  });

  test('the same user returns to the page, another one does not', async () => {
    const again = await states.granted();
    again.actor.send({ type: 'session.ended' });
    await again.signIn();
    await again.grant();
    expect(again.admitted()?.path).toEqual(articles);

    const other = await states.granted();
    other.actor.send({ type: 'session.ended' });
    await other.signIn();
    await other.grant(accountOf('other'));
    expect(other.admitted()?.path).toEqual(home);
  });
});

describe('decision 007: another browser tab', () => {
  test('fault A15: logs out: this one leaves immediately without a notice', async () => {
    const { admitted: shown, facts, token } = await states.granted();
    taken(facts);
    token.tell({ type: 'token.gone' });
    expect({ facts, shownPath: shown()?.path }).toEqual({
      facts: [{ type: 'session.closed' }, wentTo(login, 'editor'), admitted(login)],
      shownPath: '/login',
    });
  });

  test('fault A16: logs in as another user: nothing of the old session is shown, and the new grants apply', async () => {
    const { actor, admitted: shown, facts, grant, token } = await states.granted();
    taken(facts);
    token.tell({ type: 'token.replaced' });
    expect({ facts, shown: shown(), grants: actor.getSnapshot().context.grants }).toEqual({
      facts: [{ type: 'session.closed' }],
      shown: null,
      grants: noGrants,
    });
    const other = accountOf('other');
    await grant(other, [news]);
    expect(facts.slice(1)).toEqual([
      { type: 'session.opened', account: other, grants: { admin: false, pages: [news], buttons: [] } },
      notified({ code: 'page.unavailable', path: articles }),
      wentTo(home),
      admitted(home),
    ]);
  });

  test('fault A16: logs in during the permission fetch: permissions are fetched again', async () => {
    const { account, entries, menuOrder, token } = states.resolving();
    token.tell({ type: 'token.replaced' });
    const aborted = [account, entries, menuOrder].map(({ calls }) => calls.map(({ signal }) => signal.aborted));
    expect(aborted).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  test('logs in during an attempt here: the attempt is cancelled', async () => {
    const { actor, attempt, token, value } = states.atLogin();
    const { signal } = await attempt();
    token.tell({ type: 'token.found' });
    expect({ state: value(), aborted: signal?.aborted, auth: actor.getSnapshot().children.auth }).toEqual({
      state: resolving,
      aborted: true,
      auth: undefined,
    });
  });
});
