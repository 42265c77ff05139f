import type { Locator, Page } from '@playwright/test';
import { wallPath } from '#src/domain/routes/location.ts';
import { fillLogin, submitLogin } from './app.ts';

/** Opens the data display without the shell: the login leads back to it. */
export async function openWall(page: Page, search = '', account = 'viewer') {
  await page.goto(wallPath + search);
  await fillLogin(page, account);
  await submitLogin(page);
  await page.locator('main section').first().waitFor();
}

export const tileOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Hides the window, or shows it again; a headless browser never hides one by itself. */
export const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Runs in the page. Excludes slow frames: their number depends on the machine, and the browser keeps 200 at most. */
export function countEntries(): number {
  return performance.getEntries().filter(({ entryType }) => entryType !== 'long-animation-frame').length;
}

/**
 * Runs in the page: speeds up wall clock and intervals. Playwright’s clock would replace the browser’s own
 * measurements, which the test counts.
 */
export function speedUp(times: number) {
  const now = Date.now.bind(Date);
  const begun = now();
  Date.now = () => begun + (now() - begun) * times;
  const every = setInterval.bind(window) as (run: TimerHandler, milliseconds?: number) => number;
  Object.assign(window, { setInterval: (run: TimerHandler, milliseconds = 0) => every(run, milliseconds / times) });
}
