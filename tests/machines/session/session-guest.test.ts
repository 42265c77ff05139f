import { describe, expect, test } from 'vitest';
import { admitted, at, wentTo } from '#tests/machines/support/facts.ts';
import { articles, home } from '#tests/machines/support/fixtures.ts';
import { editor, editorGrants, startSession } from '#tests/machines/support/session.ts';
import { taken } from '#tests/machines/support/run.ts';

const deepLink = `${articles}?title=%E9%93%B6&x=1#z`;
const login = `/login?redirect=${encodeURIComponent(deepLink)}`;

describe('a guest', () => {
  test('G01: gets from a deep link to login, which remembers path, query and hash', () => {
    const { account, entries, facts, value, visit } = startSession();
    visit(deepLink);
    expect(facts).toEqual([wentTo(login), admitted(login)]);
    expect({ state: value(), accountCalls: account.calls, entriesCalls: entries.calls }).toEqual({
      state: { guest: 'atLogin' },
      accountCalls: [],
      entriesCalls: [],
    });
  });

  test.for([
    ['/login', { guest: 'atLogin' }],
    ['/auth-redirect', { guest: 'outside' }],
  ] as const)('G03: %s is shown without a redirect and without fetching permissions', ([href, state]) => {
    const { account, entries, facts, value } = startSession({ href });
    expect({ state: value(), facts }).toEqual({ state, facts: [admitted(href)] });
    expect({ accountCalls: account.calls, entriesCalls: entries.calls }).toEqual({
      accountCalls: [],
      entriesCalls: [],
    });
  });

  test.for(['/', '/404', '/401', '/error', '/redirect/blank', '/ghost'])('sees only login at %s', (href) => {
    const { facts, admitted: shown } = startSession({ href });
    expect({ factCount: facts.length, shownPath: shown()?.path }).toEqual({ factCount: 2, shownPath: '/login' });
  });

  test('gets from an error page through login to the requested page', () => {
    const { facts } = startSession({ href: `/error?redirect=${encodeURIComponent(deepLink)}` });
    expect(facts[0]).toEqual(wentTo(login));
  });

  test('gets from login only to the other public page and back', () => {
    const { facts, value, visit } = startSession({ href: '/login' });
    const states = ['/login?src=mail', '/auth-redirect', '/login', articles].map((href) => {
      visit(href);
      return value();
    });
    expect(states).toEqual([{ guest: 'atLogin' }, { guest: 'outside' }, { guest: 'atLogin' }, { guest: 'atLogin' }]);
    expect(taken(facts).slice(-2)).toEqual([
      wentTo(`/login?redirect=${encodeURIComponent(articles)}`),
      admitted(`/login?redirect=${encodeURIComponent(articles)}`),
    ]);
  });

  test('another address of the login page keeps the form', () => {
    const { captcha, visit } = startSession({ href: '/login' });
    visit('/login?redirect=%2Fblank');
    expect(captcha.calls.length).toEqual(1);
  });
});

describe('a login in another browser tab', () => {
  test('G05: leads from login to home, ignoring the redirect', async () => {
    const { facts, grant, token } = startSession({ href: login });
    token.tell({ type: 'token.found' });
    await grant();
    expect(facts).toEqual([
      admitted(login),
      { type: 'session.opened', account: editor, grants: editorGrants },
      wentTo(home),
      admitted(home),
    ]);
  });

  test('before the first location applies to it when it arrives', async () => {
    const { admitted: shown, grant, token, visit } = startSession();
    token.tell({ type: 'token.found' });
    visit(articles);
    await grant();
    expect(shown()).toEqual(at(articles).location);
  });

  test('and a logout before the first location leave a guest', () => {
    const { facts, token, visit } = startSession({ signedIn: true });
    token.tell({ type: 'token.gone' });
    visit(deepLink);
    expect(facts).toEqual([{ type: 'session.closed' }, wentTo(login, 'editor'), admitted(login)]);
  });
});
