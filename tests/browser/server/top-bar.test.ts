import { expectList, listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('K08: the full screen button follows when the browser itself leaves full screen', async ({ page }) => {
  await openAs(page, 'editor');
  await page.getByRole('button', { name: '进入全屏' }).click();
  await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  // The effect of Escape in full screen: the page only gets the event.
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole('button', { name: '进入全屏' })).toBeVisible();
});

test('full screen is for desktops only; the search also fits phones, where it has the full width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, 'editor');
  await expect(page.getByRole('button', { name: '进入全屏' })).toHaveCount(0);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '搜索标题、编号、页面和操作' });
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
});

test('F02: the dictionary of sounds is loaded with the first Chinese search by letters, not earlier', async ({
  page,
}) => {
  const dictionaries: string[] = [];
  page.on('request', (request) => request.url().includes('/readings-') && dictionaries.push(request.url()));
  await openAs(page, 'editor', listPath);
  await expectList(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜索标题、编号、页面和操作' });
  await expect(field).toBeFocused();
  const offered = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
  await field.fill('资讯');
  await expect(offered.first()).toHaveText('素材管理资讯中心');
  expect(dictionaries).toEqual([]);
  await field.fill('zixun');
  await expect(offered.first()).toHaveText('素材管理资讯中心');
  expect(dictionaries).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(shownPage(page).getByRole('heading', { level: 1, name: '资讯中心' })).toBeVisible();
});
