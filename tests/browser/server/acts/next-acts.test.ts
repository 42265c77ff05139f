import { expectList, listPath, openAs, rowOf, shownPage } from '#tests/browser/support/app.ts';
import { desk } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { countActs } from './count-acts.ts';

const applications = '/home/baseResourcesApplication';

test('acts: a text is changed, saved and put online in 4', async ({ page }) => {
  await openAs(page, 'editor', `${listPath}?status=draft`);
  await expectList(page);
  const { click, fill, done } = countActs(page);
  const main = shownPage(page);
  await click(main.locator(`tbody a[href^="${listPath}/"]`).first());
  await fill(main.getByRole('textbox', { name: '主标题' }), '改后的主标题');
  await click(main.getByRole('button', { name: '保存并上架', exact: true }));
  await click(page.getByRole('dialog').getByRole('button', { name: '仍要上架' }));
  await expect(page.getByText(/^已上架：/)).toBeVisible();
  expect(done).toHaveLength(4);
});

test('acts: a panel of five is appointed for an application in 7', async ({ page }) => {
  await openAs(page, 'auditor', `${applications}?status=submitted`);
  await expectList(page);
  const { click, done } = countActs(page);
  const main = shownPage(page);
  await click(main.getByRole('link', { name: /^组建评审组/ }).first());
  for (const name of ['自然教育专家岗', '森林康养专家岗', '植物资源专家岗', '生态旅游专家岗', '安全管理专家岗'])
    await click(main.getByRole('checkbox', { name }));
  await click(main.getByRole('button', { name: '组建并开始评分' }));
  await expect(page.getByText('5位专家，已提交0份').first()).toBeVisible();
  expect(done).toHaveLength(7);
});

test('acts: a review is decided and the next one opened in 3', async ({ page }) => {
  await openAs(page, 'auditor', `${desk}?show=decide`);
  await expectList(page);
  const { click, done } = countActs(page);
  await click(rowOf(page, '荔乡花海苗木观光基地').getByRole('link').first());
  const decided = page.url();
  await click(shownPage(page).getByRole('button', { name: '通过', exact: true }));
  await click(page.getByRole('dialog').getByRole('button', { name: /下一个/ }));
  await expect(page).not.toHaveURL(decided);
  await expect(page).toHaveURL(new RegExp(`${desk}/`));
  expect(done).toHaveLength(3);
});
