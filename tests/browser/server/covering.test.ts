import type { Locator, Page } from '@playwright/test';
import { listPath, openAs, shownPage, toasts } from '#tests/browser/support/app.ts';
import { coveredControls, roomAroundCaret, windows } from '#tests/browser/support/covering.ts';
import { continueAs, desk } from '#tests/browser/support/rating.ts';
import { openFirst } from '#tests/browser/support/states/consultations.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

/** Opens the record in the first row of a list, which a phone shows in another way. */
async function openFirstRow(page: Page, account: string, list: string) {
  const size = page.viewportSize();
  await page.setViewportSize(windows[0]);
  await continueAs(page, account, list);
  await shownPage(page).getByRole('row').nth(1).getByRole('link').first().click();
  if (size) await page.setViewportSize(size);
}

/** The pages, with the steps that lead there from an empty tab. */
const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a list': (page) => continueAs(page, 'editor', listPath),
  'a list with a selection': async (page) => {
    await continueAs(page, 'editor', listPath);
    await shownPage(page).getByRole('checkbox').nth(3).check();
  },
  'a content editor': (page) => continueAs(page, 'editor', `${listPath}/45`),
  'a base': async (page) => {
    await openFirstRow(page, 'editor', '/home/baseResources');
    await expect(shownPage(page).getByRole('button', { name: /^保存/ }).first()).toBeVisible();
  },
  'the settings': (page) => continueAs(page, 'editor', '/profile'),
  comments: (page) => continueAs(page, 'admin', '/comment/comment'),
  consultations: (page) => continueAs(page, 'service', '/book/book'),
  'a consultation': async (page) => {
    await page.context().clearCookies();
    await openFirst(page);
  },
  'a template': async (page) => {
    await continueAs(page, 'admin', '/set/masterplate');
    await shownPage(page)
      .getByRole('button', { name: /^复制为新版本：森林康养/ })
      .first()
      .click();
    await expect(shownPage(page).getByLabel('评分指标A1：分值')).toBeVisible();
  },
  'a role': (page) => continueAs(page, 'admin', '/system/roleManager/2'),
  'a user': (page) => continueAs(page, 'admin', '/system/userManager/2'),
  'the log': (page) => continueAs(page, 'admin', '/system/logManager'),
  statistics: (page) => continueAs(page, 'admin', '/statistics/saBaseCount'),
  'the reviews': (page) => continueAs(page, 'auditor', desk),
  'a review': async (page) => {
    await openFirstRow(page, 'auditor', `${desk}?status=passed`);
    await expect(shownPage(page).getByRole('button', { name: '各评分指标的分差' })).toBeVisible();
  },
  'a sheet': async (page) => {
    await continueAs(page, 'expert', `${desk}?show=mine`);
    await shownPage(page).getByRole('link', { name: /评分/ }).first().click();
    await expect(shownPage(page).locator('[data-points]').first()).toBeVisible();
  },
  'a paper sheet': async (page) => {
    await openFirstRow(page, 'auditor', `${desk}?status=scoring`);
    await shownPage(page)
      .getByRole('link', { name: /^录入纸质评分表/ })
      .first()
      .click();
    await expect(shownPage(page).locator('[data-points]').first()).toBeVisible();
  },
};

const longText = '银杉是中国特有的珍稀树种。'.repeat(12);

/** One page of each kind of bar; the deep suite walks all pages. */
const everyTime = new Set([
  'a list with a selection',
  'a content editor',
  'comments',
  'a consultation',
  'a template',
  'a role',
  'a review',
  'a sheet',
]);

/** A picture that is taller than what is left below the text. */
const tallPicture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 400 } });

const textAfterCaret = (field: Locator): Promise<string> =>
  field.evaluate((one) => {
    if (one instanceof HTMLTextAreaElement) return one.value.slice(one.selectionEnd);
    const range = getSelection()?.getRangeAt(0).cloneRange();
    range?.setEndAfter(one.lastChild ?? one);
    return range?.toString() ?? 'no caret';
  });

async function typeAtTheEnd(page: Page, field: Locator) {
  await field.click();
  // ProseMirror sets the selection of the click again a moment later.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+End');
      return textAfterCaret(field);
    })
    .toBe('');
  for (let line = 0; line < 14; line += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(line % 3 === 0 ? longText : '银杉');
    await expect.poll(() => roomAroundCaret(page)).toBeGreaterThanOrEqual(0);
  }
}

for (const size of windows) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test(`A1: the line being typed and a new picture are in view, at ${size.width} px`, async ({ page }) => {
      await openAs(page, 'editor', `${listPath}/45`);
      const writer = shownPage(page).getByRole('textbox', { name: '正文' });
      await typeAtTheEnd(page, writer);
      // The editor has grown instead of scrolling, and its tools are still below the header.
      expect(await writer.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
      await expect(shownPage(page).getByRole('button', { name: '加粗' })).toBeInViewport({ ratio: 1 });
      await shownPage(page)
        .locator('input[type=file]:not([aria-label="封面图"])')
        .first()
        .setInputFiles({ name: '漓江.png', mimeType: 'image/png', buffer: await tallPicture(page) });
      const picture = writer.locator('img').last();
      await expect(picture).toBeInViewport({ ratio: 1 });
      const bar = shownPage(page).getByRole('button', { name: '保存', exact: true });
      const [image, save] = [await picture.boundingBox(), await bar.boundingBox()];
      expect((image?.y ?? 0) + (image?.height ?? Infinity)).toBeLessThanOrEqual(save?.y ?? 0);
      await typeAtTheEnd(page, shownPage(page).getByRole('textbox', { name: '简介' }));
    });

    test(`no message covers a control that has the focus, at ${size.width} px`, async ({ page }) => {
      await openAs(page, 'editor', `${listPath}/45`);
      await shownPage(page).getByLabel('发布人').fill('银杉');
      await shownPage(page).getByRole('button', { name: '保存并上架' }).click();
      await page.getByRole('button', { name: '仍要上架' }).click();
      await expect(toasts(page)).toBeVisible();
      // It stays while the pointer is over it.
      await toasts(page).hover();
      expect(await coveredControls(page)).toEqual([]);
      await expect(toasts(page)).toBeVisible();
      // Nor the buttons of the heading before they have it.
      await page.evaluate(() => scrollTo(0, 0));
      const [toast, button] = [toasts(page), shownPage(page).getByRole('button', { name: '更多操作' })];
      const [above, below] = [await toast.boundingBox(), await button.boundingBox()];
      const isBeside = (above?.x ?? 0) + (above?.width ?? 0) <= (below?.x ?? 0);
      expect(isBeside || (above?.y ?? 0) >= (below?.y ?? 0) + (below?.height ?? 0)).toBe(true);
    });

    for (const [name, open] of Object.entries(pages)) {
      if (!isDeep && !everyTime.has(name)) continue;
      test(`no control of ${name} is covered while it has the focus, at ${size.width} px`, async ({ page }) => {
        await open(page);
        await expect(shownPage(page).getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        // A message stays while the pointer is over it.
        await page.mouse.move(0, 0);
        await expect(toasts(page)).toHaveCount(0);
        expect(await coveredControls(page)).toEqual([]);
      });
    }
  });
}
