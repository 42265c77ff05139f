import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { forcedLayouts, layoutCategories } from '#tests/browser/support/trace.ts';
import { type Executed, executed } from './executed.ts';
import type { Journey } from './journeys.ts';
import { reference } from './reference.ts';
import { watchRenders } from './renders.ts';
import type { Cost } from './verdict.ts';

/** V8 counts blocks and calls only in code that it does not optimize. */
export const countingFlags = '--js-flags=--no-opt --no-maglev';

/** How long the page gets to come to rest, in milliseconds of its own clock. */
const rest = 3000;

/** How long it may take to get there, in real milliseconds. */
const patience = 60_000;

/** The address of the reference, as if it were one of the page’s scripts. */
const referenceUrl = 'reference.js';

/**
 * Measures a journey in a new browser context. The clock of the page stops while a call is pending or a task runs, so neither the
 * processor nor the network decides what happens in which order. Null if the page came to rest before the end: a busy processor can
 * keep it from its idle work.
 */
export async function measure(browser: Browser, baseURL: string, { open, act, isDone }: Journey): Promise<Cost | null> {
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(watchRenders);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Profiler.enable');
  // Only code that is compiled after this has counters.
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await open(page);
  await letRun(cdp);
  const unit = await measureReference(cdp);
  const rendersBefore = await rendersOf(page);
  await browser.startTracing(page, { categories: layoutCategories });
  await act(page);
  await letRun(cdp);
  const forced = forcedLayouts(await browser.stopTracing()).length;
  const { code, calls } = await take(cdp, '/assets/');
  const cost = (await isDone(page)) && {
    work: Number((code / unit.code).toFixed(2)),
    calls,
    renders: (await rendersOf(page)) - rendersBefore,
    elements: await page.evaluate(() => document.querySelectorAll('body *').length),
    forced,
  };
  await context.close();
  return cost || null;
}

/** Lets the page’s clock run until the page is at rest, and stops it. */
async function letRun(cdp: CDPSession) {
  const over = new Promise((resolve) => {
    cdp.once('Emulation.virtualTimeBudgetExpired', resolve);
  });
  await cdp.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget: rest });
  const stuck = pause(patience, undefined, { ref: false }).then(() =>
    Promise.reject(new Error('the clock of the page does not run')),
  );
  await Promise.race([over, stuck]);
}

async function measureReference(cdp: CDPSession): Promise<Executed> {
  await take(cdp, referenceUrl);
  await cdp.send('Runtime.evaluate', { expression: `(${String(reference)})()\n//# sourceURL=${referenceUrl}` });
  return take(cdp, referenceUrl);
}

/** What ran since the last call, in scripts with this in their address. */
async function take(cdp: CDPSession, address: string): Promise<Executed> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  return executed(result.filter(({ url }) => url.includes(address)).flatMap(({ functions }) => functions));
}

const rendersOf = (page: Page): Promise<number> =>
  page.evaluate(() => Object.values(globalThis.window.renders).reduce((sum, count) => sum + count, 0));
