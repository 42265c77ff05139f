import type { Page } from '@playwright/test';

/** Keeps every script back that a page asks for, until the returned function is called. What index.html carries itself runs. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

/** Adds up how far anything in the page has jumped since it was opened. The tip of the progress bar, a pseudo-element, may. */
export const countJumps = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            if (!sources.every(({ node }) => node?.nodeName.startsWith('::'))) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames later it has been told of everything so far.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
