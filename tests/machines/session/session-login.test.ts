import { describe, expect, test } from 'vitest';
import { admitted, wentTo } from '#tests/machines/support/facts.ts';
import { accountOf, articles, home } from '#tests/machines/support/fixtures.ts';
import { editor, editorGrants, startSession } from '#tests/machines/support/session.ts';
import { taken } from '#tests/machines/support/run.ts';

/** Logs in at an address; tells what follows the form. */
async function logInAt(href: string, { owner = null as string | null, who = editor } = {}) {
  const session = startSession({ href, owner });
  await session.signIn();
  taken(session.facts);
  await session.grant(who);
  return session.facts;
}

const opened = { type: 'session.opened', account: editor, grants: editorGrants };
const arrived = (href: string) => [opened, wentTo(href), admitted(href)];

describe('after login', () => {
  test('nothing protected shows until the grants are there', async () => {
    const { admitted: shown, expiry, facts, signIn, value } = startSession({ href: '/login' });
    await signIn();
    expect({ state: value(), facts, shownPath: shown()?.path, listeners: expiry.listeners() }).toEqual({
      state: { member: 'resolving' },
      facts: [admitted('/login')],
      shownPath: '/login',
      listeners: 0,
    });
  });

  test('G20: one is at home, and the login page leaves the history', async () => {
    expect(await logInAt('/login')).toEqual([opened, wentTo('/'), wentTo(home), admitted(home)]);
  });

  test('one is at the page that was wanted, query and hash kept', async () => {
    const wanted = `${articles}?type=wildlife#z`;
    expect(await logInAt(`/login?redirect=${encodeURIComponent(wanted)}`)).toEqual(arrived(wanted));
  });

  test('G19: other keys of the login address come along, unless the page has them', async () => {
    const href = `/login?redirect=${encodeURIComponent(`${articles}?x=1`)}&src=mail&x=2`;
    expect(await logInAt(href)).toEqual(arrived(`${articles}?x=1&src=mail`));
  });

  test.for(['https://evil.example/', '//evil.example', '/login', '/error', '/redirect/blank', 'javascript:alert(1)'])(
    'G17, G18, fault B1–B4: a redirect to %s leads home',
    async (redirect) => {
      expect(await logInAt(`/login?redirect=${encodeURIComponent(redirect)}`)).toEqual([
        opened,
        wentTo('/'),
        wentTo(home),
        admitted(home),
      ]);
    },
  );

  test('a place visited while the grants are fetched does not change where login leads', async () => {
    const session = startSession({ href: `/login?redirect=${encodeURIComponent(articles)}` });
    await session.signIn();
    session.visit('/401');
    await session.grant();
    expect(session.admitted()?.path).toEqual(articles);
  });
});

describe('decision 003: a login redirect', () => {
  const href = `/login?redirect=${encodeURIComponent(articles)}`;

  test('that the same account left is followed', async () => {
    expect(await logInAt(href, { owner: 'editor' })).toEqual(arrived(articles));
  });

  test('that another account left is dropped', async () => {
    expect(await logInAt(href, { owner: 'somebody' })).toEqual(arrived(home));
  });

  test('of a deep link serves anyone', async () => {
    const who = accountOf('anyone');
    const facts = await logInAt(href, { who });
    expect(facts).toEqual([{ ...opened, account: who }, wentTo(articles), admitted(articles)]);
  });
});
