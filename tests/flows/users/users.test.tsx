import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createHttp, type Http } from '#src/api/http.ts';
import type { Connect } from '#src/api/provider/connect.ts';
import type { User } from '#src/domain/users/user.ts';
import { isStrongPassword } from '#src/domain/users/password.ts';
import { demoPassword } from '#mocks/shared/accounts.ts';
import { accountCollection } from '#mocks/store/collections.ts';
import {
  address,
  chooseInMenu,
  closeTab,
  dialogs,
  fill,
  findOnPage,
  findSaved,
  findToast,
  logIn,
  onPage,
  shownPage,
  tabBar,
  tabNamed,
  toasts,
  watermark,
} from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const path = '/system/userManager';
const rowOf = async (account: string) =>
  (await waitFor(() => onPage().getByText(account, { selector: 'a' }))).closest('tr') as HTMLElement;

/** Chooses an operation in a row’s menu. */
async function operate({ user }: RenderedApp, account: string, operation: string) {
  await user.click(within(await rowOf(account)).getByLabelText(`更多操作：${account}`));
  await user.click(await screen.findByText(operation, { selector: '[role=menuitem] *' }));
}

test('the list masks contacts, reveals them by a logged call and filters by address; disabling asks, a reset shows its password once', async () => {
  const app = await renderApp({ url: path, account: 'admin' });
  const { user, server } = app;
  await screen.findByRole('heading', { name: '用户管理' });
  await rowOf('nanning.edit');
  expect(server.callsOf('/sys/user/query').map(({ body }) => body)).toEqual([{ pageNum: 1, pageSize: 20 }]);

  const [phone, email] = await server.store.transaction(async (tx) => {
    const row = await tx.get(accountCollection, 'nanning.edit');
    return [row?.phone ?? '', row?.email ?? ''];
  });
  expect([shownPage().textContent.includes(phone), watermark()]).toEqual([false, null]);
  within(await rowOf('nanning.edit')).getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  await user.click(within(await rowOf('nanning.edit')).getByLabelText('查看联系方式：nanning.edit'));
  await findOnPage(phone);
  onPage().getByText(email);
  expect(watermark()).toEqual('平台管理员 admin\n…');
  expect(document.activeElement).toBe(onPage().getByText(phone).closest('bdi'));
  // Printing is not logged, so the printed value stays masked.
  onPage().getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`, { selector: 'bdi > *' });

  // Administrators cannot disable or delete themselves.
  expect(within(await rowOf('admin')).queryByLabelText('更多操作：admin')).toBeNull();

  await operate(app, 'nanning.edit', '停用');
  const asked = await screen.findByRole('dialog', { name: '停用' });
  await user.click(within(asked).getByRole('button', { name: '停用' }));
  await findToast('已停用：nanning.edit');
  await waitFor(async () => within(await rowOf('nanning.edit')).getByText('停用'));
  expect(toasts()).toEqual(['已停用：nanning.edit']);

  await operate(app, 'nanning.view', '重置密码');
  await user.click(
    within(await screen.findByRole('dialog', { name: '重置密码' })).getByRole('button', { name: '重置密码' }),
  );
  const resultDialog = await screen.findByRole('dialog', { name: '新的初始密码' });
  const password = within(resultDialog).getByRole<HTMLInputElement>('textbox', { name: '新的初始密码' }).value;
  expect(password).toHaveLength(12);
  fireEvent.keyDown(resultDialog, { key: 'Escape' });
  await user.click(within(resultDialog).getByRole('button', { name: '复制并关闭' }));
  await findToast('“nanning.view”的新密码已复制');
  expect(await navigator.clipboard.readText()).toEqual(password);
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(document.body.textContent).not.toContain(password);
  expect(server.callsOf('/sys/user/admin/reset').map(({ body }) => body)).toEqual([{ id: '7' }]);

  await fill(user, onPage().getByRole('searchbox'), 'guilin');
  await waitFor(() => expect(address()).toEqual(`${path}?keyword=guilin`));
  await waitFor(() => expect(onPage().getAllByText(/^guilin/, { selector: 'a' })).toHaveLength(2));
  await findOnPage('共2条');

  // A reset also discards pending input.
  await fill(user, onPage().getByRole('searchbox'), 'nanning');
  await user.click(onPage().getByRole('button', { name: '重置' }));
  await waitFor(() => expect(address()).toEqual(path));
  expect(onPage().getByRole<HTMLInputElement>('searchbox').value).toEqual('');
  await findOnPage(/^共4\d条/);
});

test('accounts that were not used for 90 days are marked and filtered, where the server returns logins', async () => {
  const { user, server, stop } = await renderApp({ url: path, account: 'admin' });
  const mark = within(await rowOf('liuzhou.view')).getByText('90天未使用');
  expect([mark.title, within(await rowOf('liuzhou.edit')).queryByText('90天未使用')]).toEqual([
    expect.stringMatching(/^最后登录：\d{4}/),
    null,
  ]);
  await user.selectOptions(onPage().getByLabelText('状态'), '90天未使用');
  await waitFor(() => expect(onPage().queryByText('editor')).toBeNull());
  expect([address(), server.callsOf('/sys/user/query').at(-1)?.body]).toEqual([
    `${path}?state=unused`,
    { pageNum: 1, pageSize: 20, state: 'unused' },
  ]);
  onPage().getByText('状态：90天未使用');
  // The choice stays on a page without users.
  await user.click(onPage().getByRole('button', { name: '移除筛选“状态：90天未使用”' }));
  await fill(user, onPage().getByRole('searchbox'), 'zzz');
  await findOnPage('没有符合条件的结果');
  within(onPage().getByLabelText('状态')).getByRole('option', { name: '90天未使用' });
  stop();

  const withoutLogins: Connect = (options) => {
    const http = createHttp(options);
    const call: Http['call'] = async (endpoint, request, callOptions) => {
      const answer = await http.call(endpoint, request, callOptions);
      if (answer.ok && endpoint.path === '/sys/user/query')
        for (const row of (answer.value as { list: User[] }).list) delete row.lastLogin;
      return answer;
    };
    return { http: { ...http, call }, missing: [] };
  };
  await renderApp({ url: path, account: 'admin', server, connect: withoutLogins });
  await rowOf('liuzhou.view');
  expect(onPage().queryAllByText('90天未使用')).toEqual([]);
});

test('a shown password can only be discarded deliberately: the dialog offers neither to save it nor to keep a draft', async () => {
  const app = await renderApp({ url: path, account: 'admin' });
  await findOnPage('共49条');
  await operate(app, 'nanning.view', '重置密码');
  await app.user.click(
    within(await screen.findByRole('dialog', { name: '重置密码' })).getByRole('button', { name: '重置密码' }),
  );
  await screen.findByRole('dialog', { name: '新的初始密码' });
  // For example, by the browser’s Back button.
  navigate('/blank');
  await findOnPage('平台管理员，您好');
  await closeTab(app.user, '用户管理');
  const asked = within(await screen.findByRole('dialog', { name: '有内容将会丢失' }));
  expect(asked.getAllByRole('button').flatMap(({ textContent }) => textContent || [])).toEqual(['返回', '全部放弃']);
  await app.user.click(asked.getByText('返回'));
  navigate(path);
  await app.user.click(within(await screen.findByRole('dialog', { name: '新的初始密码' })).getByText('已记下，关闭'));
  await closeTab(app.user, '用户管理');
  await waitFor(() => expect(tabBar()).toEqual(['首页']));
});

test('a new user: missing fields are reported, a taken name on blur; the form is sent, and the password must be changed', async () => {
  const { user, server } = await renderApp({ url: `${path}/new`, account: 'admin' });
  await user.click(await screen.findByRole('button', { name: '保存' }));
  for (const message of [
    '请输入登录名',
    '姓名不能为空',
    '手机号不能为空',
    '邮箱不能为空',
    '请选择所属基地',
    '请选择角色',
  ]) {
    onPage().getByText(message);
  }
  const field = (label: RegExp) => onPage().getByLabelText(label, { selector: 'input' });
  await user.type(field(/^登录名/), 'editor');
  await user.tab();
  await findOnPage('账号已存在');
  // The result of the check stays with its field after a change of tab.
  await chooseInMenu(user, '首页');
  await findOnPage('平台管理员，您好');
  await user.click(tabNamed('新增用户'));
  await findOnPage('账号已存在');
  await fill(user, field(/^登录名/), 'newcomer');
  await user.tab();
  await findOnPage('登录名可用');
  expect(server.callsOf('/sys/user/isNameExist').map(({ body }) => body)).toEqual([
    { userName: 'editor' },
    { userName: 'newcomer' },
  ]);
  await fill(user, field(/^姓名/), '档案科');
  await fill(user, field(/^手机号/), '2200001');
  await user.tab();
  onPage().getByText('请输入正确格式的手机号！');
  await fill(user, field(/^手机号/), '12000098765');
  await fill(user, field(/^邮箱/), 'newcomer@example.com');
  await user.click(field(/^所属基地/));
  await user.click(await screen.findByRole('option', { hidden: true, name: '君武森林公园' }));
  await user.click(field(/^角色/));
  await user.click(await screen.findByRole('option', { hidden: true, name: '内容编辑' }));
  // A password of one's own is typed over the drawn one, and then repeated.
  expect(field(/^确认密码/)).toHaveProperty('value', expect.stringMatching(/^.{12}$/));
  await fill(user, field(/^密码/), 'Initial@2026');
  expect(field(/^确认密码/)).toHaveProperty('value', '');
  onPage().getByText('密码强度：强');
  await fill(user, field(/^确认密码/), 'Initial@2027');
  await user.tab();
  onPage().getByText('新密码不一致');
  expect(Object.values(localStorage).join()).not.toContain('Initial@2026');
  await fill(user, field(/^确认密码/), 'Initial@2026');
  await user.click(onPage().getByRole('button', { name: '保存' }));
  await findSaved();
  await waitFor(() => expect(address()).toMatch(/\/system\/userManager\/\d+$/));
  const [added] = server.callsOf('/sys/user/addByParam');
  const form = new URLSearchParams(String(added?.body));
  expect([...form.keys()]).toEqual(['user']);
  expect(JSON.parse(form.get('user') ?? '')).toEqual({
    account: 'newcomer',
    name1: '档案科',
    phone: '12000098765',
    email: 'newcomer@example.com',
    base: expect.any(String),
    roleId: '2',
    password: 'Initial@2026',
  });
  expect([toasts(), tabBar()]).toEqual([[], ['首页', 'newcomer']]);
  expect(document.title).toContain('newcomer');
  await findOnPage('待改密码');
});

test('a new user begins with a drawn password that is shown; it can be copied and replaced, and is no unsaved work', async () => {
  const { user } = await renderApp({ url: `${path}/new`, account: 'admin' });
  const shown = () => onPage().getByLabelText<HTMLInputElement>(/^密码/, { selector: 'input' });
  await screen.findByLabelText(/^密码/, { selector: 'input' });
  const first = shown().value;
  expect([isStrongPassword(first), shown().type]).toEqual([true, 'text']);
  await user.click(onPage().getByText('换一个'));
  expect([isStrongPassword(shown().value), shown().value === first]).toEqual([true, false]);
  await user.click(onPage().getByText('复制密码'));
  await findOnPage('已复制');
  expect(await navigator.clipboard.readText()).toBe(shown().value);
  expect(screen.queryByLabelText('未保存')).toBeNull();
  await user.type(shown(), '1');
  await screen.findByLabelText('未保存');
});

test('without the right to edit, a user is read: labels and values, contacts masked until they are revealed', async () => {
  const { user } = await renderApp({ url: `${path}/2`, account: 'admin', grants: [path] });
  await screen.findByRole('button', { name: '显示手机号和邮箱' });
  const pairs = () =>
    [...document.querySelectorAll('#main dl > div, main dl > div')].map((pair) =>
      [...pair.children].map((one) => one.textContent),
    );
  expect(pairs().slice(0, 3)).toEqual([
    ['登录名', 'editor'],
    ['姓名', '科普宣传科'],
    ['手机号', expect.stringMatching(/^120\*{4}\d{4}$/)],
  ]);
  expect([onPage().queryAllByRole('textbox'), watermark()]).toEqual([[], null]);
  await user.click(onPage().getByRole('button', { name: '显示手机号和邮箱' }));
  await waitFor(() => expect(pairs()[2]?.[1]).toMatch(/^120000\d{5}/));
  expect(watermark()).toEqual('平台管理员 admin\n…');
});

test('an existing user: contacts are masked until revealed and otherwise not sent; a concurrent change by another user is kept', async () => {
  const { user, server } = await renderApp({ url: `${path}/2`, account: 'admin' });
  const name = await screen.findByLabelText(/^姓名/);
  expect(onPage().getByLabelText<HTMLInputElement>(/^手机号/).value).toMatch(/^120\*{4}\d{4}$/);
  await fill(user, name, '科普宣传一科');
  await user.click(onPage().getByRole('button', { name: '保存' }));
  await findSaved();
  const [saved] = server.callsOf('/sys/user/update');
  expect(saved?.body).toEqual({
    id: '2',
    version: 1,
    account: 'editor',
    name1: '科普宣传一科',
    base: expect.any(String),
    roleId: '2',
  });

  await server.store.transaction(async (tx) => {
    const row = await tx.get(accountCollection, 'editor');
    if (row) await tx.put(accountCollection, { ...row, version: 3, email: 'other@example.com', updatedBy: 'security' });
  });
  await user.click(onPage().getByRole('button', { name: '显示手机号和邮箱' }));
  const phone = () => onPage().getByLabelText<HTMLInputElement>(/^手机号/);
  await waitFor(() => expect(phone().value).toMatch(/^120000\d{5}$/));
  expect(document.activeElement).toBe(phone());
  await fill(user, phone(), '12000011111');
  await user.click(onPage().getByRole('button', { name: '保存' }));
  const conflict = await screen.findByRole('dialog', { name: '用户已被他人修改' });
  await user.click(within(conflict).getByRole('button', { name: '保留我的修改并保存' }));
  await waitFor(() => expect(server.callsOf('/sys/user/update')).toHaveLength(3));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(server.callsOf('/sys/user/update')[2]?.body).toMatchObject({ version: 3, phone: '12000011111' });
  const row = await server.store.transaction((tx) => tx.get(accountCollection, 'editor'));
  expect({ phone: row?.phone, email: row?.email, name: row?.name, version: row?.version }).toEqual({
    phone: '12000011111',
    email: 'other@example.com',
    name: '科普宣传一科',
    version: 4,
  });

  // Revealing moves the focus once, not each time the tab is shown.
  await user.click(onPage().getByRole('button', { name: '显示手机号和邮箱' }));
  await waitFor(() => expect(document.activeElement).toBe(phone()));
  await chooseInMenu(user, '首页');
  await findOnPage('平台管理员，您好');
  (document.activeElement as HTMLElement).blur();
  navigate(`${path}/2`);
  await waitFor(() => expect(phone().value).toEqual('12000011111'));
  await waitFor(() => expect(server.callsOf('/sys/user/get').length).toBeGreaterThan(2));
  expect(document.activeElement).not.toBe(phone());
});

test('the initial password must be changed first: only changing it or logging out closes the dialog', async () => {
  const { user, server } = await renderApp({ url: '/login' });
  await screen.findByAltText('验证码图片');
  await server.store.transaction(async (tx) => {
    const row = await tx.get(accountCollection, 'editor');
    if (row) await tx.put(accountCollection, { ...row, mustChange: true });
  });
  await logIn(user, 'editor');
  const dialog = await screen.findByRole('dialog', { name: '修改密码' });
  within(dialog).getByText('首次登录请修改初始密码');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
  await fill(user, within(dialog).getByLabelText(/^旧密码/), demoPassword);
  await fill(user, within(dialog).getByLabelText(/^新密码/), 'Forest@2027');
  await fill(user, within(dialog).getByLabelText(/^确认密码/), 'Forest@2027');
  await user.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect((await server.store.transaction((tx) => tx.get(accountCollection, 'editor')))?.mustChange).toEqual(false);
});

test('fault C4: the missing right to add or edit a user is named', async () => {
  const { user } = await renderApp({ url: `${path}/new`, account: 'editor', grants: [path] });
  await findOnPage('缺少“用户管理-新增”权限。如需开通，请联系系统管理员。');
  await user.click(onPage().getByText('返回列表'));
  await user.click(await screen.findByText('editor', { selector: 'a' }));
  await findOnPage('缺少“用户管理-编辑”权限，内容仅供查看。');
  expect(onPage().queryByText('修改登录名后，该用户需要重新登录')).toBeNull();
});
