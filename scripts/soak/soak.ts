import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { type HttpMock, startHttp } from '#mocks/http.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import type { Held } from '#tests/browser/support/heap.ts';

/** A reading of a page; `heap` is in bytes. */
export interface Reading extends Held {
  at: string;
  heap: number;
}

/** Readings that may rise by a tenth. */
const tolerance = 0.1;

/** Runs a soak in Chromium on the production build, with the mock back-end as its server. The process fails when the soak does. */
export async function soak(run: (page: Page, mock: HttpMock) => Promise<boolean>, options: BrowserContextOptions) {
  const mock = await startHttp({
    dist: fileURLToPath(new URL('../../dist', import.meta.url)),
    acceptMasterCode: true,
  });
  const { executablePath, args, env } = await findChromium();
  // Without this flag V8 drops compiled code after a while, which would change the heap.
  const browser = await chromium.launch({ executablePath, args: [...args, '--js-flags=--no-flush-bytecode'], env });
  try {
    process.exitCode = (await run(await open(browser, mock, options), mock)) ? 0 : 1;
  } finally {
    await browser.close();
    await mock.close();
  }
}

/** Prints readings as a table: the heap, and these numbers. */
export function print<One extends Reading>(readings: readonly One[], numbers: readonly (keyof One & string)[]): void {
  console.log(`${''.padEnd(12)}${['heap, MB', ...numbers].map((word) => word.padStart(12)).join('')}`);
  for (const reading of readings) {
    const values = [(reading.heap / 2 ** 20).toFixed(1), ...numbers.map((what) => reading[what])];
    console.log(`${reading.at.padEnd(12)}${values.map((value) => String(value).padStart(12)).join('')}`);
  }
}

/** Messages for the numbers of a reading that exceed those of another one by more than a tenth. */
export function heavier<One extends Reading>(
  reading: One,
  than: One,
  numbers: readonly (keyof One & string)[],
): string[] {
  return numbers
    .filter((what) => Number(reading[what]) > Number(than[what]) * (1 + tolerance))
    .map(
      (what) =>
        `${reading.at}: ${what} ${Math.round((Number(reading[what]) / Number(than[what]) - 1) * 100)} % above ${than.at}`,
    );
}

async function open(browser: Browser, { url }: HttpMock, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
}
