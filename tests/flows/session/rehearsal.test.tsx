import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startFastClock } from '#tests/flows/support/clock.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const loginPage = `/login?redirect=${encodeURIComponent('/home/scienceKnowledge')}`;

const samples = () => document.querySelector<HTMLElement>('[aria-hidden][inert]');

/** Records how many elements the rehearsal had at each change of the page. */
function watchSamples(): (string | null)[] {
  const seen: (string | null)[] = [];
  new MutationObserver(() => {
    const now = samples() && `${samples()?.style.visibility} ${samples()?.childElementCount}`;
    if (now !== seen.at(-1)) seen.push(now);
  }).observe(document.body, { subtree: true, childList: true });
  return seen;
}

test('an idle login page draws samples of a page one by one, unseen, and removes them', async () => {
  startFastClock();
  const seen = watchSamples();
  const { server } = await renderApp({ url: loginPage });
  // The table comes with its foot.
  await waitFor(() => expect(seen.slice(-4)).toEqual(['hidden 1', 'hidden 2', 'hidden 4', null]));
  expect(server.calls.map(({ path }) => path)).toEqual(['/sys/auth/captcha']);
});

test('the login button ends the rehearsal', async () => {
  await renderApp({ url: loginPage });
  await waitFor(() => expect(samples()).not.toBe(null), { timeout: 3000 });
  // Each sample waits for a second here, so it does not end by itself.
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(samples()).toBe(null), { timeout: 500 });
});
