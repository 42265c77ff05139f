import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { RoleRow } from '#mocks/store/collections.ts';
import { accountCollection, roleCollection } from '#mocks/store/collections.ts';
import { choose } from '#tests/flows/support/editor.ts';
import {
  address,
  dialogs,
  fill,
  findOnPage,
  findSaved,
  findToast,
  onPage,
  shownPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const path = '/system/roleManager';
const science = '/home/scienceKnowledge';

const rows = (): string[][] =>
  [...shownPage().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent),
  );

const storedRole = ({ server }: RenderedApp, id: string): Promise<RoleRow | undefined> =>
  server.store.transaction((tx) => tx.get(roleCollection, id));
const pathsOf = (role: RoleRow | undefined) => role?.modules.map(({ modulePath }) => modulePath);

/** Finds by label only, because a search by role among hundreds of checkboxes is slow here. */
const findCell = (name: string) => shownPage().querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);

function cell(name: string): HTMLInputElement {
  const found = findCell(name);
  if (!found) throw new Error(`there is no box ${name}`);
  return found;
}

const pageCells = () =>
  [...shownPage().querySelectorAll('input[aria-label$="：页面"]')].map((box) => box.getAttribute('aria-label'));
const nameField = () => waitFor(() => onPage().getByLabelText<HTMLInputElement>(/^角色名称/));
/** Finds by text only, as above; roles and names are tested in Chromium. */
const press = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('#main button, [role=dialog] button')].find(
    (button) =>
      (button.getAttribute('aria-label') ?? button.textContent) === name &&
      button.closest('[style*="display: none"]') === null,
  ) as HTMLButtonElement;

test('the list shows users per role and a search; deleting a role asks where its users go', async () => {
  const app = await renderApp({ url: path, account: 'admin' });
  const { user, server } = app;
  await waitFor(() =>
    expect(rows()).toEqual([
      ['admin可见全部页面职责未分离', '2', '32', '78', '编辑删除'],
      ['内容编辑职责未分离', '20', '18', '72', '编辑删除'],
      ['数据查看员', '17', '1', '0', '编辑删除'],
      ['待授权', '2', '0', '0', '编辑删除'],
      ['评审专家', '5', '2', '1', '编辑删除'],
      ['评审组长', '1', '4', '3', '编辑删除'],
      ['咨询专员', '2', '2', '0', '编辑删除'],
    ]),
  );

  await user.click(press('删除：admin'));
  const own = await screen.findByRole('dialog', { name: '删除角色“admin”' });
  within(own).getByText('这是您自己所属的角色，不能删除。');
  expect(within(own).queryByRole('button', { name: /删除/ })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(press('删除：admin')));

  await user.click(press('删除：数据查看员'));
  const asked = await screen.findByRole('dialog', { name: '删除角色“数据查看员”' });
  within(asked).getByText('有17个用户使用该角色。请选择他们转入的角色，转入后立即生效。');
  expect(within(asked).getByRole<HTMLButtonElement>('button', { name: '转移用户并删除' }).disabled).toEqual(true);
  await choose(user, within(asked).getByRole('combobox', { name: '转入角色' }), '内容编辑');
  await user.click(within(asked).getByRole('button', { name: '转移用户并删除' }));
  await waitFor(() =>
    expect(rows().map(([name, users]) => [name, users])).toEqual([
      ['admin可见全部页面职责未分离', '2'],
      ['内容编辑职责未分离', '37'],
      ['待授权', '2'],
      ['评审专家', '5'],
      ['评审组长', '1'],
      ['咨询专员', '2'],
    ]),
  );
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect([toasts(), server.callsOf('/sys/role/del').map(({ body }) => body)]).toEqual([
    ['已删除：数据查看员'],
    [{ id: '3', moveTo: '2' }],
  ]);
  expect((await server.store.transaction((tx) => tx.get(accountCollection, 'viewer')))?.roleId).toEqual('2');

  // A pause after a blank keeps the typed text; the blank is not part of the query (Q12).
  const search = onPage().getByRole<HTMLInputElement>('searchbox', { name: '搜索角色名称' });
  await fill(user, search, '授权 ');
  await waitFor(() => expect(rows().map(([name]) => name)).toEqual(['待授权']));
  expect([address(), search.value]).toEqual([`${path}?roleName=${encodeURIComponent('授权')}`, '授权 ']);
  expect(server.callsOf('/sys/role/query').at(-1)?.body).toMatchObject({ roleName: '授权' });

  // An empty result offers to reset the search.
  await fill(user, search, '没有这个角色');
  await waitFor(() => onPage().getByText('没有符合条件的结果'));
  await user.click(press('重置'));
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect([address(), search.value]).toEqual([path, '']);
});

