import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const loginPage = `/login?redirect=${encodeURIComponent('/home/scienceKnowledge')}`;

const samples = () => document.querySelector<HTMLElement>('[aria-hidden][inert]');

/** What waits for the browser to be idle. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  // Kept, because pages end after the stubs: the app looks only for the other one.
  Object.assign(globalThis, { cancelIdleCallback: () => {} });
});

/** Waits for what is shown while the browser is idle. */
const whileIdle = (check: () => void) =>
  waitFor(() => {
    for (const run of waiting.splice(0)) run();
    check();
  });

test('an idle login page draws samples of a page one by one, unseen, and removes them', async () => {
  const { server } = await renderApp({ url: loginPage });
  expect(samples()).toBe(null);
  await whileIdle(() => expect(samples()?.childElementCount).toBe(1));
  expect(samples()?.style.visibility).toBe('hidden');
  await whileIdle(() => expect(samples()?.childElementCount).toBe(2));
  await whileIdle(() => expect(samples()?.querySelectorAll('tbody tr')).toHaveLength(8));
  await whileIdle(() => expect(samples()).toBe(null));
  expect(server.calls.map(({ path }) => path)).toEqual(['/sys/auth/captcha']);
});

test('the login button ends the rehearsal', async () => {
  await renderApp({ url: loginPage });
  await whileIdle(() => expect(samples()).not.toBe(null));
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(samples()).toBe(null));
});
