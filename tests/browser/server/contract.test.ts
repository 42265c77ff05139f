import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { contractFiles, contractWithExamples } from '#scripts/contract/files.ts';
import { expect, test } from '#tests/browser/support/test.ts';

let address: string;

/** The visible operations. */
const shown = (page: Page) => page.locator('.op:not([hidden])');
const find = (page: Page) => page.getByRole('searchbox', { name: '查找' });

test.describe('the page of the contract, as a file', () => {
  test.beforeAll(async () => {
    const { 'contract.html': page = '' } = await contractFiles(await contractWithExamples());
    const file = join(test.info().project.outputDir, `contract-${test.info().workerIndex}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
    address = pathToFileURL(file).href;
  });

  test('operations are found by path, name and right, and marked by status and kind', async ({ page }) => {
    await page.goto(address);
    const all = await shown(page).count();
    expect(all).toBeGreaterThan(200);
    await page.keyboard.press('/');
    await expect(find(page)).toBeFocused();
    await page.keyboard.type('重置密码');
    await expect(shown(page)).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText(`1 / ${all} 个接口`);
    await find(page).fill('no such thing');
    await expect(page.getByText('没有符合条件的接口')).toBeVisible();
    await find(page).fill('');
    await page.getByRole('radio', { name: /^需求明确/ }).check({ force: true });
    await expect(shown(page)).toHaveCount(15);
    await page.getByRole('radio', { name: '读取' }).check({ force: true });
    await expect(shown(page)).toHaveCount(7);
  });

  test('an operation expands to its request, answer, refusals and example, and references expand in place', async ({
    page,
  }) => {
    await page.goto(address);
    await find(page).fill('/sys/role/update');
    await shown(page).locator('> summary').click();
    const operation = shown(page);
    await expect(operation.getByText('/system/roleManager_edit', { exact: true })).toBeVisible();
    await expect(operation.getByText('If-Match')).toBeVisible();
    await expect(operation.getByText('已被他人修改；409或412')).toBeVisible();
    await expect(operation.getByText('userCount')).toBeVisible();
    await find(page).fill('/book/book/get');
    await shown(page).locator('> summary').click();
    await shown(page).locator('.ref .ref > summary').first().click();
    await expect(shown(page).locator('.ref .ref[open] .tree').first()).toBeVisible();
  });

  test('an address with an operation opens it, and a decision links to its file', async ({ page }) => {
    await page.goto(`${address}#sysAuthLogin`);
    await expect(page.locator('#sysAuthLogin')).toHaveAttribute('open', '');
    await expect(page.getByRole('link', { name: '决定030' }).first()).toHaveAttribute(
      'href',
      '../decisions/030-signing-in.md',
    );
  });

  test('language and colours can be chosen and are kept', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Signing in' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '登录与会话' })).toBeHidden();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`it is accessible, ${colorScheme}, also at 390 px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${address}#basicHotelsAdd`);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBe(0);
      }
      await page.locator('#basicHotelsAdd .ref > summary').first().waitFor();
      await find(page).fill('basicHotelsAdd');
      expect(await violationsOn(page)).toEqual([]);
    });

  test('on paper the shown operations are expanded', async ({ page }) => {
    await page.goto(address);
    await find(page).fill('/sys/auth/menu');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(shown(page)).toHaveAttribute('open', '');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(shown(page)).not.toHaveAttribute('open', '');
  });
});