test('a new role: the name is checked on blur; rights are found by pinyin, selected with their page, reviewed and saved (product 5, 6)', async () => {
  const app = await renderApp({ url: `${path}/new`, account: 'admin' });
  const { user, server } = app;
  const name = await nameField();
  await user.click(press('保存'));
  onPage().getByText('请输入角色名称');
  onPage().getByText('请选择权限');
  expect(document.activeElement).toBe(name);

  await fill(user, name, '内容编辑');
  await user.tab();
  await findOnPage('角色已存在');
  await fill(user, name, '审核');
  expect(onPage().queryByText('角色已存在')).toBeNull();
  await server.faults.add({ kind: 'network', path: '/sys/role/isNameExist', times: 3 });
  await user.tab();
  await findOnPage('未能检查名称是否可用，保存时由服务器判断。');
  await user.click(press('重新检查'));
  await findOnPage('名称可用');
  expect(server.callsOf('/sys/role/isNameExist').at(-1)?.body).toEqual({ roleName: '审核' });

  await fill(user, onPage().getByLabelText('按名称或拼音筛选页面'), 'kpzs');
  await waitFor(() => expect(pageCells()).toEqual(['科普知识：页面']));
  await user.click(cell('科普知识：编辑'));
  expect([cell('科普知识：页面').checked, cell('全选：素材管理').indeterminate]).toEqual([true, true]);
  await user.click(cell('全选：素材管理'));
  // It is the only checkbox in its row.
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('全选：素材管理'));
  await user.click(cell('科普知识：新增'));
  onPage().getByText('已选1个页面、4项操作');

  await user.keyboard('{Control>}s{/Control}');
  const review = await screen.findByRole('dialog', { name: '确认权限变更' });
  within(review).getByText('新角色“审核”，保存后可分配给用户。');
  expect(
    within(review)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['科普知识：页面 · 编辑 · 上架/下架 · 设为轮播 · 置顶']);
  expect(server.callsOf('/sys/role/add')).toEqual([]);
  await user.click(press('确认保存'));
  await findSaved();
  await waitFor(() => expect(address()).toEqual(`${path}/8`));
  expect(server.callsOf('/sys/role/add').map(({ body }) => body)).toEqual([
    {
      roleName: '审核',
      moduleInfoList: ['', '_edit', '_updown', '_isbanner', '_istop'].map((right) => ({ modulePath: science + right })),
    },
  ]);
  expect([tabBar().at(-1), pathsOf(await storedRole(app, '8'))?.length]).toEqual(['审核', 5]);
});

test('an existing role keeps unknown modules, copies another role, filters and reviews the changes, and restores a draft', async () => {
  const app = await renderApp({ url: `${path}/2`, account: 'admin' });
  const { user, server } = app;
  await server.store.transaction(async (tx) => {
    const role = await tx.get(roleCollection, '3');
    if (role)
      await tx.put(roleCollection, {
        ...role,
        modules: [{ modulePath: '/gone/page', moduleName: '旧页面' }, ...role.modules],
      });
  });
  await nameField();
  const advice = () =>
    onPage()
      .queryAllByText(/^该角色既/)
      .map(({ textContent }) => textContent);
  expect(advice()).toEqual(['该角色既可评分又可主持评审。建议由不同人员担任，使主持人不对自己的评分作决定。']);
  await choose(user, onPage().getByLabelText('从其他角色复制', { selector: 'input' }), '数据查看员');
  onPage().getByText('已选1个页面、0项操作');
  expect(advice()).toEqual([]);
  await user.click(press('全部折叠'));
  expect(pageCells()).toEqual([]);
  await user.click(onPage().getByLabelText('只看改动'));
  expect([cell('首页配置：页面').checked, findCell('数据大屏：页面')]).toEqual([false, null]);
  // A reverted change is no change, but its row stays while it has the focus.
  await user.click(cell('首页配置：新增'));
  expect([cell('首页配置：页面').checked, document.activeElement]).toEqual([true, cell('首页配置：新增')]);
  await user.click(cell('首页配置：页面'));

  const again = await app.reopen();
  await findOnPage(/^有一份未保存的草稿/);
  await again.user.click(press('恢复草稿'));
  onPage().getByText('已选1个页面、0项操作');
  await again.user.click(press('保存'));
  const review = await screen.findByRole('dialog', { name: '确认权限变更' });
  within(review).getByText('影响20个用户，保存后立即生效。');
  within(review).getByText('收回（89）');
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(press('保存')));

  await again.user.click(await screen.findByRole('link', { name: '返回列表' }));
  await again.user.click(await waitFor(() => onPage().getByRole('link', { name: '数据查看员' })));
  await waitFor(() => onPage().getByText('另有1项系统未列出的权限，保存时原样保留。'));
  await fill(again.user, await nameField(), '查看员');
  await again.user.click(onPage().getByText('保存'));
  await screen.findByText('角色名称由“数据查看员”改为“查看员”');
  await again.user.click(press('确认保存'));
  await findSaved();
  expect(pathsOf(await storedRole(again, '3'))).toEqual(['/gone/page', science]);
});

