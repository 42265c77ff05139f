import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startHttp } from '#mocks/http.ts';
import { listPath, openAs, shownPage, tabBar } from '#tests/browser/support/app.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import { closeAllUnsaved, editRecords, moveOn, nodesOfTabs } from '#tests/browser/support/many-records.ts';
import { type Held, watchWeight } from '#tests/browser/support/heap.ts';

/**
 * Opens, edits and closes 100 records in Chromium, on the production build with the mock back-end as its server, and prints
 * heap and nodes. The reference is home plus as many records as stay drawn: 50 and 100 tabs may hold at most a tenth more,
 * and after closing everything at most a tenth more than before. The nodes of the tab bar are counted separately.
 */
const tolerance = 0.1;
/** The number of tabs, including home. */
const most = 100;
const drawn = 12;

const mock = await startHttp({ dist: fileURLToPath(new URL('../dist', import.meta.url)), acceptMasterCode: true });
const { executablePath, args, env } = await findChromium();
// Without this flag V8 drops compiled code after a while, which would change the heap.
const browser = await chromium.launch({ executablePath, args: [...args, '--js-flags=--no-flush-bytecode'], env });
try {
  await mock.backend.reset('M');
  const isLevel = report(await soak(await open(browser)));
  process.exitCode = isLevel ? 0 : 1;
} finally {
  await browser.close();
  await mock.close();
}

interface Reading extends Held {
  at: string;
  heap: number;
  tabNodes: number;
}

async function soak(page: Page) {
  await openAs(page, 'editor');
  await shownPage(page).getByRole('heading', { level: 1 }).waitFor();
  const weigh = await watchWeight(page);
  const read = async (at: string): Promise<Reading> => {
    const tabNodes = await nodesOfTabs(page);
    const { nodes, ...held } = await weigh();
    return { at, ...held, nodes: nodes - tabNodes, tabNodes };
  };
  // A first round loads and compiles everything, and fills the caches of libraries, before anything is measured.
  await editRecords(page, recordsUpTo(most - 1));
  await closeAllUnsaved(page);
  await moveOn(page);
  const before = await read('before');
  const readings: Reading[] = [];
  for (const tabs of [10, drawn + 1, 50, most]) {
    await editRecords(page, recordsUpTo(tabs - 1).slice((await openTabs(page)) - 1));
    readings.push(await read(`${await openTabs(page)} tabs`));
  }
  await closeAllUnsaved(page);
  await moveOn(page);
  let after = await read('after');
  // React releases old pages only when it renders again. A leak remains after any number of renders.
  for (let time = 0; time < 5 && heavier(after, before).length > 0; time += 1) {
    await moveOn(page);
    after = await read('after');
  }
  return { before, readings, after };
}

function recordsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${listPath}/${index + 1}`);
}

function openTabs(page: Page): Promise<number> {
  return tabBar(page).getByRole('link').count();
}

function report({ before, readings, after }: Awaited<ReturnType<typeof soak>>): boolean {
  const [few, level, ...many] = readings as [Reading, Reading, ...Reading[]];
  console.log(
    `${''.padEnd(12)}${['heap, MB', 'nodes', 'of tabs', 'listeners', 'actors'].map((word) => word.padStart(12)).join('')}`,
  );
  for (const { at, heap, nodes, tabNodes, listeners, actors } of [before, few, level, ...many, after]) {
    const numbers = [(heap / 2 ** 20).toFixed(1), nodes, tabNodes, listeners, actors];
    console.log(`${at.padEnd(12)}${numbers.map((number) => String(number).padStart(12)).join('')}`);
  }
  const wrong = [...many.flatMap((reading) => heavier(reading, level)), ...heavier(after, before)];
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

/** Messages for the numbers of a reading that exceed another one by more than a tenth. */
function heavier(reading: Reading, than: Reading): string[] {
  return (['heap', 'nodes'] as const)
    .filter((what) => reading[what] > than[what] * (1 + tolerance))
    .map((what) => `${reading.at}: ${what} ${Math.round((reading[what] / than[what] - 1) * 100)} % above ${than.at}`);
}

async function open(from: Browser): Promise<Page> {
  const context = await from.newContext({
    baseURL: mock.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}
