import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoPassword } from '#mocks/shared/accounts.ts';
import { fill, findOnPage, findToast, logIn, logOut, toasts } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const path = '/sys/user/updatePwd';
const labels = ['旧密码', '新密码', '确认密码'];
const renewed = 'Baum-2027 wächst';

const dialog = () => screen.getByRole('dialog');
const field = (label: string) =>
  within(dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const values = () => labels.map((label) => field(label).value);
const errors = () => [...dialog().querySelectorAll('.mantine-InputWrapper-error')].map((error) => error.textContent);
const confirm = ({ user }: RenderedApp) => user.click(within(dialog()).getByText('确定'));

async function openDialog(app?: RenderedApp): Promise<RenderedApp> {
  const opened = app ?? (await renderApp({ account: 'editor' }));
  await findOnPage('科普宣传科，您好');
  await opened.user.click(screen.getByLabelText(/^账号菜单/));
  await opened.user.click(await screen.findByText('修改密码'));
  await screen.findByRole('dialog');
  return opened;
}

async function type({ user }: RenderedApp, ...typed: string[]) {
  for (const [index, value] of typed.entries()) await fill(user, field(labels[index] ?? ''), value);
}

test('N01: an empty form shows 不能为空 three times and sends nothing', async () => {
  const app = await openDialog();
  await confirm(app);
  expect([errors(), app.server.callsOf(path)]).toEqual([['不能为空', '不能为空', '不能为空'], []]);
});

test('N01, N05: the first field has the focus, then the first error, and finally the account menu', async () => {
  const app = await openDialog();
  await waitFor(() => expect(document.activeElement).toBe(field('旧密码')));
  await type(app, demoPassword);
  await confirm(app);
  expect(document.activeElement).toBe(field('新密码'));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^账号菜单/)));
});

test.each([
  ['a', '弱'],
  ['abcdefgh', '弱'],
  [`Aa1${'x'.repeat(62)}`, '弱'],
  ['abcdefg1A', '中'],
  ['abcdefghijkl1A', '强'],
  ['abcdef1@A', '强'],
])('decision 031: %s is rated %s while it is typed', async (password, level) => {
  const app = await openDialog();
  expect(within(dialog()).queryByText(/^密码强度/)).toBeNull();
  await type(app, '', password);
  expect(within(dialog()).getByText(/^密码强度/).textContent).toBe(`密码强度：${level}`);
});

test.each([
  ['N02: different new passwords', [demoPassword, renewed, `${renewed} `], ['新密码不一致']],
  ['a weak password', [demoPassword, 'abcdefgh', 'abcdefgh'], ['8至64位，含大写、小写、数字、符号中的至少3类']],
  ['the old password again', [demoPassword, demoPassword, demoPassword], ['新密码不能与旧密码相同']],
])('%s is reported at its field and not sent', async (_, typed, messages) => {
  const app = await openDialog();
  await type(app, ...typed);
  await confirm(app);
  expect({ errors: errors(), sent: app.server.callsOf(path), values: values() }).toEqual({
    errors: messages,
    sent: [],
    values: typed,
  });
});

test('N05: closed and opened again, the form is empty and without messages', async () => {
  const app = await openDialog();
  await type(app, 'a', 'b', 'c');
  await confirm(app);
  await app.user.click(within(dialog()).getByText('取消'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDialog(app);
  expect([values(), errors()]).toEqual([['', '', ''], []]);
});

test('N06: three clicks on a slow server send one request with the typed values; success is reported and the dialog closes', async () => {
  const app = await openDialog();
  await type(app, demoPassword, renewed, renewed);
  const release = app.server.hold(path);
  for (let click = 0; click < 3; click += 1) await confirm(app);
  release();
  await findToast('修改密码成功');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.server.callsOf(path)).toEqual([
    {
      method: 'POST',
      path,
      body: { password: renewed, passwordOld: demoPassword },
      authorization: app.token,
      idempotencyKey: expect.stringMatching(/\S{16,}/),
    },
  ]);
  await logOut(app.user);
  await logIn(app.user, 'editor', { password: renewed });
  await findOnPage('科普宣传科，您好');
});

test('decision 043: confirming again after a lost answer makes one change, which succeeds', async () => {
  const app = await openDialog();
  await type(app, demoPassword, renewed, renewed);
  await app.server.faults.add({ path, kind: 'lost' });
  await confirm(app);
  expect((await within(dialog()).findByRole('alert')).textContent).toBe('无法连接服务器');
  await confirm(app);
  await findToast('修改密码成功');
});

const failures: [string, object, string][] = [
  ['a wrong old password', { kind: 'delay', milliseconds: 0 }, '旧密码错误'],
  ['no network', { kind: 'network' }, '无法连接服务器'],
  ['an unreadable answer', { kind: 'status', status: 500, body: '<html>' }, '无法读取服务器的响应（500），请稍后重试'],
];

test.each(failures)('%s keeps the dialog and the typed values', async (_, fault, words) => {
  const app = await openDialog();
  const typed = [`${demoPassword} `, renewed, renewed];
  await type(app, ...typed);
  await app.server.faults.add({ path, ...fault });
  await confirm(app);
  expect((await within(dialog()).findByRole('alert')).textContent).toBe(words);
  expect({ values: values(), toasts: toasts(), sent: app.server.callsOf(path).length }).toEqual({
    values: typed,
    toasts: [],
    sent: 1,
  });
  // Only a wrong old password is reported at the field of the old password.
  const looksAt = words === '旧密码错误' ? field('旧密码') : within(dialog()).getByText('确定').closest('button');
  expect(document.activeElement).toBe(looksAt);
  await type(app, demoPassword);
  await confirm(app);
  await findToast('修改密码成功');
});
