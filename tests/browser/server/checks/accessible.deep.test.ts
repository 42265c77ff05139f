import type { Page } from '@playwright/test';
import { expectSaved, listPath, openAs, rowOf, shownPage } from '#tests/browser/support/app.ts';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { officeWordsPath } from '#src/domain/comments/word-paths.ts';

const title = '花坪的银杉如何繁育与保护';

/** Opens a record whose form has findings of both kinds. */
async function openFindings(page: Page) {
  await openAs(page, 'editor', `${listPath}/45`);
  await shownPage(page).locator('[data-path=summary]').fill('馆内有银衫和红豆衫，联系林工13907710001。');
  await expect(shownPage(page).getByText('1项涉及个人信息或禁用词')).toBeVisible();
}

/** Saves such a record, so that its list publishes it. */
async function saveFindings(page: Page) {
  await openFindings(page);
  await shownPage(page).getByRole('button', { name: '保存', exact: true }).click();
  await expectSaved(page);
  await openAs(page, 'editor', `${listPath}?keyword=${encodeURIComponent(title)}`);
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The states with findings, and the steps that lead there. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an editor with findings, a dismissed one and a correction': async (page) => {
    await openFindings(page);
    await shownPage(page)
      .getByRole('button', { name: /^忽略：含手机号/ })
      .click();
    await dialog(page).getByRole('textbox').fill('单位公开电话');
    await dialog(page).getByRole('button', { name: '忽略' }).click();
    await shownPage(page).getByText('已忽略1项').click();
    await shownPage(page).getByRole('button', { name: '改为“银杉”' }).click();
    await expect(shownPage(page).getByRole('button', { name: /^撤销更正/ })).toBeVisible();
  },
  'the question about a dismissal without a reason': async (page) => {
    await openFindings(page);
    await shownPage(page)
      .getByRole('button', { name: /^忽略：含手机号/ })
      .click();
    await dialog(page).getByRole('button', { name: '忽略' }).click();
    await expect(dialog(page).getByText('请填写忽略的理由')).toBeVisible();
  },
  'publishing with grave findings and without a reason': async (page) => {
    await openFindings(page);
    await shownPage(page).getByRole('button', { name: '保存并上架' }).click();
    await dialog(page).getByRole('button', { name: '仍要上架' }).click();
    await expect(dialog(page).getByText('请填写上架原因')).toBeVisible();
  },
  'publishing many with grave findings and without a reason': async (page) => {
    await saveFindings(page);
    await shownPage(page)
      .getByRole('checkbox', { name: `选择：${title}` })
      .check();
    await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '上架' }).click();
    await dialog(page).getByRole('button', { name: '仍要上架1条' }).click();
    await expect(dialog(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
  'undoing an unpublishing with grave findings': async (page) => {
    await saveFindings(page);
    await rowOf(page, title).getByRole('button', { name: /^上架/ }).click();
    await dialog(page).getByRole('textbox').fill('本人同意公开');
    await dialog(page).getByRole('button', { name: '仍要上架' }).click();
    await rowOf(page, title).getByRole('button', { name: /^下架/ }).click();
    await dialog(page).getByRole('button', { name: '下架' }).click();
    await page.getByRole('button', { name: '撤销', exact: true }).last().click();
    await expect(dialog(page).getByText(/13907710001/)).toBeVisible();
  },
  'the words of the office, and the form of one with its error': async (page) => {
    await openAs(page, 'admin', officeWordsPath);
    await expect(shownPage(page).getByRole('row').nth(1)).toBeVisible();
    await shownPage(page).getByRole('button', { name: '新增词语' }).click();
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
  },
};

for (const [name, arrive] of Object.entries(states))
  test(`accessible, wide and narrow, light and dark: ${name}`, async ({ page }) => {
    await arrive(page);
    const found: unknown[] = [];
    for (const width of [1440, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        // Colours in transition belong to no state.
        await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
        for (const violation of await violationsOn(page)) found.push({ width, colorScheme, ...violation });
      }
    expect(found).toEqual([]);
  });
