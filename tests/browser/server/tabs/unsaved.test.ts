import { listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

test('the browser asks before a reload with unsaved work, and nothing is lost', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/45`);
  const people = shownPage(page).getByLabel('发布人');
  await people.fill('宣传科');
  await expect(page.getByLabel('未保存')).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect(people).toHaveValue('宣传科');
  expect(asked).toEqual(['beforeunload']);
});

test('a reload without unsaved work asks nothing', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/45`);
  const people = shownPage(page).getByLabel('发布人');
  const before = await people.inputValue();
  await people.fill('宣传科');
  await people.fill(before);
  await expect(page.getByLabel('未保存')).toHaveCount(0);
  const asked: string[] = [];
  page.on('dialog', (dialog) => void asked.push(dialog.type()));
  await page.reload();
  await expect(people).toHaveValue(before);
  expect(asked).toEqual([]);
});

test('fault G3: a page that closes without notice leaves its draft to the next one', async ({ page, context }) => {
  await openAs(page, 'editor', `${listPath}/45`);
  await shownPage(page).getByLabel('发布人').fill('宣传科');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
  await expect.poll(drafts).toBe(1);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${listPath}/45`);
  await next.getByRole('button', { name: '恢复草稿' }).click();
  await expect(shownPage(next).getByLabel('发布人')).toHaveValue('宣传科');
});
