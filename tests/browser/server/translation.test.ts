import { listPath, openAs, shownPage } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

test('what is only read may be translated, what one works with may not', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}/1`);
  await shownPage(page).getByRole('button', { name: '预览' }).click();
  const mayBe = (selector: string) => page.locator(selector).first().evaluate((element) => (element as HTMLElement).translate);
  await expect(page.locator('[role=dialog] article')).toBeVisible();
  expect([await mayBe('[role=dialog] article h1'), await mayBe('#main form')]).toEqual([true, false]);
});
