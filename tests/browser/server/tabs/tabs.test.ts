import type { Page } from '@playwright/test';
import {
  addressOf,
  chooseInMenu,
  expectList,
  expectMenu,
  listPath,
  openAs,
  shownPage,
  tab,
  tabBar,
  tabTitles,
  watchCalls,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const newsPath = '/home/informationCenter';

test('after a login, Back does not return to its form (G20)', async ({ page }) => {
  await page.goto('about:blank');
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await expectList(page);
  expect(addressOf(page)).toBe(listPath);
});

test('three refreshes add nothing to the history (T18, T15)', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}?status=online`);
  await expectList(page);
  const before = await page.evaluate(() => history.length);
  const calls = watchCalls(page);
  for (let time = 1; time <= 3; time += 1) {
    await tab(page, '科普知识').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '刷新' }).click();
    await expect.poll(() => calls.filter((call) => call.endsWith('/query')).length).toBe(time);
    await expectList(page);
  }
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(addressOf(page)).toBe(`${listPath}?status=online`);
  await expect(tabTitles(page)).toHaveText(['首页', '科普知识']);
  await expect(page.getByRole('navigation', { name: '当前位置' })).not.toContainText('redirect');
});

test('the tab menu closes on Esc, on a click elsewhere and on Back (T20, T21)', async ({ page }) => {
  await openTwoLists(page);
  const menu = page.getByRole('menu');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () =>
      shownPage(page)
        .getByText(/^共\d+条$/)
        .click(),
    () => page.goBack(),
  ]) {
    await tab(page, '科普知识').click({ button: 'right' });
    await expectMenu(page);
    await expect(menu.getByRole('menuitem')).toHaveText(['刷新', '关闭', '关闭其他', '关闭所有']);
    await close();
    await expect(menu).toHaveCount(0);
  }
  expect(addressOf(page)).toBe(listPath);
});

test('home has no Close, and a middle click closes any tab but home (T07)', async ({ page }) => {
  await openTwoLists(page);
  await tab(page, '首页').click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['刷新', '关闭其他', '关闭所有']);
  await expectMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await tab(page, '首页').click({ button: 'middle' });
  await expect(tabTitles(page)).toHaveText(['首页', '科普知识', '资讯中心']);
  await tab(page, '科普知识').click({ button: 'middle' });
  await expect(tabTitles(page)).toHaveText(['首页', '资讯中心']);
  expect(addressOf(page)).toBe(newsPath);
  expect(page.context().pages()).toHaveLength(1);
});

test('with more tabs than fit, the active one lies wholly inside the bar (T24)', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openAs(page, 'editor', listPath);
  await expectList(page);
  for (let row = 0; row < 5; row += 1) {
    await shownPage(page)
      .locator('tbody')
      .getByRole('link')
      .nth(row * 2)
      .click();
    await expectActiveInside(page);
    await tab(page, '科普知识').click();
    await expectActiveInside(page);
  }
  // A tab is as wide as its title, which arrives with the record.
  await expect
    .poll(() =>
      tabBar(page)
        .locator('ul')
        .evaluate((bar) => bar.scrollWidth > bar.clientWidth),
    )
    .toBe(true);
  await chooseInMenu(page, '资讯中心');
  await expectActiveInside(page);
  await chooseInMenu(page, '首页');
  await expectActiveInside(page);
});

test('Back to a page whose tab was closed opens the page again in a tab (T26)', async ({ page }) => {
  await openTwoLists(page);
  await tab(page, '科普知识').click();
  const probe = shownPage(page).getByRole('searchbox');
  await probe.fill('红树林');
  await expect(page).toHaveURL(/keyword=/);
  await tab(page, '首页').click();
  await tab(page, '科普知识').click();
  const closed = addressOf(page);
  await page.getByRole('button', { name: /^关闭.*科普知识/ }).click();
  await expect(page).toHaveURL(newsPath);
  const calls = watchCalls(page);
  await page.goBack();
  await expectList(page);
  expect(addressOf(page)).toBe(closed);
  expect(calls).toContain(`POST ${listPath}/query`);
  await expect(tabTitles(page)).toHaveText(['首页', '资讯中心', '科普知识']);
});

test('a hidden page keeps its typed text and makes no call when it returns (C01, C05)', async ({ page }) => {
  await openTwoLists(page);
  await shownPage(page).getByRole('searchbox').fill('林场');
  await expect(page).toHaveURL(/keyword=/);
  await expectList(page);
  await tab(page, '科普知识').click();
  await expect(shownPage(page)).toHaveCount(1);
  await expect(page.locator('#main > *')).toHaveCount(2);
  await expect(shownPage(page).getByRole('searchbox')).toHaveValue('');
  await shownPage(page).getByRole('searchbox').fill('竹');
  await expect(page).toHaveURL(/keyword=/);
  await expectList(page);

  const calls = watchCalls(page);
  await tab(page, '资讯中心').click();
  await expect(shownPage(page).getByRole('searchbox')).toHaveValue('林场');
  await page.getByRole('button', { name: /^关闭.*科普知识/ }).click();
  await expect(shownPage(page).getByRole('searchbox')).toHaveValue('林场');
  await expectList(page);
  expect(calls).toEqual([]);
});

for (const [what, open] of [
  ['dialog', /^下架：/],
  ['menu', /^更多操作：/],
] as const) {
  test(`a ${what} of a page disappears with it when Back leads elsewhere (C08)`, async ({ page }) => {
    await openTwoLists(page);
    await shownPage(page).getByRole('button', { name: open }).first().click();
    await expect(page.getByRole(what)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '科普知识' })).toBeVisible();
    await expect(page.getByRole(what)).toHaveCount(0);
    await expect(page.locator('.mantine-Modal-overlay').filter({ visible: true })).toHaveCount(0);
    // Nothing covers the page that is shown now.
    await shownPage(page).getByRole('button', { name: '刷新' }).click();
    await expectList(page);
  });
}

async function openTwoLists(page: Page) {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await chooseInMenu(page, '资讯中心');
  await expectList(page);
}

async function expectActiveInside(page: Page) {
  await expect
    .poll(() =>
      tabBar(page).evaluate((nav) => {
        const bar = nav.querySelector('ul')?.getBoundingClientRect();
        const active = nav.querySelector('[aria-current=page]')?.closest('li')?.getBoundingClientRect();
        return bar && active && active.left >= bar.left - 1 && active.right <= bar.right + 1;
      }),
    )
    .toBe(true);
}
