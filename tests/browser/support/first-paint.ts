import { readFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { HttpMock } from '#mocks/http.ts';

/** Holds back every script that a page requests, until the returned function is called. Inline scripts of index.html run. */
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

/** Adds up all layout shifts since the page was opened. The tip of the progress bar, a pseudo-element, may shift. */
export const countJumps = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            if (!sources.every(({ node }) => node?.nodeName.startsWith('::'))) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames later the observer has received everything so far.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

/** Serves the built index.html up to its `#root`, and the rest after `finish`. Its assets come from the server. */
export async function startSlowPage(behind: HttpMock | null) {
  if (!behind) throw new Error('The mock build serves itself');
  const html = await readFile(new URL('../../../dist/index.html', import.meta.url), 'utf8');
  const [before = '', after = ''] = html.split(/(?=<div id="root">)/);
  let page: ServerResponse | undefined;
  const server = createServer((asked, answer) => {
    if (asked.url === '/login') {
      page = answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      page.write(before);
      return;
    }
    const { method, headers } = asked;
    const passedOn = request(`${behind.url}${asked.url}`, { method, headers }, (given) =>
      given.pipe(answer.writeHead(given.statusCode ?? 500, given.headers)),
    );
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/login`,
    finish: () => page?.end(after),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
