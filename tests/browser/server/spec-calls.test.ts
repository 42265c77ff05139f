import type { Page, Request } from '@playwright/test';
import { demoPassword } from '#mocks/shared/accounts.ts';
import { type SpecifiedCall, specifiedCalls } from '#tests/spec/calls.ts';
import {
  chooseInMenu,
  expectSaved,
  logOut,
  openThroughLogin,
  rowOf,
  shownPage,
  toasts,
  userMenu,
} from '#tests/browser/support/app.ts';
import { expect, test } from '#tests/browser/support/test.ts';

/** The parts of a request that the specification defines. */
interface Wire {
  call: string;
  encoding: string;
  payload: unknown;
  token: boolean;
}

const encodings: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** The calls of the table, in the order in which the page sends them. */
async function wireOf(request: Request): Promise<Wire> {
  const path = new URL(request.url()).pathname;
  const { authorization, 'content-type': type } = await request.allHeaders();
  const encoding = type === undefined ? 'none' : (encodings[type] ?? type);
  return {
    call: `${request.method()} ${path.slice('/backApi'.length)}`,
    encoding,
    payload: payloadOf(encoding, request.postData()),
    token: authorization !== undefined,
  };
}

function payloadOf(encoding: string, body: string | null): unknown {
  if (body === null || encoding === 'none') return body;
  if (encoding === 'json') return withPlaceholders(JSON.parse(body) as object);
  return Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [name, withPlaceholders(JSON.parse(value) as object)]),
  );
}

/** Values that differ from run to run, and so cannot be part of a table. */
const unknowable: Readonly<Record<string, [RegExp, string]>> = {
  sessionId: [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '<uuid>'],
  id: [/^\d+$/, '<id>'],
};

const withPlaceholders = (payload: object): object =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const [pattern, placeholder] = unknowable[name] ?? [/^(?!)/, ''];
      return [name, typeof value === 'string' && pattern.test(value) ? placeholder : (value as unknown)];
    }),
  );

const expected = ({ call, encoding, payload, token }: SpecifiedCall): Wire => ({ call, encoding, payload, token });

test('every call in the table of the specification leaves its screen exactly as the table defines (product 7)', async ({
  page,
}) => {
  expect([specifiedCalls.length, new Set(specifiedCalls.map(({ call }) => call)).size]).toEqual([15, 15]);
  const requests: Promise<Wire>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/backApi/')) requests.push(wireOf(request));
  });
  await openThroughLogin(page, 'admin', '/system/roleManager');
  await roles(page);
  await users(page);
  await password(page);
  await logOut(page);

  const seen = await Promise.all(requests);
  const firsts = specifiedCalls.map(({ call }) => seen.find((wire) => wire.call === call) ?? `${call} was not made`);
  expect(firsts).toEqual(specifiedCalls.map(expected));
});

/** `/system/roleManager`: the list, a new role, a changed name, a deletion. */
async function roles(page: Page) {
  const field = shownPage(page).getByLabel('角色名称');
  const save = async () => {
    await shownPage(page).getByRole('button', { name: '保存', exact: true }).click();
    await page.getByRole('button', { name: '确认保存' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await expect(rowOf(page, '内容编辑')).toBeVisible();
  await shownPage(page).getByRole('link', { name: '新增角色' }).click();
  await field.fill('科普审核');
  await field.blur();
  await expect(shownPage(page).getByText('名称可用')).toBeVisible();
  await shownPage(page).getByLabel('科普知识：编辑').check();
  await save();
  await expect(page).toHaveURL(/\/system\/roleManager\/\d+$/);
  await field.fill('科普审核员');
  await save();
  await page.getByRole('button', { name: '关闭“科普审核员”' }).click();
  await rowOf(page, '科普审核员').getByRole('button', { name: /^删除/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(rowOf(page, '科普审核员')).toHaveCount(0);
}

/** `/system/userManager`: a new account, a check of its name, and a reset of its password. */
async function users(page: Page) {
  // A message equal to one that is still shown is not added: the message of the role must disappear first.
  await expect(toasts(page)).toHaveCount(0);
  await chooseInMenu(page, '用户管理');
  await shownPage(page).getByRole('link', { name: '新增用户' }).click();
  const form = shownPage(page);
  const account = form.getByLabel('登录名');
  await account.fill('zhangsan');
  await account.blur();
  await expect(form.getByText('登录名可用')).toBeVisible();
  await form.getByLabel('姓名').fill('科普专员');
  await form.getByLabel('手机号').fill('13800138000');
  await form.getByLabel('邮箱').fill('zhangsan@example.com');
  await form.getByRole('combobox', { name: '所属基地' }).fill('良凤江');
  await page.getByRole('option', { name: /良凤江/ }).click();
  await form.getByRole('combobox', { name: '角色' }).click();
  await page.getByRole('option', { name: '内容编辑' }).click();
  await form.getByRole('textbox', { name: /^密码/ }).fill('Forest@2027');
  await form.getByRole('textbox', { name: /^确认密码/ }).fill('Forest@2027');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expectSaved(page);
  await shownPage(page).getByLabel('登录名').fill('lisi');
  await shownPage(page).getByLabel('登录名').blur();
  await expect(shownPage(page).getByText('登录名可用')).toBeVisible();
  await shownPage(page).getByLabel('登录名').fill('zhangsan');
  await chooseInMenu(page, '用户管理');
  await shownPage(page).getByRole('searchbox').fill('zhangsan');
  await expect(shownPage(page).getByText('共1条')).toBeVisible();
  await rowOf(page, 'zhangsan')
    .getByRole('button', { name: /更多|重置密码/ })
    .first()
    .click();
  await page.getByText('重置密码', { exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: '重置密码' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '已记下，关闭' }).click();
}

async function password(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '修改密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByRole('textbox', { name: '旧密码' }).fill(demoPassword);
  await dialog.getByRole('textbox', { name: '新密码' }).fill('Forest@2027');
  await dialog.getByRole('textbox', { name: '确认密码' }).fill('Forest@2027');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(toasts(page).filter({ hasText: '修改密码成功' })).toBeVisible();
}
