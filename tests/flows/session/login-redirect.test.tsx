import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, logIn, logOut, redirectOf } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const list = '/home/scienceKnowledge';

/** Opens login with this redirect, logs in, and returns the final address. */
async function landing(query: string): Promise<string> {
  const { user } = await renderApp({ url: `/login?${query}` });
  await logIn(user, 'editor');
  await screen.findByLabelText(/^账号菜单/);
  return location.origin + address();
}

const evil = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2F/evil.example/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
];

test.each(evil)('G17, faults B1 and B3: after login the redirect %j leads home', async (redirect) => {
  expect(await landing(`redirect=${encodeURIComponent(redirect)}`)).toBe(`${location.origin}/blank`);
});

const looping = [
  '/login',
  '/login?redirect=%2Flogin',
  '/redirect/home/scienceKnowledge',
  '/auth-redirect',
  '/404',
  '/error',
];

test.each(looping)(
  'G18, fault B4: after login the redirect to %s, which only redirects again, leads home',
  async (redirect) => {
    expect(await landing(`redirect=${encodeURIComponent(redirect)}`)).toBe(`${location.origin}/blank`);
  },
);

test('G18: the first of two redirects counts', async () => {
  expect(await landing(`redirect=${list}&redirect=/home/informationCenter`)).toBe(location.origin + list);
});

test('G19: other parameters of the login address are passed on unless the redirect has them', async () => {
  const redirect = encodeURIComponent(`${list}?status=draft#end`);
  expect(await landing(`redirect=${redirect}&src=mail&status=online`)).toBe(
    `${location.origin}${list}?status=draft&src=mail#end`,
  );
});

test('G20: login replaces its own entry in the history', async () => {
  const { user } = await renderApp({ url: list });
  await screen.findByLabelText('登录名');
  const before = history.length;
  await logIn(user, 'editor');
  await screen.findByText('共60条');
  expect([address(), history.length]).toEqual([list, before]);
});

test.each([
  ['the same account', 'editor', list],
  ['another account', 'admin', '/blank'],
])('decision 003: editor logs out on a page, and %s logs in: %s → %s', async (_, account, expected) => {
  const { user } = await renderApp({ url: list, account: 'editor' });
  await screen.findByText('共60条');
  await logOut(user);
  await screen.findByLabelText('登录名');
  expect(redirectOf()).toBe(list);
  await logIn(user, account);
  await screen.findByLabelText(/^账号菜单/);
  expect(address()).toBe(expected);
});

test('decision 003: a deep link works for any account after a logout of another one', async () => {
  const first = await renderApp({ url: list, account: 'editor' });
  await logOut(first.user);
  await screen.findByLabelText('登录名');
  first.stop();
  const { user } = await renderApp({ url: list, server: first.server });
  await logIn(user, 'admin');
  await screen.findByText('共60条');
  expect(address()).toBe(list);
});
