import { describe, expect, test } from 'vitest';
import { toLocation, wallPath } from '#src/domain/routes/location.ts';
import { admitted, wentTo } from '#tests/machines/support/facts.ts';
import { articles, home, network } from '#tests/machines/support/fixtures.ts';
import { grantedSession, startSession } from '#tests/machines/support/session.ts';
import { taken } from '#tests/machines/support/run.ts';

const login = `/login?redirect=${encodeURIComponent(`${articles}?x=1`)}`;

async function expiredAt(href: string) {
  const session = await grantedSession(href);
  taken(session.facts);
  for (let i = 0; i < 30; i += 1) session.expiry.tell({ type: 'token.expired' });
  return session;
}

describe('decision 006: an expired session', () => {
  test('fault A1: any number of expired calls open one dialog, and the page stays below it', async () => {
    const { actor, admitted: shown, clearToken, facts } = await expiredAt(`${articles}?x=1`);
    const { children } = actor.getSnapshot();
    const dialog = children.expiry;
    actor.send({ type: 'token.expired' });
    expect({ state: actor.getSnapshot().value, isSameDialog: actor.getSnapshot().children.expiry === dialog }).toEqual({
      state: 'expired',
      isSameDialog: true,
    });
    expect({ facts, shown: shown(), clearTokenCalls: clearToken.mock.calls.length }).toEqual({
      facts: [],
      shown: toLocation(`${articles}?x=1`),
      clearTokenCalls: 0,
    });
  });

  test('an expiry before any page and a logout elsewhere lead to login, and then home', async () => {
    const { expiry, facts, grant, token, value } = startSession({ signedIn: true });
    await grant();
    expiry.tell({ type: 'token.expired' });
    taken(facts);
    token.tell({ type: 'token.gone' });
    expect({ state: value(), facts }).toEqual({
      state: 'leaving',
      facts: [wentTo(`/login?redirect=${encodeURIComponent(home)}`, 'editor'), { type: 'reload.requested' }],
    });
  });

  test('further expiries are ignored, also while permissions are fetched', async () => {
    const waiting = startSession({ signedIn: true, href: articles });
    expect(waiting.expiry.listeners()).toEqual(0);
    await waiting.grant();
    expect(waiting.expiry.listeners()).toEqual(1);
    waiting.expiry.tell({ type: 'token.expired' });
    expect(waiting.expiry.listeners()).toEqual(0);
  });

  test('fault A1: confirming clears the token once, remembers page and user, and reloads', async () => {
    const { actor, clearToken, facts, value } = await expiredAt(`${articles}?x=1`);
    actor.send({ type: 'relogin' });
    expect(facts).toEqual([wentTo(login, 'editor'), { type: 'reload.requested' }]);
    expect({
      state: value(),
      status: actor.getSnapshot().status,
      clearTokenCalls: clearToken.mock.calls.length,
    }).toEqual({ state: 'leaving', status: 'done', clearTokenCalls: 1 });
  });

  test('the remembered page is the current one at that time', async () => {
    const { actor, facts, visit } = await expiredAt(articles);
    visit(`${articles}?x=1`);
    actor.send({ type: 'relogin' });
    expect(facts).toEqual([wentTo(login, 'editor'), { type: 'reload.requested' }]);
  });

  test('on /error the requested page is remembered', async () => {
    const { account, actor, entries, expiry, facts, value } = startSession({ signedIn: true, href: `${articles}?x=1` });
    await account.answer(network);
    await entries.answer(network);
    taken(facts);
    expiry.tell({ type: 'token.expired' });
    expect(value()).toEqual('expired');
    actor.send({ type: 'relogin' });
    expect(facts).toEqual([wentTo(login, 'editor'), { type: 'reload.requested' }]);
  });

  test('W5.6 a wall shows no login page by itself; a login in another browser tab restores the figures', async () => {
    const { actor, facts, token, value } = await expiredAt(wallPath);
    token.tell({ type: 'token.gone' });
    expect({ facts, state: value() }).toEqual({ facts: [], state: 'expired' });
    token.tell({ type: 'token.found' });
    expect({ facts, status: actor.getSnapshot().status }).toEqual({
      facts: [{ type: 'reload.requested' }],
      status: 'done',
    });
  });

  test('a new login in another browser tab reloads this one in place with the new token', async () => {
    const { clearToken, facts, token, value } = await expiredAt(articles);
    token.tell({ type: 'token.replaced' });
    expect({ facts, state: value(), clearTokenCalls: clearToken.mock.calls.length }).toEqual({
      facts: [{ type: 'reload.requested' }],
      state: 'leaving',
      clearTokenCalls: 0,
    });
  });

  test('a token dropped by another browser tab leads this one to login too', async () => {
    const { clearToken, facts, token, value } = await expiredAt(`${articles}?x=1`);
    token.tell({ type: 'token.gone' });
    expect({ facts, state: value(), clearTokenCalls: clearToken.mock.calls.length }).toEqual({
      facts: [wentTo(login, 'editor'), { type: 'reload.requested' }],
      state: 'leaving',
      clearTokenCalls: 0,
    });
  });

  test('the reloaded page shows login, and the user returns to the former page', async () => {
    const { admitted: shown, facts, grant, signIn } = startSession({ href: login, owner: 'editor' });
    expect(facts).toEqual([admitted(login)]);
    await signIn();
    await grant();
    expect(shown()).toEqual(toLocation(`${articles}?x=1`));
  });
});
