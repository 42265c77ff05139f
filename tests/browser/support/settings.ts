import { expect, type Locator, type Page } from '@playwright/test';
import { userMenu } from './app.ts';

export const settingsPanel = (page: Page): Locator => page.getByRole('dialog', { name: '界面设置' });

/** Opens the settings panel from the user menu. */
export async function openSettings(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '界面设置' }).click();
  await expect(settingsPanel(page).getByText('主题色')).toBeVisible();
}

/** Stores preferences before the page opens. */
export const keepPreferences = (page: Page, preferences: object) =>
  page.addInitScript((kept) => {
    localStorage.setItem('preferences', kept);
  }, JSON.stringify(preferences));

/** The scroll position of the window. */
export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Resolves when the page has received it, which is in the next frame. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (to) => {
    globalThis.scrollTo(0, to);
    await new Promise(requestAnimationFrame);
  }, top);

export const headerBox = (page: Page) =>
  page.locator('header:has(+ #main)').evaluate((header) => {
    const { top, left, right } = header.getBoundingClientRect();
    return { top, left, right };
  });
