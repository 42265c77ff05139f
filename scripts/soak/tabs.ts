import type { Page } from '@playwright/test';
import type { HttpMock } from '#mocks/http.ts';
import { listPath, openAs, shownPage, tabBar } from '#tests/browser/support/app.ts';
import { closeAllUnsaved, editRecords, renderTwice, nodesOfTabs } from '#tests/browser/support/many-records.ts';
import { watchWeight } from '#tests/browser/support/heap.ts';
import { heavier, print, type Reading, soak } from './soak.ts';

/** The number of tabs, including home. */
const most = 100;
const drawn = 12;
const compared = ['heap', 'nodes'] as const;
/** The limit of a page that is kept but not rendered, in bytes: its actors, its record and typed texts. */
const ofOneKept = 80_000;

/**
 * Opens, edits and closes 100 records, and prints heap and nodes. The reference is home plus the number of records that stay
 * rendered: 50 and 100 tabs may hold at most a tenth more nodes, and at 100 each further tab a fixed amount of heap. After closing
 * all tabs both are at most a tenth above the start. The nodes of the tab bar are counted separately.
 */
await soak(run, { viewport: { width: 1280, height: 800 } });

interface TabsReading extends Reading {
  'of tabs': number;
}

async function run(page: Page, mock: HttpMock): Promise<boolean> {
  await mock.backend.reset('M');
  await openAs(page, 'editor');
  await shownPage(page).getByRole('heading', { level: 1 }).waitFor();
  const weigh = await watchWeight(page);
  const read = async (at: string): Promise<TabsReading> => {
    const tabNodes = await nodesOfTabs(page);
    const { nodes, ...held } = await weigh();
    return { at, ...held, nodes: nodes - tabNodes, 'of tabs': tabNodes };
  };
  // A first round loads and compiles everything, and fills the caches of libraries, before anything is measured.
  await editRecords(page, recordsUpTo(most - 1));
  await closeAllUnsaved(page);
  await renderTwice(page);
  const before = await read('before');
  const readings: TabsReading[] = [];
  for (const tabs of [10, drawn + 1, 50, most]) {
    await editRecords(page, recordsUpTo(tabs - 1).slice((await openTabs(page)) - 1));
    readings.push(await read(`${await openTabs(page)} tabs`));
  }
  await closeAllUnsaved(page);
  await renderTwice(page);
  let after = await read('after');
  // React releases old pages only when it renders again. A leak remains after any number of renders.
  for (let time = 0; time < 5 && heavier(after, before, compared).length > 0; time += 1) {
    await renderTwice(page);
    after = await read('after');
  }
  print([before, ...readings, after], ['nodes', 'of tabs', 'listeners', 'actors']);
  const [, level = before, ...many] = readings;
  // Over all tabs, because the heap varies by half a megabyte.
  const grown = ((many.at(-1)?.heap ?? Infinity) - level.heap) / (most - drawn - 1);
  const wrong = [
    ...many.flatMap((reading) => heavier(reading, level, ['nodes'])),
    ...(grown > ofOneKept ? [`${Math.round(grown)} bytes of heap for each tab that is not drawn`] : []),
    ...heavier(after, before, compared),
  ];
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

function recordsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${listPath}/${index + 1}`);
}

function openTabs(page: Page): Promise<number> {
  return tabBar(page).getByRole('link').count();
}
