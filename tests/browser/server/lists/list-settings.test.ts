import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { expectList, listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const header = (page: Page, name: string) => shownPage(page).getByRole('columnheader', { name });
const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
const widthOf = (part: Locator) => part.evaluate((element) => (element as HTMLElement).offsetWidth);

test('dragging an edge sets the width, dragging a grip the order; both survive a reload, which causes no jump', async ({
  page,
}) => {
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const status = header(page, '状态');
  // Measured when it has stopped moving.
  await status.hover();
  const usual = await widthOf(status);
  const box = await status.boundingBox();
  if (!box) throw new Error('the column has no place');
  await page.mouse.move(box.x + box.width, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 60, box.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(status)).toBe(usual + 60);

  await page.getByRole('button', { name: '列和行高' }).click();
  const gives = page.getByRole('button', { name: '移动列：状态' });
  await page.getByRole('button', { name: '移动列：发布时间' }).hover();
  const first = await gives.boundingBox();
  if (!first) throw new Error('the grip has no place');
  await page.mouse.down();
  await page.mouse.move(first.x + 8, first.y + 4, { steps: 8 });
  // Dropped when the other column has made room.
  await expect.poll(() => topOf(gives)).toBeGreaterThan(first.y);
  await page.mouse.up();
  await expect(page.getByText('发布时间：第1列，共5列')).toBeAttached();
  expect(await violationsOn(page, { within: '[role=dialog]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '列和行高' })).toBeFocused();

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/backApi${listPath}/query`, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(header(page, '状态')).toBeVisible();
  const pages = shownPage(page).getByText('每页条数');
  const places = async () => [
    await topOf(header(page, '状态')),
    await topOf(pages),
    await widthOf(header(page, '状态')),
  ];
  const awaited = await places();
  expect(await shownPage(page).locator('tbody tr').count()).toBe(0);
  release();
  await expectList(page);
  await expect(shownPage(page).locator('tbody tr')).toHaveCount(20);
  expect(await places()).toEqual(awaited);
  expect((await shownPage(page).getByRole('columnheader').allInnerTexts()).slice(1, 4)).toEqual([
    '主标题',
    '发布时间',
    '状态',
  ]);
});
