import type { Page } from '@playwright/test';
import { contents } from '#tests/corpus/files.ts';
import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const bar = (page: Page) =>
  shownPage(page)
    .locator('[class*=_bar_]')
    .filter({ has: page.getByRole('button', { name: '保存', exact: true }) });

/** The distance of the text caret above the save bar; negative below its edge. */
const caretAboveBar = (page: Page) =>
  bar(page).evaluate((foot) => {
    const selection = getSelection();
    const block = selection?.focusNode?.parentElement?.closest('p, h2, h3, h4, li');
    return foot.getBoundingClientRect().top - (block?.getBoundingClientRect().bottom ?? Infinity);
  });

/** The fields of the form that the Tab key focuses under the bar. */
async function focusedUnderBar(page: Page): Promise<string[]> {
  const under: string[] = [];
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await bar(page).evaluate((foot) => {
      const focused = document.activeElement;
      if (!focused || foot.contains(focused) || !document.querySelector('#main')?.contains(focused)) return null;
      const { bottom, height } = focused.getBoundingClientRect();
      return height < 200 && bottom > foot.getBoundingClientRect().top
        ? (focused.getAttribute('name') ?? focused.outerHTML.slice(0, 80))
        : null;
    });
    if (found !== null) under.push(found);
  }
  return under;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`A1: at ${width} px the caret, a new picture and the focus stay above the save bar`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'editor', `${listPath}/45`);
    const writer = shownPage(page).getByRole('textbox', { name: '正文' });
    await writer.click();
    await page.keyboard.press('Control+End');
    for (let line = 0; line < 12; line += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.type('银杏');
      expect(await caretAboveBar(page)).toBeGreaterThan(0);
    }

    await shownPage(page)
      .locator('input[type=file]:not([aria-label="封面图"])')
      .first()
      .setInputFiles({ name: '漓江.png', mimeType: 'image/png', buffer: Buffer.from(contents.png) });
    const picture = writer.locator('img').last();
    await expect(picture).toBeVisible();
    await expect(picture).toBeInViewport();
    const [image, foot] = [await picture.boundingBox(), await bar(page).boundingBox()];
    expect((image?.y ?? Infinity) + (image?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);

    await shownPage(page).getByRole('textbox', { name: '主标题' }).focus();
    expect(await focusedUnderBar(page)).toEqual([]);
  });
}
