import type { Page } from '@playwright/test';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { listPath, openAs, watchCalls } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { forcedLayouts, layoutCategories, mostStyled } from '#tests/browser/support/trace.ts';

/** As many lists as stay rendered besides the home page. */
const kept = contentTypes.slice(0, 11).map(({ path }) => path);
const shown = 30;

const link = (page: Page, path: string) => page.locator(`aside a[href="${path}"]`);
const rowOf = (page: Page, path: string) => page.locator(`tbody a[href^="${path}/"]:visible`).first();

/** Opens a list from the menu, and waits until it is painted. */
async function show(page: Page, path: string) {
  await link(page, path).click();
  await expect(rowOf(page, path)).toBeVisible();
}

test('kept lists appear without measurements, a second layout of their rows, or a second call', async ({
  browser,
  page,
}) => {
  await openAs(page, 'admin', listPath);
  for (const path of kept) await show(page, path);
  const calls = watchCalls(page);
  await browser.startTracing(page, { categories: layoutCategories });
  // Clicked by a script, because Playwright itself measures where it clicks.
  await page.evaluate(
    async ({ paths, times }) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (let time = 0; time < times; time += 1) {
        document.querySelector<HTMLElement>(`aside a[href="${paths[time % paths.length]}"]`)?.click();
        await painted();
      }
    },
    { paths: kept, times: shown },
  );
  const trace = await browser.stopTracing();
  await expect(rowOf(page, kept[(shown - 1) % kept.length] ?? '')).toBeVisible();
  expect({ forced: forcedLayouts(trace), calls: calls.filter((call) => call.endsWith('/query')) }).toEqual({
    forced: [],
    calls: [],
  });
  // The entries of the menu and the tabs, but no row.
  expect(mostStyled(trace)).toBeLessThan(100);
});
