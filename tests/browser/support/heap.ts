import { type CDPSession, expect, type Page } from '@playwright/test';
import { openAs, shownPage } from './app.ts';

/** What a page holds after a forced collection. */
export interface Held {
  nodes: number;
  listeners: number;
  /** Actors that anything still reaches, running or not. */
  actors: number;
}

/** The home page with all that comes to it by itself. */
export async function openAtRest(page: Page) {
  // Listening for input starts a while after the login.
  const listening = page.waitForResponse(/\/assets\/measure-idle-time-/, { timeout: 60_000 });
  await openAs(page, 'editor');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shownPage(page).locator('.mantine-Skeleton-root')).toHaveCount(0);
  await (await listening).finished();
}

/** Measures what the page holds, as often as the returned function is called. The shell must be in view. */
export async function watchHeap(page: Page): Promise<() => Promise<Held>> {
  const weigh = await watchWeight(page);
  return async () => {
    const { nodes, listeners, actors } = await weigh();
    return { nodes, listeners, actors };
  };
}

/** The same, with the bytes of the JavaScript heap. */
export async function watchWeight(page: Page): Promise<() => Promise<Held & { heap: number }>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return async () => {
    // The second one takes what only finalizers of the first let go.
    for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      heap: valueOf('JSHeapUsedSize'),
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
      actors: await countActors(cdp),
    };
  };
}

/** All objects on the heap of the class that the app's actors have. */
async function countActors(cdp: CDPSession): Promise<number> {
  const objectGroup = 'actors';
  const { result } = await cdp.send('Runtime.evaluate', { expression: `(${actorClass.toString()})()`, objectGroup });
  const prototypeObjectId = result.objectId ?? '';
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId, objectGroup });
  const { result: count } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(count.value);
}

/** Runs in the page: React's own tree leads from the shell up to the facade that holds the actors. */
function actorClass(): unknown {
  interface Fiber {
    return: Fiber | null;
    memoizedProps: { value?: { tabs?: object } } | null;
  }
  const main = document.querySelector('#main') as unknown as Record<string, Fiber>;
  const key = Object.keys(main).find((name) => name.startsWith('__reactFiber$')) ?? '';
  for (let fiber: Fiber | null = main[key] ?? null; fiber; fiber = fiber.return) {
    const actor = fiber.memoizedProps?.value?.tabs;
    if (actor) return Object.getPrototypeOf(actor);
  }
  throw new Error('no actor is in reach of the shell');
}
