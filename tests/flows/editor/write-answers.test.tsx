import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { demoPassword } from '#mocks/shared/accounts.ts';
import { textOf } from '#src/domain/content/record.ts';
import { fieldErrors, inputOf, save } from '#tests/flows/support/editor.ts';
import {
  address,
  dialogs,
  fill,
  findOnPage,
  findSaved,
  findToast,
  onPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { seedRecords } from '#tests/support/seed.ts';

const science = '/home/scienceKnowledge';
const users = '/system/userManager';
const [activity] = seedRecords['/service/activities'];
const activityName = activity ? textOf(activity, 'name') : '';
const silence = { kind: 'body', body: { success: false, rCode: 500, rMsg: '无回款', resultData: null } };

const chooseFor = async ({ user }: RenderedApp, account: string, operation: string) => {
  await user.click(await waitFor(() => onPage().getByLabelText(`更多操作：${account}`)));
  await user.click(await screen.findByText(operation, { selector: '[role=menuitem] *' }));
  return screen.findByRole('dialog', { name: operation });
};

const answered = ({ server }: RenderedApp, path: string) => waitFor(() => expect(server.callsOf(path)).toHaveLength(1));

test('fault E15: 无回款 to a change of password keeps the dialog, ready to retry, without a message', async () => {
  const app = await renderApp({ account: 'editor', faults: [{ path: '/sys/user/updatePwd', ...silence }] });
  await findOnPage('科普宣传科，您好');
  await app.user.click(screen.getByLabelText(/^账号菜单/));
  await app.user.click(await screen.findByText('修改密码'));
  const dialog = within(await screen.findByRole('dialog'));
  const fields = ['旧密码', '新密码', '确认密码'].map((label) =>
    dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' }),
  );
  const typed = [demoPassword, 'Baum-2027 wächst', 'Baum-2027 wächst'];
  for (const [index, field] of fields.entries()) await fill(app.user, field, typed[index] ?? '');
  const confirm = dialog.getByText('确定').closest('button') as HTMLButtonElement;
  await app.user.click(confirm);
  await answered(app, '/sys/user/updatePwd');
  await waitFor(() => expect(confirm.dataset['loading']).toBeUndefined());
  expect({ values: fields.map(({ value }) => value), toasts: toasts(), alert: dialog.queryByRole('alert') }).toEqual({
    values: typed,
    toasts: [],
    alert: null,
  });
  await app.user.click(confirm);
  await findToast('修改密码成功');
});

test('fault E15: 无回款 to a deletion keeps its dialog open, for a role and for a user', async () => {
  const app = await renderApp({
    url: '/system/roleManager',
    account: 'admin',
    faults: [
      { path: '/sys/role/del', ...silence },
      { path: '/sys/user/del', ...silence },
    ],
  });
  await app.user.click(await waitFor(() => onPage().getByLabelText('删除：待授权')));
  const role = within(await screen.findByRole('dialog', { name: '删除角色“待授权”' }));
  await app.user.click(role.getByRole('combobox', { name: '转入角色' }));
  await app.user.click(await screen.findByRole('option', { hidden: true, name: '内容编辑' }));
  const move = role.getByText('转移用户并删除').closest('button') as HTMLButtonElement;
  await app.user.click(move);
  await answered(app, '/sys/role/del');
  await waitFor(() => expect(move.dataset['loading']).toBeUndefined());
  expect([dialogs().length, toasts()]).toEqual([1, []]);
  await app.user.click(move);
  await findToast('已删除：待授权');

  navigate(users);
  const dialog = await chooseFor(app, 'nanning.view', '删除');
  await app.user.click(within(dialog).getByRole('button', { name: '删除' }));
  await answered(app, '/sys/user/del');
  const again = await waitFor(() => {
    const button = within(screen.getByRole('dialog', { name: '删除' })).getByRole('button', { name: '删除' });
    expect(button.dataset['loading']).toBeUndefined();
    return button;
  });
  expect(toasts()).toEqual(['已删除：待授权']);
  await app.user.click(again);
  await findToast('已删除：nanning.view');
});

/** A new article, ready to be saved by a server that does not return the record. */
async function openNewArticle(): Promise<RenderedApp> {
  const app = await renderApp({
    url: `${science}/1`,
    account: 'editor',
    faults: [{ path: `${science}/add`, kind: 'bare' }],
  });
  await findOnPage('保存并更新前台');
  await app.user.click(onPage().getByLabelText('更多操作'));
  await app.user.click(await screen.findByText('复制为新内容', { selector: '[role=menuitem] *' }));
  await waitFor(() => expect(address()).toEqual(`${science}/new`));
  await fill(app.user, inputOf('mainTitle'), '红树林的呼吸根');
  return app;
}

test('a new article saved without a returned record is in the list; the page is ready for the next one (decision 005)', async () => {
  const app = await openNewArticle();
  await save(app.user);
  await findToast('保存成功');
  await waitFor(() => expect(address()).toEqual(science));
  await findOnPage('红树林的呼吸根');
  expect({ tabs: tabBar().length, toasts: toasts(), adds: app.server.callsOf(`${science}/add`).length }).toEqual({
    tabs: 4,
    toasts: ['保存成功'],
    adds: 1,
  });
  navigate(`${science}/new`);
  await waitFor(() =>
    expect({ address: address(), title: inputOf('mainTitle').value, errors: fieldErrors() }).toEqual({
      address: `${science}/new`,
      title: '',
      errors: {},
    }),
  );
});

test('a save without a returned record does not navigate away from another page, and keeps later input', async () => {
  const app = await openNewArticle();
  const release = app.server.hold(`${science}/add`);
  await save(app.user);
  await answered(app, `${science}/add`);
  await fill(app.user, inputOf('mainTitle'), '海岸的红树林');
  navigate('/blank');
  release();
  await findToast('保存成功');
  expect([address(), tabBar().length]).toEqual(['/blank', 3]);
  navigate(`${science}/new`);
  await findOnPage('恢复草稿');
});

test('an article saved without a returned record is reloaded: its next save is based on the server’s version (decision 005)', async () => {
  const app = await renderApp({
    url: `${science}/1`,
    account: 'editor',
    faults: [{ path: `${science}/update`, kind: 'bare' }],
  });
  await findOnPage('保存并更新前台');
  for (const title of ['红树林', '红树林的呼吸根']) {
    await fill(app.user, inputOf('mainTitle'), title);
    await save(app.user);
    await waitFor(() => expect(onPage().getByRole('heading', { level: 1 }).textContent).toEqual(title));
  }
  const [first, second] = app.server
    .callsOf(`${science}/update`)
    .map(({ body }) => (body as { version: number }).version);
  expect([second, toasts()]).toEqual([
    (first ?? 0) + 1,
    ['已保存，前台已更新：红树林', '已保存，前台已更新：红树林的呼吸根'],
  ]);
});

test('an operation without a returned record counts as done, and the list is reloaded (decision 005)', async () => {
  const path = '/service/activities';
  const app = await renderApp({
    url: `${path}?keyword=${encodeURIComponent(activityName)}`,
    account: 'editor',
    faults: [{ path: `${path}/del`, kind: 'bare' }],
  });
  await findOnPage(activityName);
  await app.user.click(screen.getByLabelText(`更多操作：${activityName}`));
  await app.user.click(await screen.findByText('删除', { selector: '[role=menuitem] *' }));
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await findToast(`已删除：${activityName}`);
  await findOnPage('没有符合条件的结果');
  expect([toasts(), app.server.callsOf(`${path}/query`).length]).toEqual([[`已删除：${activityName}`], 2]);
});

test('a reset without a returned password is reported as done, with the password unknown (decision 005)', async () => {
  const app = await renderApp({
    url: users,
    account: 'admin',
    faults: [{ path: '/sys/user/admin/reset', kind: 'bare' }],
  });
  const asked = await chooseFor(app, 'nanning.view', '重置密码');
  await app.user.click(within(asked).getByRole('button', { name: '重置密码' }));
  const resultDialog = within(await screen.findByRole('dialog', { name: '密码已重置' }));
  resultDialog.getByText(
    '“nanning.view”的密码已重置，但服务器没有给出新的初始密码。请向服务器管理员询问，或再次重置。',
  );
  await app.user.click(resultDialog.getByText('关闭'));
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(toasts()).toEqual([]);
});

test('a new account without a returned record is found by name, without a second request (decision 005)', async () => {
  const app = await renderApp({
    url: `${users}/new`,
    account: 'admin',
    faults: [{ path: '/sys/user/addByParam', kind: 'bare' }],
  });
  const field = (label: RegExp) => onPage().getByLabelText(label);
  await findOnPage('新增用户');
  const typed: [RegExp, string][] = [
    [/^登录名/, 'newcomer'],
    [/^姓名/, '档案科'],
    [/^手机号/, '12000098765'],
    [/^邮箱/, 'newcomer@example.com'],
    [/^密码/, 'Initial@2026'],
    [/^确认密码/, 'Initial@2026'],
  ];
  for (const [label, value] of typed) await fill(app.user, field(label), value);
  for (const [label, option] of [
    [/^所属基地/, '君武森林公园'],
    [/^角色/, '内容编辑'],
  ] as const) {
    await app.user.click(field(label));
    await app.user.click(await screen.findByRole('option', { hidden: true, name: option }));
  }
  await app.user.click(onPage().getByRole('button', { name: '保存' }));
  await findSaved();
  await waitFor(() => expect(address()).toMatch(/\/system\/userManager\/\d+$/));
  expect([tabBar().at(-1), app.server.callsOf('/sys/user/addByParam').length]).toEqual(['newcomer', 1]);
});
