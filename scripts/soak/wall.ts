import type { Page } from '@playwright/test';
import type { HttpMock } from '#mocks/http.ts';
import { watchWeight } from '#tests/browser/support/heap.ts';
import { countEntries, speedUp, openWall } from '#tests/browser/support/wall.ts';
import { heavier, print, type Reading, soak } from './soak.ts';

/**
 * Lets a wall refresh 2,000 times (W5.8), and prints heap, nodes, listeners, actors and performance entries at the start and
 * after each quarter. Each refresh brings a change. At the end nothing may be more
 * than a tenth above the start.
 */
const refreshes = Number(process.env['REFRESHES'] ?? 2000);
/** Loads and compiles everything, and fills the caches of libraries, before anything is measured. */
const warmUp = 300;
const interval = 10;
/** The speed of the page’s clock. */
const speed = 80;
const counted = ['nodes', 'listeners', 'actors', 'entries'] as const;

await soak(run, { viewport: { width: 1920, height: 1080 }, reducedMotion: 'no-preference' });

interface WallReading extends Reading {
  entries: number;
}

async function run(page: Page, mock: HttpMock): Promise<boolean> {
  await page.addInitScript(speedUp, speed);
  await openWall(page, `?interval=${interval}`, 'admin');
  const change = await changer(page, mock);
  const weigh = await watchWeight(page);
  const read = async (at: string): Promise<WallReading> => ({
    at,
    ...(await weigh()),
    entries: await page.evaluate(countEntries),
  });
  const refresh = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const answered = page.waitForResponse(/\/board\/dashboard\/query$/);
      await change();
      await (await answered).finished();
    }
  };
  await refresh(warmUp);
  const start = await read('start');
  const readings = [start];
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    await refresh(refreshes / 4);
    readings.push(await read(String((quarter * refreshes) / 4)));
  }
  print(readings, counted);
  const wrong = heavier(readings.at(-1) ?? start, start, ['heap', ...counted]);
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

/** Returns a function that publishes a record, or takes it down again. */
async function changer(page: Page, mock: HttpMock): Promise<() => Promise<void>> {
  const path = '/home/scienceKnowledge';
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => /token/i.test(name))?.value ?? '');
  const post = async (call: string, body: object) => {
    const answer = await fetch(`${mock.url}/backApi${path}/${call}`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { success, rMsg, resultData } = (await answer.json()) as {
      success: boolean;
      rMsg: string;
      resultData: { list: { id: string }[] };
    };
    if (!success) throw new Error(rMsg);
    return resultData;
  };
  const { list } = await post('query', { pageNum: 1, pageSize: 1, status: 'offline' });
  let on = false;
  return async () => {
    on = !on;
    await post('updown', { id: list[0]?.id, on });
  };
}
