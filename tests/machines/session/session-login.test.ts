import { describe, expect, test } from 'vitest';
import { admitted, wentTo } from '#tests/machines/support/facts.ts';
import { accountOf, articles, home } from '#tests/machines/support/fixtures.ts';
import { editor, editorGrants, startSession } from '#tests/machines/support/session.ts';
import { taken } from '#tests/machines/support/run.ts';

/** Logs in at an address; returns the facts after the form. */
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
  test('nothing protected is shown before the grants arrive', async () => {
    const { admitted: shown, expiry, facts, signIn, value } = startSession({ href: '/login' });
    await signIn();
    expect({ state: value(), facts, shownPath: shown()?.path, listeners: expiry.listeners() }).toEqual({
      state: { member: 'resolving' },
      facts: [admitted('/login')],
      shownPath: '/login',
      listeners: 0,
    });
  });

  test('G20: home is shown, and the login page leaves the history', async () => {
    expect(await logInAt('/login')).toEqual([opened, wentTo('/'), wentTo(home), admitted(home)]);
  });

  test('the requested page is shown with query and hash', async () => {
    const wanted = `${articles}?type=wildlife#z`;
    expect(await logInAt(`/login?redirect=${encodeURIComponent(wanted)}`)).toEqual(arrived(wanted));
  });

  test('G19: other keys of the login address are kept, unless the page has them', async () => {
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

  test('an address visited during the permission fetch does not change the target of login', async () => {
    const session = startSession({ href: `/login?redirect=${encodeURIComponent(articles)}` });
    await session.signIn();
    session.visit('/401');
    await session.grant();
    expect(session.admitted()?.path).toEqual(articles);
  });
});

describe('decision 003: a login redirect', () => {
  const href = `/login?redirect=${encodeURIComponent(articles)}`;

  test('left by the same account is followed', async () => {
    expect(await logInAt(href, { owner: 'editor' })).toEqual(arrived(articles));
  });

  test('left by another account is dropped', async () => {
    expect(await logInAt(href, { owner: 'somebody' })).toEqual(arrived(home));
  });

  test('of a deep link applies to any account', async () => {
    const who = accountOf('anyone');
    const facts = await logInAt(href, { who });
    expect(facts).toEqual([{ ...opened, account: who }, wentTo(articles), admitted(articles)]);
  });
});
