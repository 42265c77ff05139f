import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import {
  address,
  dialogs,
  fill,
  findOnPage,
  findToast,
  logOut,
  menu,
  onPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';

async function viewAs({ user }: RenderedApp, role: string) {
  await user.click(await screen.findByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('以角色身份查看'));
  await user.click(await screen.findByText(role));
  await screen.findByText(`正在以“${role}”的身份查看。`);
}

/** The menu without the counts, which load later. */
const pagesOfMenu = () => menu().map((title) => title.replace(/\d.*$/, ''));
const onScreen = () => ({ menu: menu(), tabs: tabBar(), at: address(), toasts: toasts() });
const end = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: '返回我的身份' }));

test('a manager of roles sees menu and buttons as another role, and one click returns', async () => {
  const app = await renderApp({ url: science, account: 'admin' });
  await findOnPage('共60条');
  const before = pagesOfMenu();
  navigate('/home/informationCenter?pageNum=2');
  await findOnPage('共60条');
  await viewAs(app, '数据查看员');
  await findOnPage('平台管理员，您好');
  // The user’s own pages stay open but hidden.
  expect([dialogs(), onScreen()]).toEqual([
    [],
    { menu: ['首页', '素材管理', '科普知识', '个人中心'], tabs: ['首页', '科普知识'], at: '/blank', toasts: [] },
  ]);
  navigate(science);
  await findOnPage('共60条');
  expect({
    add: onPage().queryByText('新增'),
    edit: onPage().queryByText('编辑'),
    import: onPage().queryByText('导入'),
  }).toEqual({
    add: null,
    edit: null,
    import: null,
  });
  navigate('/home/informationCenter');
  await findToast('页面不存在或未授权：/home/informationCenter（缺少“资讯中心”权限）');

  await end(app);
  await findOnPage('共60条');
  expect({ menu: pagesOfMenu(), tabBar: tabBar(), address: address(), banner: screen.queryByText(/^正在以/) }).toEqual({
    menu: before,
    tabBar: ['首页', '科普知识', '资讯中心'],
    address: '/home/informationCenter?pageNum=2',
    banner: null,
  });
  expect(onPage().getByText('新增')).not.toBeNull();
  expect(app.server.callsOf(`${science}/query`)).toHaveLength(1);
});

test('the palette offers neither hidden pages nor commands that close them', async () => {
  const app = await renderApp({ url: '/home/informationCenter', account: 'admin' });
  await findOnPage('共60条');
  const offered = async (query: string) => {
    await app.user.keyboard('{Control>}k{/Control}');
    fireEvent.change(await screen.findByRole('combobox', { name: '搜索标题、编号、页面和操作' }), {
      target: { value: query },
    });
    const options = [...document.querySelectorAll('[role=dialog] [role=option]')].map((option) => option.textContent);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toEqual([]));
    return options.slice(0, 2);
  };
  expect([await offered('资讯中心'), await offered('关闭所有')]).toEqual([
    ['素材管理资讯中心', '资讯中心新增资讯'],
    ['关闭所有标签'],
  ]);
  await viewAs(app, '数据查看员');
  await findOnPage('平台管理员，您好');
  expect({
    news: await offered('资讯中心'),
    closeAll: await offered('关闭所有'),
    closeOthers: await offered('关闭其他标签'),
  }).toEqual({ news: [], closeAll: [], closeOthers: [] });

  // The server answers by the user's own rights.
  await app.user.keyboard('{Control>}k{/Control}');
  fireEvent.change(await screen.findByRole('combobox', { name: '搜索标题、编号、页面和操作' }), {
    target: { value: '的' },
  });
  const headings = () =>
    [...document.querySelectorAll('[role=dialog] [role=group]')].map((one) => one.getAttribute('aria-label'));
  await waitFor(() => expect(headings().filter((one) => one !== '最佳匹配')).toEqual(['科普知识']));
});

test('input on a page of only the viewed role is reported as a draft when the view ends', async () => {
  const app = await renderApp({ url: '/blank', account: 'viewer', grants: ['/system/roleManager'] });
  await viewAs(app, '内容编辑');
  navigate(`${science}/new`);
  await waitFor(() => inputOf('mainTitle'));
  await fill(app.user, inputOf('mainTitle'), '新文章');
  await screen.findByLabelText('未保存');
  await end(app);
  await findToast('已关闭：新增科普知识。未保存的内容已存为草稿');
  expect(tabBar()).toEqual(['首页']);
});

test('the view is read-only: no write is sent, input is the user’s own draft, and a reload ends it', async () => {
  const app = await renderApp({ url: '/blank', account: 'admin' });
  await viewAs(app, '内容编辑');
  navigate(`${science}/1`);
  await fill(app.user, await waitFor(() => inputOf('releasePeople')), '另一个人');
  await save(app.user);
  await findToast('正在以其他角色的身份查看，不能修改数据');
  window.dispatchEvent(new Event('pagehide'));
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith(`draft:admin:${science}/1:`));
  expect([
    app.server.callsOf(`${science}/update`),
    drafts.map((key) => localStorage.getItem(key)?.includes('另一个人')),
  ]).toEqual([[], [true]]);
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie])).not.toContain(
    '内容编辑',
  );

  await app.reopen();
  await waitFor(() => expect(menu()).toContain('首页轮播'));
  expect(screen.queryByText(/^正在以/)).toBeNull();
});

test('the view grants nothing: the guard uses the role’s rights, and the server still checks the user’s own token', async () => {
  const own = ['/system/roleManager', science];
  const app = await renderApp({ url: science, account: 'viewer', grants: own });
  await findOnPage('共60条');
  await viewAs(app, '内容编辑');
  navigate('/home/informationCenter');
  await findToast('没有页面访问权限：/home/informationCenter（缺少“资讯中心”权限）');
  // A page without the shell also shows the banner and the way back.
  navigate('/401');
  await screen.findByText('无访问权限');
  await end(app);
  await findOnPage('共60条');
  expect([tabBar(), address()]).toEqual([['首页', '科普知识'], science]);
});

test('the view is offered to managers of roles only, and ends with the session', async () => {
  const app = await renderApp({ url: '/blank', account: 'editor' });
  await app.user.click(await screen.findByLabelText(/^账号菜单/));
  await screen.findByText('退出登录');
  expect(screen.queryByText('以角色身份查看')).toBeNull();
  app.stop();
  const admin = await renderApp({ url: '/blank', account: 'admin', server: app.server });
  await viewAs(admin, '待授权');
  expect(menu()).toEqual(['首页', '个人中心']);
  await logOut(admin.user);
  await screen.findByLabelText('登录名');
  expect([toasts(), screen.queryByText(/^正在以/)]).toEqual([[], null]);
});

test('roles that failed to load are reported in place, with a retry', async () => {
  const faults = [{ kind: 'status', path: '/sys/role/query', status: 500 }];
  const app = await renderApp({ url: '/blank', account: 'admin', faults });
  await app.user.click(await screen.findByLabelText(/^账号菜单/));
  await app.user.click(await screen.findByText('以角色身份查看'));
  await screen.findByText('角色未能加载');
  await app.user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('内容编辑');
  expect(toasts()).toEqual([]);
});
