import { violationsOn } from '#tests/browser/support/axe.ts';
import { expectSaved, listPath, logIn, openAs, shownPage } from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const record = `${listPath}/45`;

test('fault F7: two people edit one record: the second one to save decides field by field, and no change is lost', async ({
  page,
  browser,
  gate,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  gate.watch(other);
  const theirs = await other.newPage();
  await Promise.all([openAs(page, 'editor', record), theirs.goto(record).then(() => logIn(theirs, 'admin'))]);
  const title = shownPage(page).getByLabel('主标题');
  // The values that the second person sees are those before this save.
  await expect(title).toBeVisible();

  await shownPage(theirs).getByLabel('发布人').fill('林业厅');
  await shownPage(theirs).getByLabel('主标题').fill('他们的标题');
  await theirs.keyboard.press('Control+s');
  await expectSaved(theirs);
  await other.close();

  await title.fill('我的标题');
  await title.press('Control+s');
  const dialog = page.getByRole('dialog', { name: '内容已被他人修改' });
  const save = dialog.getByRole('button', { name: '按所选保存' });
  await expect(save).toBeDisabled();
  expect(await violationsOn(page, { within: '[role=dialog]' })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await dialog.getByRole('radiogroup', { name: '主标题' }).getByLabel('我的修改').check();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(shownPage(page).getByLabel('发布人')).toHaveValue('林业厅');
  await shownPage(page).getByRole('link', { name: '返回列表' }).click();
  await expect(shownPage(page).getByRole('link', { name: '我的标题' })).toBeVisible();
});
