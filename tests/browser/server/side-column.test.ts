import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { listPath, openAs, shownPage, watchCalls } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const record = `${listPath}/45`;
const asked = `POST ${listPath}/revisions`;

const column = (page: Page) => shownPage(page).getByRole('complementary', { name: '内容信息' });
const changes = (page: Page) => column(page).getByRole('heading', { name: '最近记录' });

const fieldOf = (page: Page, name: string) => shownPage(page).locator(`[data-path=${name}]`);

const wide = { width: 1200, height: 1000 };
const narrow = { width: 1100, height: 1000 };

test('fault G6: the column moves beside the form and below it with the width; typed text and focus stay, and its call is sent once', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  const calls = watchCalls(page);
  await openAs(page, 'editor', record);
  const people = shownPage(page).getByLabel('发布人');
  await people.fill('');
  await people.pressSequentially('宣');
  // The field is loaded in a separate chunk.
  const cover = fieldOf(page, 'cover');
  await expect(cover).toBeVisible();
  await expect(changes(page)).not.toBeInViewport();
  expect(calls).not.toContain(asked);

  await page.setViewportSize(wide);
  await expect(changes(page)).toBeInViewport();
  await expect(column(page).getByRole('listitem')).not.toHaveCount(0);
  await expect(people).toBeFocused();
  await page.keyboard.type('传');
  await page.setViewportSize(narrow);
  await expect(changes(page)).not.toBeInViewport();
  await page.keyboard.type('科');
  await expect(people).toHaveValue('宣传科');
  await expect(shownPage(page).getByText('有未保存的修改')).toBeVisible();

  // The cover is one field, wherever it is placed.
  await cover.focus();
  await page.setViewportSize(wide);
  await expect(changes(page)).toBeInViewport();
  await expect(cover).toBeFocused();
  expect(calls.filter((call) => call === asked)).toHaveLength(1);
});

test('the column is beside a form of at least 640 px, and follows it in the Tab order', async ({ page }) => {
  await page.setViewportSize(wide);
  await openAs(page, 'editor', '/home/excellentCourses/1');
  await expect(changes(page)).toBeVisible();
  const form = shownPage(page).getByRole('group', { name: '课程信息' });
  const boxes = async () => ({ form: await form.boundingBox(), column: await column(page).boundingBox() });
  for (const width of [1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ ...wide, width });
    const { form: left, column: right } = await boxes();
    if (!left || !right) throw new Error('the form or the column is not on the screen');
    expect(left.width).toBeGreaterThanOrEqual(640);
    expect(left.width).toBeLessThanOrEqual(720);
    expect(right.x - (left.x + left.width)).toBe(24);
    expect(right.width).toBeGreaterThanOrEqual(260);
  }

  await shownPage(page).getByRole('textbox', { name: '手机号' }).focus();
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'cover')).toBeFocused();

  // The outline of a long form stays in view and marks the current section.
  const index = column(page).getByRole('navigation', { name: '目录' });
  await index.getByRole('button', { name: '发布信息' }).click();
  await expect(fieldOf(page, 'releaseTime')).toBeFocused();
  await expect(index).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);
});
