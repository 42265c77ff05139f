import type { Page } from '@playwright/test';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { violationsOn } from '#tests/browser/support/axe.ts';
import { expectList, listPath, openAs, shownPage } from '#tests/browser/support/app.ts';
import { testAccessibility } from '#tests/browser/support/states/test-accessibility.ts';
import { expect, test } from '#tests/browser/support/test.ts';

const stages = { [listPath]: ['内容编辑', 'admin'] };
/** A draft that the account `editor` wrote. */
const draft = `${listPath}/45`;

/** Opens a page on a server with these stages, which it states in its config.json. */
async function openWith(page: Page, account: string, address: string, approvals: Approvals = stages) {
  await page.request.post('/__mock/approvals', { data: JSON.stringify(approvals) });
  await openAs(page, account, address);
}

const press = (page: Page, name: string) => shownPage(page).getByRole('button', { name, exact: true }).click();
const section = (page: Page) => shownPage(page).getByRole('heading', { name: '发布审核' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Another person decides about the first stage of the draft, without the app. */
async function decideAs(page: Page, account: string, verb: 'approve' | 'sendBack', body: object) {
  const token = (await (await page.request.post('/__mock/signIn', { data: JSON.stringify(account) })).json()) as string;
  const answer = await page.request.post(`/backApi${listPath}/${verb}`, {
    headers: { Authorization: token },
    data: { id: '45', version: 2, stage: 0, ...body },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** Opens the question about a decision, and confirms it without a reason. */
async function forgetReason(page: Page, button: string, title: string) {
  await press(page, button);
  await dialog(page, title).getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page, title).getByText('请填写原因')).toBeVisible();
}

async function giveReason(page: Page, button: string, title: string) {
  await dialog(page, title).getByRole('textbox').fill('图片不合适，请换一张');
  await dialog(page, title).getByRole('button', { name: button, exact: true }).click();
}

testAccessibility({
  'the review before publishing': {
    'a list of records under review': async (page) => {
      await openWith(page, 'editor', listPath);
      await expectList(page);
      await expect(shownPage(page).getByText('草稿 · 待审核1/2').first()).toBeVisible();
    },
    'a record that waits for its reviewer': async (page) => {
      await openWith(page, 'publicity', draft);
      await expect(section(page)).toBeVisible();
    },
    'the question before a return, without a reason': (page) => forgetReason(page, '退回', '退回修改'),
    'a returned record': async (page) => {
      await giveReason(page, '退回', '退回修改');
      await expect(shownPage(page).getByText('已退回：修改并保存后重新审核')).toBeVisible();
    },
    'the question before an override, without a reason': async (page) => {
      await openWith(page, 'admin', draft);
      await forgetReason(page, '特批', '特批通过');
    },
    'an overridden record': async (page) => {
      await giveReason(page, '特批', '特批通过');
      await expect(shownPage(page).getByText('草稿 · 特批通过')).toBeVisible();
    },
  },
  'an online record that was not reviewed, with unsaved changes': async (page) => {
    await openWith(page, 'editor', `${listPath}/1`);
    await shownPage(page).getByLabel('发布人').fill('宣传科');
    await expect(shownPage(page).getByRole('button', { name: '保存并下架送审' })).toBeEnabled();
  },
  'a record at a stage without members': async (page) => {
    await openWith(page, 'editor', draft, { [listPath]: ['值班主任'] });
    await expect(shownPage(page).getByText(/^角色“值班主任”没有/)).toBeVisible();
  },
  'the roles, with a stage at which nobody can decide': async (page) => {
    await openWith(page, 'admin', '/system/roleManager', { [listPath]: ['值班主任', '待授权'] });
    await expect(shownPage(page).getByRole('alert').getByRole('listitem')).toHaveCount(2);
  },
});

test('the printed review slip: accessible on white from a dark page, one page, no word broken beside a long reason', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  await openWith(page, 'admin', '/blank');
  await decideAs(page, 'publicity', 'sendBack', {
    reason: '图片与文字不符，分布县名有误，请核对后再送审。'.repeat(6),
  });
  await openWith(page, 'admin', draft);
  await press(page, '打印审查单');
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body > .paper');
  const acts = paper.getByRole('table').last();
  await expect(acts.getByRole('cell', { name: '审核退回' })).toBeVisible();
  expect(await violationsOn(page, { within: 'body > .paper' })).toEqual([]);
  const heights = await acts
    .locator('td:not(:last-child) > *')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox /g)).toHaveLength(1);
});
