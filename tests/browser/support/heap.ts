import { type CDPSession, expect, type Page } from '@playwright/test';
import { openAs, shownPage } from './app.ts';

/** The contents of a page’s memory after a forced garbage collection. */
export interface Held {
  nodes: number;
  listeners: number;
  /** All actors that are still reachable, including stopped ones. */
  actors: number;
}

/** Opens the home page, and waits until everything that loads later has arrived. */
export async function openAtRest(page: Page) {
  // The app starts to listen for input some time after the login.
  const listening = page.waitForResponse(/\/assets\/measure-idle-time-/, { timeout: 60_000 });
  await openAs(page, 'editor');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shownPage(page).locator('.mantine-Skeleton-root')).toHaveCount(0);
  await (await listening).finished();
}

/** Returns a function that measures the memory of the page. The shell or the wall must be visible. */
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
    // The second collection frees what the finalizers of the first one have released.
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

/** Counts the objects on the heap that have the class of the app's actors. */
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

/** Runs in the page. It follows React's tree from the shell, or the wall, up to the facade that holds the actors. */
function actorClass(): unknown {
  interface Fiber {
    return: Fiber | null;
    memoizedProps: { value?: { tabs?: object } } | null;
  }
  const main = document.querySelector('#main, main') as unknown as Record<string, Fiber>;
  const key = Object.keys(main).find((name) => name.startsWith('__reactFiber$')) ?? '';
  for (let fiber: Fiber | null = main[key] ?? null; fiber; fiber = fiber.return) {
    const actor = fiber.memoizedProps?.value?.tabs;
    if (actor) return Object.getPrototypeOf(actor);
  }
  throw new Error('no actor is in reach of the page');
}
