import { expect, type Page } from '@playwright/test';
import type { HttpMock } from '#mocks/http.ts';
import { chooseInMenu, expectList, openAs, shownPage, tab, tabTitles } from '#tests/browser/support/app.ts';
import { watchWeight } from '#tests/browser/support/heap.ts';
import { renderTwice } from '#tests/browser/support/many-records.ts';
import { heavier, print, type Reading, soak } from './soak.ts';

/**
 * Half a working day: records are searched, opened, edited and saved, pages are switched and closed. 2,400 acts take a person
 * four hours at one in six seconds. Prints readings of the page at the start and after each quarter, with all pages but home
 * closed: at the end nothing may be more than a tenth above the start.
 */
const acts = Number(process.env['ACTS'] ?? 2400);
const keywords = ['森林', '银杉', '湿地', '红树林', '防火'];
const counted = ['nodes', 'listeners', 'actors'] as const;

await soak(run, { viewport: { width: 1280, height: 800 } });

async function run(page: Page, mock: HttpMock): Promise<boolean> {
  await mock.backend.reset('M');
  await openAs(page, 'admin');
  const weigh = await watchWeight(page);
  const read = async (at: string): Promise<Reading> => {
    await renderTwice(page);
    return { at, ...(await weigh()) };
  };
  let round = 0;
  const work = async (many: number) => {
    for (let done = 0; done < many; round += 1) done += await goRound(page, round);
  };
  // Loads and compiles everything, and fills the caches of libraries, before anything is measured.
  await work(acts / 10);
  const start = await read('start');
  const readings = [start];
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    await work(acts / 4);
    readings.push(await read(`${(quarter * acts) / 4} acts`));
  }
  print(readings, counted);
  const wrong = heavier(readings.at(-1) ?? start, start, ['heap', ...counted]);
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

/** Does some work on each of three kinds of page, and returns how many acts it took. */
async function goRound(page: Page, round: number): Promise<number> {
  const save = async () => {
    const answered = page.waitForResponse(/\/update$/);
    await page.keyboard.press('Control+s');
    await (await answered).finished();
    await expect(shownPage(page).getByRole('button', { name: /^保存(并更新前台)?$/ })).toBeDisabled();
  };
  const record = shownPage(page).locator('tbody a');
  const field = shownPage(page).getByLabel('发布人');
  const search = shownPage(page).getByRole('searchbox').first();
  const steps: (() => Promise<unknown>)[] = [
    () => chooseInMenu(page, '科普知识').then(() => expectList(page)),
    () => search.fill(keywords[round % keywords.length] ?? ''),
    () => page.waitForURL(/keyword=/),
    () => search.fill(''),
    () => page.waitForURL(/^[^?]*$/).then(() => expectList(page)),
    () => record.nth(round % 10).click(),
    () => field.fill(`值班${round}`),
    save,
    () =>
      tab(page, '科普知识')
        .click()
        .then(() => expectList(page)),
    () => chooseInMenu(page, '资讯中心').then(() => expectList(page)),
    () => record.nth(round % 10).click(),
    () => field.fill(`记者${round}`),
    save,
    () => tab(page, '首页').click(),
  ];
  for (const step of steps) await step();
  if ((await tabTitles(page).count()) > 20) await renderTwice(page);
  return steps.length;
}
