import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startHttp } from '#mocks/http.ts';
import { bestMatches } from '#mocks/search/best-matches.ts';
import { linesOf } from '#mocks/search/lines.ts';
import { seedOfSize } from '#mocks/seed/sizes.ts';
import { textOf } from '#src/domain/content/record.ts';
import { readGrants } from '#src/domain/routes/read-grants.ts';
import { buildMenu } from '#src/domain/shell/menu.ts';
import { chooseInMenu, expectList, fillLogin, listPath, openAs, shownPage, tab } from '#tests/browser/support/app.ts';
import { findChromium } from '#tests/browser/support/chromium.ts';
import { lastTiming, timeNext, watchPaints } from './bench/paints.ts';

/**
 * Measures how long people wait: in Chromium, on the production build, with the mock back-end as its server. It never fails,
 * because the numbers depend on the machine. `-- --slow 4` simulates a processor that is four times slower.
 */
const { values: options } = parseArgs({ options: { slow: { type: 'string', default: '1' } } });
const rows = 100;
const articles = { account: 'editor', path: listPath };
const log = { account: 'admin', path: '/system/logManager' };

const mock = await startHttp({ dist: fileURLToPath(new URL('../dist', import.meta.url)), acceptMasterCode: true });
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
try {
  await mock.backend.reset('M');
  const mediumSize: Measured[] = [
    ['switch between two kept lists', await times(30, await switchingTabs(browser))],
    ['keystroke in the keyword filter', await times(30, await typingKeyword(browser))],
    ['first list after login', await times(10, () => firstList(browser))],
    ['turn a page', await times(10, await turningPages(browser))],
    ['keyword until its rows show', await times(10, await searching(browser))],
    ['menu of 5,000 modules, in Node', await times(30, buildingMenu)],
  ];
  await mock.backend.reset('L');
  print([
    ...mediumSize,
    ['100,000 articles: first list', await times(10, () => firstList(browser))],
    ['100,000 articles: keystroke', await times(30, await typingKeyword(browser))],
    ['100,000 articles: turn a page', await times(10, await turningPages(browser))],
    ['100,000 articles: keyword', await times(10, await searching(browser))],
    ['100,000 articles: palette, first page', await times(30, await finding(browser, '科普', '最佳匹配'))],
    ['100,000 articles: palette, records', await times(10, await finding(browser, '银杉', '科普知识'))],
    ['16 × 100,000 titles, in Node', await times(10, searchingTitles())],
    ['100,000 log entries: first page', await times(10, () => firstList(browser, log))],
    ['100,000 log entries: keystroke', await times(30, await typingKeyword(browser, log))],
    ['100,000 log entries: turn a page', await times(10, await turningPages(browser, log))],
    ['100,000 log entries: keyword', await times(10, await searching(browser, log))],
  ]);
} finally {
  await browser.close();
  await mock.close();
}

/** The time from the click on a tab until its page is painted. */
async function switchingTabs(from: Browser) {
  const page = await open(from);
  await openAs(page, 'editor', `${listPath}?pageSize=${rows}`);
  await expectRows(page);
  await chooseInMenu(page, '资讯中心');
  await expectList(page);
  await page.evaluate((size) => history.pushState(null, '', `/home/informationCenter?pageSize=${size}`), rows);
  await expectRows(page);
  const titles = ['科普知识', '资讯中心'];
  let turn = 1;
  return async () => {
    const title = titles[(turn += 1) % 2] ?? '';
    await timeNext(page, 'click', `main > :not([style*="display: none"]) h1`, title);
    await tab(page, title).click();
    return lastTiming(page);
  };
}

/** The time from the key press until the letter is painted. */
async function typingKeyword(from: Browser, place = articles) {
  const page = await open(from);
  await openAs(page, place.account, `${place.path}?pageSize=${rows}`);
  await expectRows(page);
  const field = shownPage(page).getByRole('searchbox').first();
  await field.focus();
  let typed = '';
  return async () => {
    typed += 'x';
    await timeNext(page, 'keydown', 'main [type=search]', typed);
    await page.keyboard.press('x');
    return lastTiming(page);
  };
}

