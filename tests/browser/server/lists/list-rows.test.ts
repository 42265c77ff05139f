import type { Page } from '@playwright/test';
import { expectList, listPath, openAs, saveButton, shownPage } from '#tests/browser/support/app.ts';
import { keepPreferences, scrollTo } from '#tests/browser/support/settings.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const boxOf = (page: Page, selector: string) =>
  shownPage(page)
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    });

for (const fixedHeader of [true, false]) {
  test(`the column titles stay in view while the page scrolls, header fixed: ${fixedHeader}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await keepPreferences(page, { fixedHeader });
    await openAs(page, 'editor', listPath);
    await expectList(page);
    await scrollTo(page, 400);
    const edge = fixedHeader
      ? await page.locator('header:has(+ main)').evaluate((header) => header.getBoundingClientRect().bottom)
      : 0;
    await expect.poll(async () => (await boxOf(page, 'thead')).top).toBeCloseTo(edge, 0);
    expect((await boxOf(page, 'tbody tr')).top).toBeLessThan(edge);
    // With the icons of the build, a list of 20 rows and the shell around it have few elements.
    expect(await page.locator('#root *').count()).toBeLessThanOrEqual(650);
    // Nothing on the page is wider than its window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('on a narrow page the title and the actions stay at the edges, the head at the top', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  // Chosen columns stay, even where they have no room.
  await page.addInitScript(
    ([name, columns]) => localStorage.setItem(`list:editor:${name}`, JSON.stringify({ layout: { columns } })),
    [listPath, ['status', 'type', 'baseId', 'releaseTime', 'updatedTime', 'createdTime']] as const,
  );
  await openAs(page, 'editor', listPath);
  await expectList(page);
  const places = async () => {
    const [title, actions, head, status] = await Promise.all(
      ['tbody td:nth-child(2)', 'tbody td:last-child', 'thead', 'tbody td:nth-child(3)'].map((part) =>
        boxOf(page, part),
      ),
    );
    return { title: title?.left, actions: actions?.right, head: head?.top, status: status?.left ?? 0 };
  };
  const before = await places();
  await shownPage(page)
    .locator('[aria-busy] > :has(> table)')
    .evaluate(async (frame) => {
      frame.scrollTo(60, 200);
      await new Promise(requestAnimationFrame);
    });
  await expect.poll(async () => (await places()).status).toBe(before.status - 60);
  expect(await places()).toEqual({ ...before, status: before.status - 60 });
});

test('on a phone the rows are cards, which can be sorted, selected and published together, each with its menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, 'editor', `${listPath}?status=draft`);
  await expectList(page);
  const cards = shownPage(page).locator('li:has(input[type=checkbox])');
  await expect(shownPage(page).locator('table')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await shownPage(page).getByRole('combobox', { name: '排序方式' }).selectOption({ label: '发布时间，升序' });
  await expect(page).toHaveURL(/orderBy=releaseTime/);
  const times = () =>
    cards
      .locator('dd')
      .filter({ hasText: /^\d{4}-/ })
      .allInnerTexts();
  await expect.poll(async () => (await times()).join()).toBe([...(await times())].sort().join());

  await shownPage(page).getByRole('checkbox', { name: '选择本页全部内容' }).click();
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect(bar.getByText(`已选${await cards.count()}条`)).toBeVisible();
  await bar.getByRole('button', { name: '批量操作' }).click();
  await expect(page.getByRole('menuitem', { name: '上架' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: '清除选择' }).click();

  const more = cards.first().getByRole('button', { name: /^更多操作/ });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  // Keys work once the focus has moved into the menu.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '编辑' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await cards.first().getByRole('link').click();
  await expect(shownPage(page).getByRole('button', { name: saveButton })).toBeVisible();
});
