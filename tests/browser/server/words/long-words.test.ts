import type { Page } from '@playwright/test';
import { expectList, listPath, openAs, rowOf, shownPage, toasts } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { isDeep } from '#tests/support/deep.ts';

const words: Record<string, string> = {
  'ten thousand characters': '长'.repeat(10_000),
  'one endless word': 'x'.repeat(10_000),
  'a hundred lines': Array.from({ length: 100 }, (_, line) => `at line ${line}`).join('\n'),
};

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.height ?? 0;

for (const [index, [what, message]] of Object.entries(words).entries()) {
  // `npm test` tries each message once, and on the phone the one without a line break.
  for (const width of isDeep ? [1280, 390] : [index === 1 ? 390 : 1280]) {
    test(`a message of ${what} shows its first lines, expands to the whole text, and can be closed (${width} px)`, async ({
      page,
      addFault,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAs(page, 'editor', listPath);
      await expectList(page);
      await addFault(page, {
        kind: 'body',
        path: `${listPath}/query`,
        body: { success: false, rCode: 500, rMsg: message },
      });
      if (width === 390) await shownPage(page).getByRole('button', { name: '更多操作', exact: true }).click();
      await shownPage(page).getByRole('button', { name: '刷新' }).click();
      const toast = page.locator('.mantine-Notification-root');
      await toast.hover();
      await expect(toast.getByRole('button', { name: '显示全部' })).toBeVisible();
      expect(await heightOf(page, '.mantine-Notification-root')).toBeLessThan(160);
      await toast.getByRole('button', { name: '显示全部' }).click();
      expect(await heightOf(page, '.mantine-Notification-root')).toBeLessThan(500);
      await expect(toasts(page)).toContainText(message.slice(-20));
      const box = await toast.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      // It stays as long as it is expanded.
      await page.mouse.move(5, 790);
      await expect(toast.getByRole('button', { name: '收起' })).toBeInViewport();
      await expect(toast.getByRole('button', { name: '关闭' })).toBeInViewport();
      await toast.getByRole('button', { name: '关闭' }).click();
      await expect(toast).toHaveCount(0);
    });
  }
}

test('a confirmation with a long name keeps its buttons on the screen, and a short message is not clipped', async ({
  page,
  addFault,
}) => {
  const title = '长'.repeat(10_000);
  await page.route(`**${listPath}/query*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { resultData: { list: { mainTitle: string }[] } };
    const [first] = body.resultData.list;
    if (first) first.mainTitle = title;
    await route.fulfill({ response: answer, json: body });
  });
  await openAs(page, 'editor', `${listPath}?status=online`);
  await expectList(page);
  await rowOf(page, '长长长').getByRole('button', { name: /^下架/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '显示全部' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '下架', exact: true })).toBeInViewport();
  await dialog.getByRole('button', { name: '显示全部' }).click();
  await expect(dialog.getByRole('button', { name: '下架', exact: true })).toBeInViewport();
  await dialog.getByRole('button', { name: '取消' }).click();
  await addFault(page, { kind: 'body', path: `${listPath}/query`, body: { success: false, rCode: 500, rMsg: '忙' } });
  await page.unrouteAll();
  await shownPage(page).getByRole('button', { name: '刷新' }).click();
  await expect(toasts(page)).toHaveText(['忙']);
});

test('the lines of a dialog’s title do not overlap when it contains a long name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, 'admin', '/set/masterplate');
  await shownPage(page).getByRole('button', { name: /^停用/ }).first().click();
  const title = page.getByRole('dialog').getByRole('heading');
  const [line, size] = await title.evaluate((one) => {
    const { lineHeight, fontSize } = getComputedStyle(one);
    return [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)];
  });
  expect(line).toBeGreaterThanOrEqual(size * 1.3);
});
