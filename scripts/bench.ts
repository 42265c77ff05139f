import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startHttp } from '#mocks/http.ts';
import type { SeedSize } from '#mocks/shared/seed-size.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import { buildLargeMenu, searchTitles } from './bench/in-node.ts';
import { articles, type Journey, log } from './bench/journey.ts';
import { keystrokes } from './bench/keystrokes.ts';
import { openFirst, searchList, switchTabs, turnPage } from './bench/lists.ts';
import { findInPalette } from './bench/palette.ts';
import { watchPaints } from './bench/paints.ts';
import { type Measured, print } from './bench/report.ts';

/**
 * Measures how long people wait: in Chromium, on the production build, with the mock back-end as its server. It never fails,
 * because the numbers depend on the machine. `-- --slow 4` simulates a processor that is four times slower; keystrokes are
 * measured on both. `-- --only 'key in'` measures only what has this in its name.
 */
const { values: options } = parseArgs({
  options: { slow: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});

const journeys: readonly { size: SeedSize; journeys: readonly Journey[] }[] = [
  {
    size: 'M',
    journeys: [
      ...keystrokes,
      { what: 'switch between two kept lists', times: 30, prepare: switchTabs },
      { what: 'first list after login', times: 10, prepare: openFirst(articles) },
      { what: 'turn a page', times: 10, prepare: turnPage(articles) },
      { what: 'keyword until its rows show', times: 10, prepare: searchList(articles) },
      { what: 'menu of 5,000 modules, in Node', times: 30, prepare: buildLargeMenu },
    ],
  },
  {
    size: 'L',
    journeys: [
      { what: '100,000 articles: first list', times: 10, prepare: openFirst(articles) },
      { what: '100,000 articles: turn a page', times: 10, prepare: turnPage(articles) },
      { what: '100,000 articles: keyword', times: 10, prepare: searchList(articles) },
      { what: '100,000 articles: palette, first page', times: 30, prepare: findInPalette('科普', '最佳匹配') },
      { what: '100,000 articles: palette, records', times: 10, prepare: findInPalette('银杉', '科普知识') },
      { what: '16 × 100,000 titles, in Node', times: 10, prepare: searchTitles },
      { what: '100,000 log entries: first page', times: 10, prepare: openFirst(log) },
      { what: '100,000 log entries: turn a page', times: 10, prepare: turnPage(log) },
      { what: '100,000 log entries: keyword', times: 10, prepare: searchList(log) },
    ],
  },
];

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const mock = await startHttp({ dist, acceptMasterCode: true });
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const measured: Measured[] = [];
  for (const { size, journeys: ofSize } of journeys) {
    const wanted = ofSize.filter(({ what }) => what.includes(options.only));
    if (wanted.length > 0) await mock.backend.reset(size);
    for (const journey of wanted)
      for (const slow of journey.speeds ?? [Number(options.slow)]) measured.push(await measure(journey, slow));
  }
  print(measured);
} finally {
  await browser.close();
  await mock.close();
}

async function measure({ what, times, prepare }: Journey, slow: number): Promise<Measured> {
  const once = await prepare({ url: mock.url, open: () => open(browser, slow) });
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await once());
  await Promise.all(browser.contexts().map((context) => context.close()));
  return { what, slow, taken };
}

async function open(from: Browser, slow: number): Promise<Page> {
  const context = await from.newContext({
    baseURL: mock.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await watchPaints(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return page;
}
