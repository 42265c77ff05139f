import { describe, expect, test } from 'vitest';
import { admitted, notified, wentTo } from '#tests/machines/support/facts.ts';
import { accountOf, articles, home, news } from '#tests/machines/support/fixtures.ts';
import { editor, editorGrants, grantedSession, startSession } from '#tests/machines/support/session.ts';
import { taken } from '#tests/machines/support/run.ts';

const opened = { type: 'session.opened', account: editor, grants: editorGrants };

/** The outcome of a visit by a user with the grant for articles. */
async function visitGranted(href: string) {
  const session = await grantedSession(home);
  taken(session.facts);
  session.visit(href);
  return session.facts;
}

const unavailable = (path: string) => [notified({ code: 'page.unavailable', path }), wentTo(home), admitted(home)];

describe('a member with grants', () => {
  test('G07: stays at a deep link; permissions are fetched once', async () => {
    const href = `${articles}?x=1#z`;
    const { account, entries, facts } = await grantedSession(href);
    expect({ facts, accountCalls: account.calls.length, entriesCalls: entries.calls.length }).toEqual({
      facts: [opened, admitted(href)],
      accountCalls: 1,
      entriesCalls: 1,
    });
  });

  test.for([home, '/401', '/auth-redirect', articles, `${articles}/42`, `${articles}/new`])(
    'may open %s',
    async (href) => {
      expect(await visitGranted(href)).toEqual([admitted(href)]);
    },
  );

  test.for(['/', '/?x=1', '/404', '/login', `/login?redirect=${articles}`])(
    'G05, fault B10: %s leads home once, without a notice',
    async (href) => {
      expect(await visitGranted(href)).toEqual([wentTo(home), admitted(home)]);
    },
  );

  test.for(['/ghost', news, `${news}/42`, `${articles}s`, '/home', `${articles}/42/7`])(
    'decision 001: %s is unknown or not granted: one notice with its name, one replacement',
    async (href) => {
      expect(await visitGranted(href)).toEqual(unavailable(href));
    },
  );

  test('decision 004: the role admin may open every page', async () => {
    const { facts } = await grantedSession(news, accountOf('root', 'admin'), []);
    expect(facts.at(-1)).toEqual(admitted(news));
  });

  test('decision 002: goes from the error page to the requested page', async () => {
    expect(await visitGranted(`/error?redirect=${encodeURIComponent(articles)}`)).toEqual([
      wentTo(articles),
      admitted(articles),
    ]);
    expect(await visitGranted('/error')).toEqual([wentTo('/'), wentTo(home), admitted(home)]);
  });

  test('T18: the redirect helper leads to its target, which starts fresh', async () => {
    const target = `${articles}?name=a%2Fb#z`;
    expect(await visitGranted(`/redirect${target}`)).toEqual([
      { type: 'tab.refreshRequested', path: articles },
      wentTo(target),
      admitted(target),
    ]);
  });

  test('fault B4: the redirect helper leads only to targets allowed for login', async () => {
    expect((await visitGranted('/redirect//evil.example')).slice(1)).toEqual([
      wentTo('/'),
      wentTo(home),
      admitted(home),
    ]);
    expect((await visitGranted('/redirect/redirect/blank')).slice(1)).toEqual([
      wentTo('/'),
      wentTo(home),
      admitted(home),
    ]);
  });

  test('fault B5: a redirect to a page without a grant ends at home with one notice', async () => {
    const session = startSession({ href: `/login?redirect=${encodeURIComponent(news)}` });
    await session.signIn();
    taken(session.facts);
    await session.grant();
    expect(session.facts).toEqual([opened, wentTo(news), ...unavailable(news)]);
  });
});
