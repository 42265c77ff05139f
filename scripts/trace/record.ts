import type { Browser, Page } from '@playwright/test';
import { watchRenders } from '#scripts/gate/renders.ts';
import { fillLogin, listPath } from '#tests/browser/support/app.ts';
import { layoutCategories } from '#tests/browser/support/trace.ts';
import { type TraceEvent, type Window, windowBetween } from './events.ts';

/** A recorded way from the click on 登录 to the first row. */
export interface Recorded {
  events: readonly TraceEvent[];
  window: Window;
}

/** What the page has, and has rendered since the click, when the first row is painted. */
export interface Counted {
  elements: number;
  renders: Readonly<Record<string, number>>;
}

const [clicked, painted] = ['trace: click', 'trace: row painted'];

/** Records the way with a processor that is so many times slower. */
export async function record(browser: Browser, baseURL: string, slow: number): Promise<Recorded> {
  const page = await openLogin(browser, baseURL);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await browser.startTracing(page, {
    categories: [...layoutCategories, 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler'],
  });
  await goToFirstRow(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.context().close();
  return { events: traceEvents, window: windowBetween(traceEvents, clicked, painted) };
}

/** Counts on the same way. It is another run, because counting takes time. */
export async function count(browser: Browser, baseURL: string): Promise<Counted> {
  const page = await openLogin(browser, baseURL, watchRenders);
  const before = await page.evaluate(() => ({ ...globalThis.window.renders }));
  await goToFirstRow(page);
  const { elements, after } = await page.evaluate(() => ({
    elements: document.querySelectorAll('body *').length,
    after: globalThis.window.renders,
  }));
  await page.context().close();
  const renders = Object.entries(after).map(([name, times]) => [name, times - (before[name] ?? 0)] as const);
  return { elements, renders: Object.fromEntries(renders.filter(([, times]) => times > 0)) };
}

/** A filled-in login page at rest. */
async function openLogin(browser: Browser, baseURL: string, script?: () => void): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  await page.goto(`/login?redirect=${encodeURIComponent(listPath)}`);
  await fillLogin(page, 'admin');
  // What the login page loads while somebody types is there.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page;
}

/** Clicks, and returns when the first row is painted. */
const goToFirstRow = (page: Page): Promise<void> =>
  page.evaluate(
    ([start, end]) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('tbody a')) return;
          observer.disconnect();
          // A message that is posted in an animation frame arrives after that frame was painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            performance.mark(end);
            resolve();
          });
          port1.start();
          requestAnimationFrame(() => port2.postMessage(null));
        });
        observer.observe(document, { childList: true, subtree: true });
        performance.mark(start);
        document.querySelector<HTMLElement>('button[type=submit]')?.click();
      }),
    [clicked, painted] as const,
  );
