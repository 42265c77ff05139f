import type { Page } from '@playwright/test';
import { expectList, rowOf, shownPage } from '#tests/browser/support/app.ts';
import { confirm, desk, continueAs, openSheet, scoreAll, submitSheet } from '#tests/browser/support/rating.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const application = '/home/baseResourcesApplication/SQ001';
const bases = '/home/baseResources';
const experts = ['expert', 'expert2', 'expert3', 'expert4', 'expert5'];
const expectText = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

test('a whole review: an application, a panel, five experts, an outlier, a veto that is sent back, passed, online, in the list, on the map and in the log', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await continueAs(page, 'editor', application);
  const base = (await shownPage(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
  await shownPage(page).getByRole('button', { name: '提交', exact: true }).click();
  await expectText(page, /^已提交：/);

  await test.step('a panel of five', async () => {
    await continueAs(page, 'auditor', `${desk}/new?path=/home/baseResourcesApplication&id=SQ001`);
    for (const name of ['自然教育专家岗', '森林康养专家岗', '植物资源专家岗', '生态旅游专家岗', '安全管理专家岗'])
      await shownPage(page).getByRole('checkbox', { name }).click();
    await shownPage(page).getByRole('button', { name: '组建并开始评分' }).click();
    await expectText(page, '5位专家，已提交0份');
  });
  const review = page.url().replace(/.*\//, `${desk}/`);

  for (const [index, account] of experts.entries())
    await test.step(`${account} scores`, async () => {
      await openSheet(page, account, base);
      await scoreAll(page, index === 4 ? 0.5 : 0.8);
      if (index === 3) await shownPage(page).getByRole('checkbox').first().check();
      await submitSheet(page);
    });

  await test.step('a veto prevents passing; the sheet is sent back', async () => {
    await continueAs(page, 'auditor', review);
    await expectText(page, '5位专家，已提交5份');
    await expect(shownPage(page).getByRole('button', { name: '通过', exact: true })).toBeDisabled();
    await confirm(page, '退回修改：生态旅游专家岗', '退回修改', '请核对否决项');
    await openSheet(page, 'expert4', base);
    await shownPage(page).getByRole('checkbox', { checked: true }).uncheck();
    await submitSheet(page);
  });

  await test.step('the outlier is kept, and the result passes', async () => {
    await continueAs(page, 'auditor', review);
    await confirm(page, '保留：安全管理专家岗', '保留', '现场情况属实');
    await confirm(page, '通过', '通过');
    await expectText(page, /通过，结果已固定。$/);
  });

  const grade = (await shownPage(page).locator('dt:text-is("等级") + dd').textContent()) ?? '';

  await test.step('it goes online and is a base, listed with its grade', async () => {
    await page.goto(application);
    await shownPage(page).getByRole('button', { name: '上线', exact: true }).click();
    await expectText(page, /^已上线/);
    await page.goto(bases);
    await expectList(page);
    await expect(rowOf(page, base)).toHaveCount(1);
    await expect(rowOf(page, base)).toContainText(grade);
  });

  await test.step('it appears on the map with its grade', async () => {
    await page.goto(`${bases}?view=map&grade=${encodeURIComponent(grade)}`);
    await shownPage(page)
      .getByRole('button', { name: /^南宁市，\d+个基地$/ })
      .click();
    const mapped = shownPage(page).getByRole('listitem').filter({ hasText: base });
    await expect(mapped).toContainText(grade);
    await mapped.getByRole('link', { name: base }).click();
    await expect(shownPage(page).getByRole('heading', { level: 1, name: base })).toBeVisible();
  });

  await test.step('it appears in the log', async () => {
    await continueAs(page, 'admin', '/system/logManager');
    await expect(rowOf(page, base).filter({ hasText: '上线' })).toHaveCount(1);
  });
});
