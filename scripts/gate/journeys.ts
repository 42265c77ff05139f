import type { Page } from '@playwright/test';
import { chooseInMenu, fillLogin, listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { openSheet } from '../bench/score-sheet.ts';

/** One act of a person, from a page at rest until the page is at rest again. */
export interface Journey {
  /** Its name in `budget.json`. */
  name: string;
  /** Opens a page without a session up to the moment before the act. */
  open: (page: Page) => Promise<void>;
  /** Takes no frames, because the page has none until its clock runs. */
  act: (page: Page) => Promise<void>;
  /** True if the page shows the outcome. */
  isDone: (page: Page) => Promise<boolean>;
}

const size = 100;
const otherPath = '/home/informationCenter';

export const journeys: readonly Journey[] = [
  {
    name: 'login → first row',
    async open(page) {
      await page.goto(`/login?redirect=${encodeURIComponent(listPath)}`);
      await fillLogin(page, 'admin');
    },
    act: (page) => click(page, 'button[type=submit]'),
    isDone: async (page) => (await shownPage(page).locator('tbody tr').count()) === 20,
  },
  {
    name: 'kept list',
    async open(page) {
      await openLongList(page);
      await chooseInMenu(page, '资讯中心');
      await shownPage(page).locator(`tbody a[href^="${otherPath}/"]`).first().waitFor();
      await page.evaluate((address) => history.pushState(null, '', address), `${otherPath}?pageSize=${size}`);
      await expectRows(page);
    },
    act: (page) => click(page, `header li a[href^="${listPath}"]`),
    isDone: (page) => shownPage(page).getByRole('heading', { name: '科普知识', level: 1 }).isVisible(),
  },
  {
    name: 'page turn',
    open: openLongList,
    act: (page) => click(page, '#main button[aria-label="下一页"]'),
    isDone: async (page) =>
      page.url().includes('pageNum=2') && (await shownPage(page).locator('[aria-busy=true]').count()) === 0,
  },
  {
    name: 'ten keys in editor',
    async open(page) {
      await openAs(page, 'editor', `${listPath}/1`);
      await shownPage(page).getByRole('textbox', { name: '正文' }).focus();
      // The first key of all marks the record as unsaved; the check of the content that follows it ends with a finding.
      await page.keyboard.type(phone);
      await shownPage(page).getByText('含手机号').first().waitFor();
    },
    act: (page) => page.keyboard.type('x'.repeat(10)),
    // The letters make the number a code, so the check that follows them takes the finding back.
    isDone: async (page) =>
      (await shownPage(page).getByRole('textbox', { name: '正文' }).innerText()).includes(phone + 'x'.repeat(10)) &&
      (await shownPage(page).getByText('含手机号').count()) === 0,
  },
  {
    name: 'four keys in points',
    async open(page) {
      await openSheet(page);
      await points(page).focus();
      // The first key of all marks the sheet as unsaved, and opens the comment that few points require.
      await page.keyboard.type('1');
    },
    async act(page) {
      for (const key of ['Backspace', '2', 'Backspace', '1']) await page.keyboard.press(key);
    },
    isDone: async (page) => (await points(page).inputValue()) === '1',
  },
  {
    name: 'figure → its list',
    async open(page) {
      await openAs(page, 'admin', '/statistics/saBaseCount');
      await shownPage(page).locator('section .recharts-wrapper > svg').nth(2).waitFor();
    },
    act: (page) => click(page, '#main section table tbody a'),
    isDone: async (page) => (await shownPage(page).locator('tbody tr').count()) > 0 && page.url().includes('/home/'),
  },
];

const points = (page: Page) => shownPage(page).locator('[data-points]').first();

/** A phone number, which the check of a content finds. */
const phone = '13812345678';

async function openLongList(page: Page) {
  await openAs(page, 'editor', `${listPath}?pageSize=${size}`);
  await expectRows(page);
}

const expectRows = (page: Page): Promise<void> =>
  shownPage(page)
    .locator('tbody tr')
    .nth(size - 1)
    .waitFor();

/** Playwright’s own click waits for frames, and lays the page out to find its place. */
const click = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    if (!element) throw new Error(`the page has no ${wanted}`);
    element.click();
  }, selector);
