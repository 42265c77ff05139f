import { expect, type Page } from '@playwright/test';
import { openAs, shownPage } from './app.ts';

export const desk = '/home/baseResourcesScore';

/** Continues as another account. */
export async function continueAs(page: Page, account: string, address: string) {
  await page.context().clearCookies();
  await openAs(page, account, address);
}

/** Presses a button of the page, and confirms the dialog that it opens, with a reason if required. */
export async function confirm(page: Page, button: string | RegExp, action: string, reason?: string) {
  await shownPage(page)
    .getByRole('button', { name: button, exact: typeof button === 'string' })
    .click();
  const dialog = page.getByRole('dialog');
  if (reason !== undefined) await dialog.getByLabel(/^理由/).fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens one’s own sheet for a base from the desk. */
export async function openSheet(page: Page, account: string, base: string) {
  await continueAs(page, account, desk);
  await shownPage(page).getByRole('row').filter({ hasText: base }).getByRole('link', { name: /评分/ }).click();
  await expect(pointsFields(page).first()).toBeVisible();
}

const pointsFields = (page: Page) => shownPage(page).locator('[data-points]');

/** Gives each criterion about this share of its points, with a comment if required. */
export async function scoreAll(page: Page, share: number) {
  for (const field of await pointsFields(page).all()) {
    const max = Number(/满分(\d+(?:\.\d)?)/.exec((await field.getAttribute('aria-label')) ?? '')?.[1]);
    await field.fill(String(Math.round(max * share * 2) / 2));
    await field.blur();
  }
  for (const comment of await shownPage(page)
    .getByRole('textbox', { name: /：评语$/ })
    .all()) {
    await comment.fill('与现场情况相符。');
    await comment.blur();
  }
}

export async function submitSheet(page: Page) {
  await confirm(page, '提交评分', '提交');
  await expect(shownPage(page).getByText(/^已于.*提交，评分表已锁定。$/)).toBeVisible();
}
