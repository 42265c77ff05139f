import type { Page } from '@playwright/test';
import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const phone = '13907710001';
const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const words = await focused(page).evaluateAll(
      ([element]) => element?.getAttribute('aria-label') ?? element?.textContent ?? '',
    );
    if (name.test(words)) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

for (const width of [1440, 390])
  test(`at ${width} px, findings are reached, opened, corrected, and dismissed with a reason by keyboard alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'editor', `${listPath}/45`);
    const summary = shownPage(page).locator('[data-path=summary]');
    const title = shownPage(page).getByRole('heading', { name: '内容检查' });
    const grave = shownPage(page).getByText('1项涉及个人信息或禁用词');
    const selected = () =>
      summary.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await summary.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(`联系林工${phone}。`);
    await expect(grave).toBeVisible();

    await tabTo(page, /^简介：含手机号/);
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
    expect(await selected()).toBe(phone);

    await tabTo(page, /^遮盖/);
    await page.keyboard.press('Enter');
    await expect(summary).toHaveValue(/联系林工139\*{4}0001。$/);
    await expect(title).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(summary).toHaveValue(/联系林工13907710001。$/);
    await expect(title).toBeFocused();
    await expect(grave).toBeVisible();

    await tabTo(page, /^忽略：含手机号/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await tabTo(page, /^忽略$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('请填写忽略的理由')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('单位公开电话');
    await tabTo(page, /^忽略$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title).toBeFocused();
    await expect(grave).toBeHidden();

    await tabTo(page, /^已忽略1项/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^恢复：/);
    await page.keyboard.press('Enter');
    await expect(title).toBeFocused();
    await expect(grave).toBeVisible();
  });

test('from a formatted text, Tab leads to its findings, and one that is opened is selected there', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/45`);
  const writer = shownPage(page).locator('[data-path=content][contenteditable]');
  await writer.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`电话${phone}，`);
  await expect(shownPage(page).getByText('1项涉及个人信息或禁用词')).toBeVisible();
  await tabTo(page, /^正文：含手机号/);
  await page.keyboard.press('Enter');
  await expect(writer).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(phone);
});