test('a save that ends while its page is hidden does not move the focus on return', async () => {
  const { user, server } = await renderApp({ url: `${path}/3`, account: 'admin' });
  await fill(user, await nameField(), '查看员');
  await user.click(press('保存'));
  await screen.findByText('角色名称由“数据查看员”改为“查看员”');
  const release = server.hold('/sys/role/update');
  await user.click(press('确认保存'));
  await waitFor(() => expect(server.callsOf('/sys/role/update')).toHaveLength(1));
  navigate('/blank');
  await findOnPage('平台管理员，您好');
  release();
  await findToast('保存成功');
  (document.activeElement as HTMLElement).blur();
  navigate(`${path}/3`);
  await nameField();
  expect(document.activeElement === document.body).toBe(true);
});

test('fault F3: a name taken between check and save is reported at its field and the form stays; the last manager role keeps its right', async () => {
  const app = await renderApp({ url: `${path}/1`, account: 'admin' });
  const { user, server } = app;
  const name = await nameField();
  expect(['页面', '编辑', '删除'].map((right) => cell(`角色管理：${right}`).getAttribute('aria-disabled'))).toEqual([
    'true',
    'true',
    null,
  ]);
  // The locked checkboxes can be focused, and describe why they are locked.
  await user.click(cell('角色管理：编辑'));
  const why = document.getElementById(cell('角色管理：编辑').getAttribute('aria-describedby') ?? '');
  expect([cell('角色管理：编辑').checked, why?.textContent]).toEqual([
    true,
    '这是最后一个可以编辑角色且有用户的角色，该权限不能取消。',
  ]);
  await user.click(cell('角色管理：删除'));
  await fill(user, name, '平台');
  await user.click(press('保存'));
  await screen.findByRole('dialog', { name: '确认权限变更' });
  await server.store.transaction((tx) => tx.put(roleCollection, { id: '9', roleName: '平台', modules: [] }));
  await user.click(press('确认保存'));
  await findOnPage('角色已存在');
  expect({ name: name.value, mayDelete: cell('角色管理：删除').checked, toasts: toasts(), dialogs: dialogs() }).toEqual(
    { name: '平台', mayDelete: false, toasts: [], dialogs: [] },
  );
});

test('fault F7: a role saved by another person during the review is reviewed again, and nothing is overwritten', async () => {
  const app = await renderApp({ url: `${path}/3`, account: 'admin' });
  const { user, server } = app;
  await nameField();
  await user.click(cell('科普知识：编辑'));
  await user.click(press('保存'));
  const review = await screen.findByRole('dialog', { name: '确认权限变更' });
  expect(within(review).queryByRole('alert')).toBeNull();
  await server.store.transaction(async (tx) => {
    const role = await tx.get(roleCollection, '3');
    if (role)
      await tx.put(roleCollection, {
        ...role,
        version: 2,
        modules: [...role.modules, { modulePath: `${science}_add`, moduleName: '' }],
      });
  });
  await user.click(press('确认保存'));
  await screen.findByText(/^您打开该角色后，他人已保存了修改。/);
  await user.click(press('确认保存'));
  await findSaved();
  expect(server.callsOf('/sys/role/update').map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
  expect(pathsOf(await storedRole(app, '3'))).toEqual([science, `${science}_add`, `${science}_edit`]);
});

test('without the rights the list has no buttons, and the role is read-only', async () => {
  const { user } = await renderApp({ url: path, account: 'viewer', grants: [path] });
  await waitFor(() => expect(rows()[1]?.[0]).toEqual('内容编辑职责未分离'));
  expect(onPage().queryAllByRole('button', { name: /删除|编辑/ })).toEqual([]);
  expect(onPage().queryByText('新增角色')).toBeNull();
  await user.click(onPage().getByRole('link', { name: '内容编辑' }));
  await findOnPage('缺少“角色管理-编辑”权限，内容仅供查看。');
  expect(
    [...shownPage().querySelectorAll<HTMLInputElement>('input[aria-label*="："]')].filter(({ disabled }) => !disabled),
  ).toEqual([]);
  expect(onPage().queryByText('保存')).toBeNull();
});
