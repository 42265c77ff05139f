import { chromium } from '@playwright/test';
import { findChromium } from './tests/browser/support/chromium.ts';
import { openAs } from './tests/browser/support/app.ts';
const base = 'http://127.0.0.1:5302';
const browser = await chromium.launch(await findChromium());
for (const [name, width, colorScheme] of [['wide', 1280, 'light'], ['wide-dark', 1280, 'dark'], ['narrow', 390, 'light'], ['narrow-dark', 390, 'dark']] as const) {
  const context = await browser.newContext({ baseURL: base, viewport: { width, height: 800 }, colorScheme, locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  await openAs(page, 'editor', '/home/scienceKnowledge');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByRole('combobox', { name: '搜索页面和操作' }).waitFor();
  await page.screenshot({ path: `/tmp/w/search-${name}-empty.png` });
  await page.keyboard.type('kepu');
  await page.getByText('新增科普知识').last().waitFor();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/w/search-${name}-kepu.png` });
  await page.keyboard.press('Escape');
  await page.locator('body').click({ position: { x: 5, y: 700 } });
  await page.keyboard.press('?');
  await page.getByText('标签操作菜单').waitFor();
  await page.screenshot({ path: `/tmp/w/search-${name}-sheet.png` });
  await context.close();
}
await browser.close();
