import { describe, expect, test } from 'vitest';
import { admitted, at, wentTo } from '#tests/machines/support/facts.ts';
import { articles, home } from '#tests/machines/support/fixtures.ts';
import { editor, editorGrants, startSession } from '#tests/machines/support/session.ts';
import { taken } from '#tests/machines/support/run.ts';

const deepLink = `${articles}?title=%E9%93%B6&x=1#z`;
const login = `/login?redirect=${encodeURIComponent(deepLink)}`;

describe('a guest', () => {
  test('G01: at a deep link lands on login, which remembers path, query and hash', () => {
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
  ] as const)('G03: %s shows, without a redirect and without asking for permissions', ([href, state]) => {
    const { account, entries, facts, value } = startSession({ href });
    expect({ state: value(), facts }).toEqual({ state, facts: [admitted(href)] });
    expect({ accountCalls: account.calls, entriesCalls: entries.calls }).toEqual({
      accountCalls: [],
      entriesCalls: [],
    });
  });

  test.for(['/', '/404', '/401', '/error', '/redirect/blank', '/ghost'])('sees nothing at %s but login', (href) => {
    const { facts, admitted: shown } = startSession({ href });
    expect({ factCount: facts.length, shownPath: shown()?.path }).toEqual({ factCount: 2, shownPath: '/login' });
  });

  test('from an error page login leads to the page that was wanted there', () => {
    const { facts } = startSession({ href: `/error?redirect=${encodeURIComponent(deepLink)}` });
    expect(facts[0]).toEqual(wentTo(login));
  });

  test('from login one gets to the other public page and back, and nowhere else', () => {
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

  test('another address of the login page leaves the form as it is', () => {
    const { captcha, visit } = startSession({ href: '/login' });
    visit('/login?redirect=%2Fblank');
    expect(captcha.calls.length).toEqual(1);
  });
});

describe('another browser tab signs in', () => {
  test('G05: at login one is in and at home, the redirect plays no part', async () => {
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

  test('before there is a location, it is judged when it comes', async () => {
    const { admitted: shown, grant, token, visit } = startSession();
    token.tell({ type: 'token.found' });
    visit(articles);
    await grant();
    expect(shown()).toEqual(at(articles).location);
  });

  test('and out again before there is a location: the first one is a guest’s', () => {
    const { facts, token, visit } = startSession({ signedIn: true });
    token.tell({ type: 'token.gone' });
    visit(deepLink);
    expect(facts).toEqual([{ type: 'session.closed' }, wentTo(login, 'editor'), admitted(login)]);
  });
});
