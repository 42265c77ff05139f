import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountCollection } from '#mocks/store/collections.ts';
import { onPage } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';

const roles = '/system/roleManager';
const users = '/system/userManager';
const news = '/home/informationCenter';
const science = '/home/scienceKnowledge';
const title = '发布审核：以下各级无人能审核';

const note = (): HTMLElement => onPage().getByText(title).closest('[role=alert]') as HTMLElement;
const lines = (): string[] => [...note().querySelectorAll('li')].map(({ textContent }) => textContent);

test.each([roles, users])('%s names each stage at which nobody can decide, and a remedy', async (url) => {
  await renderApp({
    url,
    account: 'admin',
    approvals: { [science]: ['值班主任', '待授权'], [news]: ['评审组长', '评审组长'] },
  });
  await waitFor(() =>
    expect(lines()).toEqual([
      '科普知识第1级：没有名为“值班主任”的角色。请新增该角色，或更正配置项approvals。',
      '科普知识第2级：角色“待授权”没有该页面的权限。 打开角色',
      '资讯中心第1级：角色“评审组长”没有该页面的权限。 打开角色',
      '资讯中心第2级：角色“评审组长”没有该页面的权限。 打开角色',
    ]),
  );
  expect(
    within(note())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.startsWith(`${roles}/`)),
  ).toEqual([true, true, true]);
});

test('the warning goes once a user has the role', async () => {
  const app = await renderApp({ url: roles, account: 'admin', approvals: { [science]: ['内容编辑'] } });
  const { store } = app.server;
  const move = (roleId: string, of: string) =>
    store.transaction(async (tx) => {
      for (const one of await tx.all(accountCollection))
        if (one.roleId === of) await tx.put(accountCollection, { ...one, roleId });
    });
  const reload = () => app.user.click(onPage().getByRole('button', { name: '刷新' }));
  await waitFor(() => onPage().getByText('内容编辑'));
  const editors = (await store.transaction((tx) => tx.get(accountCollection, 'editor')))?.roleId ?? '';
  await move('moved', editors);
  await reload();
  await waitFor(() => expect(lines()).toEqual(['科普知识：角色“内容编辑”没有用户。 打开角色']));
  await move(editors, 'moved');
  await reload();
  await waitFor(() => expect(onPage().queryByText(title)).toBeNull());
});

test.each<[string, { approvals: Record<string, string[]>; grants?: string[] }]>([
  ['without stages', { approvals: { [science]: [] } }],
  ['without the right to see the roles', { approvals: { [science]: ['值班主任'] }, grants: [users] }],
])('%s the list of users does not ask for the roles', async (_, start) => {
  const { server } = await renderApp({ url: users, account: 'editor', grants: [users], ...start });
  await waitFor(() => onPage().getByText('wuzhou.edit'));
  expect((await server.commands.calls()).map(({ path }) => path)).not.toContain('/sys/role/query');
});