/** The time from the click on the next page until its rows are painted. */
async function turningPages(from: Browser, place = articles) {
  const page = await open(from);
  await openAs(page, place.account, `${place.path}?pageSize=${rows}`);
  await expectRows(page);
  return async () => {
    const first = await shownPage(page).locator('tbody tr').first().textContent();
    await timeNext(page, 'click', 'main table tbody tr:first-child', `not ${first}`);
    await shownPage(page).getByRole('button', { name: '下一页' }).click();
    return lastTiming(page);
  };
}

/** The time from the last letter of a keyword until its rows are painted. It includes the typing pause of the list. */
async function searching(from: Browser, place = articles) {
  const page = await open(from);
  await openAs(page, place.account, `${place.path}?pageSize=${rows}`);
  await expectRows(page);
  const words = ['湿地', '森林防火', '红树林'];
  let turn = 0;
  return async () => {
    const first = await shownPage(page).locator('tbody tr').first().textContent();
    await timeNext(page, 'input', 'main table tbody tr:first-child', `not ${first}`);
    await shownPage(page)
      .getByRole('searchbox')
      .first()
      .fill(words[(turn += 1) % words.length] ?? '');
    return lastTiming(page);
  };
}

/** The time from a text in the palette until entries of the section are painted: the best matches need no call, records one. */
async function finding(from: Browser, text: string, section: string) {
  const page = await open(from);
  await openAs(page, log.account, listPath);
  await expectList(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  return async () => {
    await field.fill('没有这一页');
    await page.getByText('没有找到“没有这一页”').waitFor();
    await timeNext(page, 'input', `[role=dialog] [aria-label=${section}] [role=option]`, '');
    await field.fill(text);
    return lastTiming(page);
  };
}

/** The time from the click on 登录 until the rows are painted, in a browser without a cache. */
async function firstList(from: Browser, place = articles) {
  const page = await open(from);
  await page.goto(`/login?redirect=${encodeURIComponent(`${place.path}?pageSize=${rows}`)}`);
  await fillLogin(page, place.account);
  await timeNext(page, 'click', 'main table tbody tr', '');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const took = await lastTiming(page);
  await page.context().close();
  return took;
}

/** The time to build the menu from the permission list, without painting. */
function buildingMenu(): Promise<number> {
  const modules = Array.from({ length: 5000 }, (_, index) => ({
    modulePath: `/system/page${index}${index % 2 ? '_add' : ''}`,
  }));
  const start = performance.now();
  buildMenu(readGrants(modules, 'editor'));
  return Promise.resolve(performance.now() - start);
}

/** The time to search sixteen lists of 100,000 titles by letters that none contains, which compares all pronunciations. */
function searchingTitles() {
  const { list } = seedOfSize(listPath, { start: Date.now(), size: 'L' });
  const lists = Array.from({ length: 16 }, () =>
    linesOf(list, (record) => ({ id: record.id, title: textOf(record, 'mainTitle'), number: record.id })),
  );
  return () => {
    const start = performance.now();
    for (const lines of lists) bestMatches(lines, { keyword: 'luxiangjiqi', pinyin: true });
    return Promise.resolve(performance.now() - start);
  };
}

async function open(from: Browser): Promise<Page> {
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
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slow) });
  return page;
}

function expectRows(page: Page): Promise<void> {
  return shownPage(page)
    .locator('tbody tr')
    .nth(rows - 1)
    .waitFor();
}

type Measured = [what: string, taken: number[]];

async function times(count: number, measure: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < count; time += 1) taken.push(await measure());
  return taken;
}

function print(measured: readonly Measured[]) {
  console.log(`Milliseconds until it is painted; lists of ${rows} rows; processor slowed ${options.slow} times.\n`);
  console.log(`${'what'.padEnd(34)}${['median', 'p95', 'most', 'times'].map((word) => word.padStart(8)).join('')}`);
  for (const [what, taken] of measured) {
    const numbers = [...[0.5, 0.95, 1].map((part) => quantile(taken, part).toFixed(1)), String(taken.length)];
    console.log(`${what.padEnd(34)}${numbers.map((number) => number.padStart(8)).join('')}`);
  }
}

function quantile(taken: readonly number[], part: number): number {
  const sorted = taken.toSorted((one, other) => one - other);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}
