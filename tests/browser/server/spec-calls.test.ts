import type { Page, Request } from '@playwright/test';
import { demoPassword } from '#mocks/accounts.ts';
import { type SpecifiedCall, specifiedCalls } from '#tests/spec/calls.ts';
import { logOut, openAs, rowOf, shownPage, toasts, userMenu } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

/** What of a request the specification has a say in. */
interface Wire {
  call: string;
  encoding: string;
  payload: unknown;
  token: boolean;
}

const encodings: Readonly<Record<string, string>> = { 'application/json': 'json', 'application/x-www-form-urlencoded': 'form' };

/** The calls of the table as they leave the page, in order. */
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
  return Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, withPlaceholders(JSON.parse(value) as object)]));
}

/** What differs from run to run, and so cannot stand in a table. */
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

const switchedOn = specifiedCalls.filter(({ pending }) => !pending);
const expected = ({ call, encoding, payload, token }: SpecifiedCall): Wire => ({ call, encoding, payload, token });

test('every call of the specification’s table leaves its screen as the table says, whole (spec 7)', async ({ page }) => {
  expect([specifiedCalls.length, new Set(specifiedCalls.map(({ call }) => call)).size]).toEqual([15, 15]);
  const requests: Promise<Wire>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/backApi/')) requests.push(wireOf(request));
  });
  await openAs(page, 'admin', '/system/roleManager');
  await roles(page);
  await password(page);
  await logOut(page);

  const seen = await Promise.all(requests);
  const firsts = switchedOn.map(({ call }) => seen.find((wire) => wire.call === call) ?? `${call} was not made`);
  expect(firsts).toEqual(switchedOn.map(expected));
});

/** `/system/roleManager`: the list, a new role, its name changed, and deleted. */
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
