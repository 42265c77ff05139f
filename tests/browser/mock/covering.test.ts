import { listPath, openAs, openThroughLogin, shownPage, userMenu } from '#tests/browser/support/app.ts';
import { controlsUnder, coveredControls, windows } from '#tests/browser/support/covering.ts';
import { test as mixed } from '#tests/browser/support/mixed.ts';
import { openSettings } from '#tests/browser/support/settings.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { keepHeight, openTool, tools } from '#tests/browser/support/tools.ts';

for (const size of windows) {
  test(`B23: at ${size.width} px the window of the tools makes the app lower and covers no part of it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await keepHeight(page, 420);
    await openAs(page, 'editor', `${listPath}/45`);
    await expect(shownPage(page).getByRole('textbox', { name: '正文' })).toBeVisible();
    const window = await openTool(page, '模拟后端');
    const bottom = size.height - 420;
    await expect.poll(async () => (await window.boundingBox())?.y).toBe(bottom);
    expect(await coveredControls(page)).toEqual([]);

    await userMenu(page).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bottom);
    expect(await coveredControls(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // Closed, it gives the room back.
    await tools(page).getByRole('button', { name: '关闭工具' }).click();
    await expect(window).toBeHidden();
    const foot = await shownPage(page).getByRole('button', { name: '保存', exact: true }).boundingBox();
    expect(foot?.y).toBeGreaterThan(bottom);
  });

  test(`A4: at ${size.width} px the badge covers no control of a drawer`, async ({ page }) => {
    await page.setViewportSize(size);
    await openAs(page, 'editor', '/blank');
    await openSettings(page);
    expect(await controlsUnder(tools(page).getByRole('button', { name: /^测试与开发工具/ }))).toEqual([]);
  });
}

mixed('A4: the badge of the mixed mode and the button above it cover no control', async ({ page }) => {
  await openThroughLogin(page, 'editor', listPath);
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const path of [listPath, `${listPath}/45`, '/home/informationCenter/2']) {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const name of [/^测试与开发工具/, '全部改回模拟'])
        expect([path, await controlsUnder(tools(page).getByRole('button', { name }))]).toEqual([path, []]);
    }
  }
});
