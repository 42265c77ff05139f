import type { Page } from '@playwright/test';
import {
  cookieOf,
  expectList,
  expectMenu,
  listPath,
  openAs,
  saveButton,
  shownPage,
  tab,
  userMenu,
} from '#tests/browser/support/app.ts';
import {
  headerBox,
  keepPreferences,
  openSettings,
  scrollOf,
  scrollTo,
  settingsPanel,
} from '#tests/browser/support/settings.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test.use({ viewport: { width: 1280, height: 600 } });

test('the header scrolls with the page unless it is fixed (X01, X02)', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await scrollTo(page, 500);
  expect([await scrollOf(page), (await headerBox(page)).top]).toEqual([500, -500]);
  await scrollTo(page, 0);
  await openSettings(page);
  await settingsPanel(page).getByText('固定头部').click();
  await page.keyboard.press('Escape');
  await expect(settingsPanel(page)).toBeHidden();
  await scrollTo(page, 500);
  expect([await scrollOf(page), (await headerBox(page)).top]).toEqual([500, 0]);
  await expect(tab(page, '科普知识')).toBeInViewport();
});

test('a click in the colour popover leaves the panel open, a click outside closes it (X05)', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await openSettings(page);
  await settingsPanel(page).getByLabel('自选颜色').click();
  const saturation = page.locator('.mantine-ColorPicker-saturation, .mantine-ColorInput-saturation');
  const before = await accentOf(page);
  await saturation.click({ position: { x: 150, y: 20 } });
  await expect.poll(() => accentOf(page)).not.toBe(before);
  await expect(settingsPanel(page)).toBeVisible();
  await page.mouse.click(400, 400);
  await expect(settingsPanel(page)).toBeHidden();
});

test('the colour popover covers no line of the panel', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await openSettings(page);
  await settingsPanel(page).getByLabel('自选颜色').click();
  const hue = page.getByRole('slider').last();
  await expect(hue).toBeVisible();
  const [picker, below] = [await hue.boundingBox(), await settingsPanel(page).getByText('外观').boundingBox()];
  expect((picker?.y ?? Infinity) + (picker?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});

test('the panel is opened, used and closed by keyboard, and returns the focus', async ({ page }) => {
  await openAs(page, 'editor', listPath);
  await userMenu(page).focus();
  await page.keyboard.press('Enter');
  await expectMenu(page);
  await page.getByRole('menuitem', { name: '界面设置' }).focus();
  await page.keyboard.press('Enter');
  await expect(settingsPanel(page).getByText('主题色')).toBeVisible();
  await expect(settingsPanel(page).locator(':focus')).toHaveCount(1);
  await page.getByRole('radio', { name: '森林绿' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '天空蓝' })).toBeChecked();
  await page.getByRole('switch', { name: '开启标签栏' }).focus();
  await page.keyboard.press('Space');
  await expect(tab(page, '科普知识')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(settingsPanel(page)).toBeHidden();
  await expect(userMenu(page)).toBeFocused();
});

test('controls change height with the size, and typed text stays (L08, L09)', async ({ page, context }) => {
  await openAs(page, 'editor', `${listPath}/new`);
  const field = shownPage(page).getByRole('textbox', { name: '发布人' });
  await field.fill('probe');
  await openSettings(page);
  const tall = (size: string) => page.getByRole('combobox', { name: '布局大小' }).selectOption(size);
  const heights = async () => {
    const button = shownPage(page).getByRole('button', { name: saveButton });
    return [
      await heightOf(field),
      await heightOf(button),
      await heightOf(shownPage(page).locator('.mantine-TagsInput-input')),
    ];
  };
  expect(await heights()).toEqual([36, 36, 36]);
  await tall('small');
  expect(await heights()).toEqual([32, 32, 32]);
  await tall('mini');
  expect(await heights()).toEqual([28, 28, 28]);
  await expect(field).toHaveValue('probe');
  expect(await cookieOf(page, 'size')).toBe('mini');
  const cookie = (await context.cookies()).find(({ name }) => name === 'size');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(360 * 86_400_000);
});

test('choices in one browser tab apply in the other', async ({ page, context }) => {
  await openAs(page, 'editor', listPath);
  const other = await context.newPage();
  await other.goto(listPath);
  await expectList(other);
  await openSettings(page);
  await page.getByRole('radio', { name: '紫罗兰' }).check();
  await settingsPanel(page).getByText('深色').click();
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // The code that computes its shades is loaded there on demand.
  await expect.poll(() => accentOf(other)).toBe('#6959cd');
});

test('with dark chosen, no light page flashes first, even on a light system', async ({ page }) => {
  await keepPreferences(page, { scheme: 'dark' });
  // The app never loads: only the page before the scripts is visible.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/login');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(36, 36, 36)');
});

const heightOf = (part: ReturnType<Page['locator']>) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().height));

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-accent-5'));
