import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hostileHtml } from '#tests/corpus/hostile-html.ts';
import { expectList, listPath, openAs, shownPage, tabTitles } from '#tests/browser/support/app.ts';
import { policies } from '#tests/browser/server/attacks/policies.ts';
import { harmless, poisonAnswers, watchPoison } from '#tests/browser/support/poison.ts';
import { desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { workbookCells } from '#tests/support/table-cells.ts';

// Answers may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const poison = /__xss/;

const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

const press = (page: Page, name: string | RegExp) => shownPage(page).getByRole('button', { name }).first().click();

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Draws the page as it would be printed. */
async function print(page: Page, name: string | RegExp) {
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.setAttribute('data-printed', '');
    };
  });
  await press(page, name);
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
}

/** The paper with the content of its last adopted style sheet: a text in the page margin is a string in it. */
async function expectPaper(page: Page) {
  await expect(page.locator('body > .paper')).toContainText(poison);
  const rules = await page.evaluate(() =>
    [...(document.adoptedStyleSheets.at(-1)?.cssRules ?? [])].map((rule) => rule.constructor.name),
  );
  expect(rules).toEqual(['CSSPageRule']);
}

/** Where texts of users appear outside the pages themselves, with the steps that lead there. */
const places: Record<string, (page: Page) => Promise<void>> = {
  'the confirmation before a record goes offline': async (page) => {
    await goTo(page, `${listPath}?status=online`);
    await press(page, /^下架/);
    await expect(dialog(page)).toContainText(poison);
  },
  'the message of a failed call': async (page) => {
    await page.route('**/backApi/home/informationCenter/query', (route) =>
      route.fulfill({ json: { success: false, rCode: 500, rMsg: hostileHtml.join(' '), resultData: null } }),
    );
    await goTo(page, '/home/informationCenter');
    await expect(shownPage(page)).toContainText(poison);
  },
  'an entry of the log': async (page) => {
    await goTo(page, '/system/logManager?type=operation');
    await shownPage(page).getByRole('row').nth(1).getByRole('button').first().click();
    await expect(dialog(page)).toContainText(poison);
  },
  'the titles of window and tabs': async (page) => {
    await goTo(page, '/book/book/1');
    await expect(page).toHaveTitle(poison);
    await expect(tabTitles(page).last()).toContainText(poison);
  },
  'the marks of a chart': async (page) => {
    await goTo(page, '/statistics/saBaseCount');
    await shownPage(page).locator('.recharts-bar-rectangle rect').first().hover({ force: true });
    await expect(shownPage(page).locator('.recharts-tooltip-wrapper').first()).toContainText(poison);
  },
  'a printed statistic': async (page) => {
    await goTo(page, '/statistics/saBaseEdu');
    await print(page, '打印');
    await expectPaper(page);
  },
  'a printed score sheet': async (page) => {
    await goTo(page, `${desk}?status=passed`);
    // The middle of such a long title is cut.
    await shownPage(page)
      .getByRole('row')
      .nth(1)
      .getByRole('link')
      .first()
      .click({ position: { x: 2, y: 2 } });
    await shownPage(page).getByRole('table', { name: '各专家评分' }).getByRole('button').first().click();
    await print(page, /^打印.*的评分表$/s);
    await expectPaper(page);
  },
  'a printed form': async (page) => {
    await goTo(page, '/home/baseResourcesScoreEdu');
    await print(page, '打印空白表');
    await expectPaper(page);
  },
  'a workbook': async (page) => {
    await goTo(page, listPath);
    await expectList(page);
    await press(page, '导出');
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel表格（XLSX）' }).click();
    const download = await saved;
    const { buffer } = new Uint8Array(await readFile(await download.path()));
    const rows = workbookCells(buffer);
    expect(rows.flat().filter((cell) => poison.test(cell)).length).toBeGreaterThan(60);
  },
};

for (const { bypassCSP, policy } of policies)
  test.describe(policy, () => {
    test.use({ bypassCSP });
    for (const [name, show] of Object.entries(places))
      test(`fault D2: a hostile text is shown as text in ${name}, ${policy}`, async ({ page }) => {
        const found = await watchPoison(page);
        await openAs(page, 'admin');
        await poisonAnswers(page);
        await show(page);
        expect(await found()).toEqual(harmless);
      });
  });

// Each run also tries these under the policy, because parsing such a text violates it.
for (const bypassCSP of [true, false]) {
  const policy = bypassCSP ? 'without any policy' : 'under the policy';
  test.describe(policy, () => {
    test.use({ bypassCSP });
    test(`fault D1, D9: hostile texts do nothing in the preview and in the history of a record, ${policy}`, async ({
      page,
      expectConsole,
    }) => {
      // Parsing a formatted text in a separate document already blocks its styles and addresses.
      if (!bypassCSP) expectConsole('error', /violates the following Content Security Policy directive/);
      const found = await watchPoison(page);
      await openAs(page, 'admin', `${listPath}/1`);
      await shownPage(page).locator('[data-path=mainTitle]').fill('改过的标题');
      await press(page, '保存');
      await expect(shownPage(page).getByRole('heading', { level: 1, name: '改过的标题' })).toBeVisible();
      await poisonAnswers(page);
      await page.reload();
      await press(page, '更多操作');
      await page.getByRole('menuitem', { name: '修改记录' }).click();
      await expect(dialog(page)).toContainText(poison);
      expect(await found()).toEqual(harmless);
      await dialog(page).getByRole('radiogroup').getByText('内容').click();
      await expect(dialog(page).locator('[data-path=summary] dd')).toContainText(poison);
      expect(await found()).toEqual(harmless);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await press(page, '预览');
      await expect(dialog(page)).toContainText(poison);
      expect(await found()).toEqual(harmless);
    });
  });
}
