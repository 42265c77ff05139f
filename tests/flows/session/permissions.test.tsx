import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Action, buttonOf, noGrants } from '#src/domain/rights/access.ts';
import type { RecordStatus } from '#src/domain/content/record.ts';
import { buildMenu, pagesOf } from '#src/domain/shell/menu.ts';
import zh from '#src/i18n/zh/shell.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { cookies } from '#tests/flows/support/cookies.ts';
import {
  chooseInMenu,
  findOnPage,
  findToast,
  logIn,
  logOut,
  menu,
  menuItems,
  onPage,
  shownPage,
  tabBar,
  toasts,
} from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { seedRecords } from '#tests/support/seed.ts';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';
const sciWithAdd = [science, `${science}_add`];
const actions = ['新增', '编辑', '查看', '上架', '下架', '提交', '上线'];

/** The actions in the page’s DOM, visible or not, and then those in the first row’s menu. */
async function offered({ user }: Awaited<ReturnType<typeof renderApp>>): Promise<string[]> {
  const words = [...shownPage().querySelectorAll('a, button')].map((control) => control.textContent);
  const more = shownPage().querySelector('[aria-label^="更多操作"]');
  if (!more) return actions.filter((action) => words.includes(action));
  await user.click(more);
  return [...actions.filter((action) => words.includes(action)), ...(await menuItems())];
}

test('P01: the sidebar has only the granted page and its group', async () => {
  await renderApp({ url: science, account: 'editor', grants: sciWithAdd });
  await screen.findByText('共60条');
  expect(menu()).toEqual(['首页', '素材管理', '科普知识', '个人中心']);
});

test('P02: the grant of a button opens its page, with only that button', async () => {
  const app = await renderApp({ url: `${science}?status=online`, account: 'editor', grants: [`${science}_edit`] });
  await screen.findByText(/^共\d+条$/);
  expect(await offered(app)).toEqual(['编辑']);
});

test('P06: unknown, duplicate, empty and null entries are ignored one by one', async () => {
  const resultData = [
    null,
    '',
    7,
    {},
    { modulePath: null },
    { modulePath: '' },
    { modulePath: '/ghost' },
    { modulePath: '/ghost_add' },
  ];
  const known = { modulePath: science, moduleName: '科普知识' };
  const body = { success: true, rCode: 200, rMsg: '', resultData: [...resultData, known, known] };
  const app = await renderApp({
    url: science,
    account: 'editor',
    faults: [{ kind: 'body', path: '/sys/auth/permissions', body }],
  });
  await screen.findByText('共60条');
  expect({ menu: menu(), toasts: toasts(), offered: await offered(app) }).toEqual({
    menu: ['首页', '素材管理', '科普知识', '个人中心'],
    toasts: [],
    offered: [],
  });
});

test.each([[['/home']], [['/ghost', '/ghost_edit']], [['/home/scienceKnowledgeX']], [['/home/science']], [[]]])(
  'decision 004: grants that open no page (%j) count as none',
  async (grants) => {
    await renderApp({ url: science, account: 'editor', grants });
    await findToast('没有页面访问权限');
    await screen.findByLabelText('登录名');
    expect(cookies.get('Admin-Token')).toBeUndefined();
  },
);

test('P08, P10: a page’s buttons depend on its own rights, even after another page was shown', async () => {
  const app = await renderApp({ url: science, account: 'editor', grants: [...sciWithAdd, news] });
  await findOnPage('共60条');
  expect(await offered(app)).toEqual(['新增']);
  await chooseInMenu(app.user, '资讯中心');
  await findOnPage('共60条');
  expect(await offered(app)).toEqual([]);
  await chooseInMenu(app.user, '科普知识');
  expect(tabBar()).toEqual(['首页', '科普知识', '资讯中心']);
  await findOnPage('共60条');
  expect(await offered(app)).toEqual(['新增']);
});

test('P11: rights gained between two logins apply without a reload', async () => {
  const app = await renderApp({ url: science, account: 'editor', grants: sciWithAdd });
  await screen.findByText('共60条');
  expect(await offered(app)).toEqual(['新增']);
  await logOut(app.user);
  await screen.findByLabelText('登录名');
  await app.server.grant('editor', [...sciWithAdd, `${science}_edit`]);
  await logIn(app.user, 'editor');
  await screen.findByText('共60条');
  expect(await offered(app)).toEqual(['新增', '编辑']);
});

/** The controls that a right gives for a record in a state; patterns where they depend on the record. */
const offers: Record<Action, { status: RecordStatus; controls: unknown[] }> = {
  add: { status: 'online', controls: ['新增'] },
  edit: { status: 'online', controls: ['编辑'] },
  updown: { status: 'online', controls: ['下架'] },
  istop: { status: 'online', controls: [expect.stringMatching(/置顶$/)] },
  isbanner: { status: 'online', controls: [expect.stringMatching(/轮播$/)] },
  line: { status: 'draft', controls: ['上线'] },
  del: { status: 'draft', controls: ['删除'] },
  // The page of scores uses it; the list of bases does not.
  expertscore: { status: 'online', controls: [] },
};

/** A content type for each existing set of rights. */
const eachSet = contentTypes.filter(
  ({ rights }, index) => contentTypes.findIndex((other) => other.rights === rights) === index,
);

/** Applications go online after they have passed; a draft is submitted instead (decision 035). */
const applications = '/home/baseResourcesApplication';

const offersOfApplications: Partial<typeof offers> = {
  // A submitted application is read-only.
  edit: { status: 'online', controls: ['查看'] },
  line: { status: 'passed', controls: ['上线'] },
};

describe.each(eachSet)('fault C2: on $path', ({ path, rights }) => {
  const firstStep = path === applications ? '提交' : rights.includes('line') ? '上线' : '上架';
  test.each(rights)('a user with only the right %s finds nothing else in the DOM', async (right) => {
    const { status, controls } = (path === applications && offersOfApplications[right]) || offers[right];
    const app = await renderApp({
      url: `${path}?status=${status}`,
      account: 'editor',
      grants: [path, buttonOf(path, right)],
    });
    await screen.findByText(/^共\d+条$/);
    expect(await offered(app)).toEqual(controls);
  });

  test('all eight rights show the controls that the page lists: in rows, in bulk and on the record’s page', async () => {
    const all = Object.keys(offers).map((right) => buttonOf(path, right as Action));
    const app = await renderApp({ url: `${path}?status=draft`, account: 'editor', grants: all });
    await screen.findByText(/^共\d+条$/);
    const withDel = rights.includes('del');
    expect((await offered(app)).sort()).toEqual(['新增', '编辑', firstStep, ...(withDel ? ['删除'] : [])].sort());
    app.stop();

    // The bulk bar offers what applies to a chosen record: here to some record of each status.
    const whole = await renderApp({ url: `${path}?pageSize=100`, server: app.server });
    await screen.findByText(/^共\d+条$/);
    await whole.user.click(onPage().getByLabelText('选择本页全部内容'));
    const bar = within(await screen.findByRole('region', { name: '批量操作' }));
    const more = bar.queryByLabelText('更多批量操作');
    if (more) await whole.user.click(more);
    const inMenu = more ? await menuItems() : [];
    const flags = rights.includes('istop') ? ['置顶', '取消置顶', '设为轮播', '取消轮播'] : [];
    expect(inMenu).toEqual([...flags, ...(withDel ? ['删除'] : [])]);
    expect(bar.queryByText('上线') !== null).toBe(rights.includes('line'));
    whole.stop();

    const online = seedRecords[path as keyof typeof seedRecords].find(
      ({ status, isTop, isBanner }) => status === 'online' && !isTop && !isBanner,
    );
    const again = await renderApp({ url: `${path}/${online?.id}`, server: app.server });
    await again.user.click(await waitFor(() => onPage().getByLabelText('更多操作')));
    expect(await menuItems()).toEqual([
      ...flags.filter((flag) => !flag.startsWith('取消')),
      '复制为新内容',
      '修改记录',
    ]);
  });

  test('drafts offer their first step, and no flags', async () => {
    const app = await renderApp({ url: `${path}?status=draft`, account: 'admin' });
    await screen.findByText(/^共\d+条$/);
    const expected = ['新增', '编辑', firstStep, ...(rights.includes('del') ? ['删除'] : [])];
    expect((await offered(app)).sort()).toEqual(expected.sort());
  });

  test('without the right to edit a record is read-only; without the right to add there is no form', async () => {
    const id = seedRecords[path as keyof typeof seedRecords][0]?.id;
    const app = await renderApp({ url: `${path}/${id}`, account: 'editor', grants: [path] });
    await screen.findByText(/^缺少“.+-编辑”权限，内容仅供查看。$/);
    expect(onPage().queryByText('保存')).toBeNull();
    app.stop();
    await renderApp({ url: `${path}/new`, server: app.server });
    await screen.findByText('没有权限执行此操作');
    expect(shownPage().querySelector('form')).toBeNull();
  });
});

test('viewer has one page, and no action anywhere in the DOM', async () => {
  const app = await renderApp({ url: '/blank', account: 'viewer' });
  await findOnPage('快捷入口');
  expect([...shownPage().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/blank',
    '/blank?tab=inspection',
    science,
    '/profile',
  ]);
  await chooseInMenu(app.user, '科普知识');
  await findOnPage('共60条');
  expect([menu(), await offered(app)]).toEqual([['首页', '素材管理', '科普知识', '个人中心'], []]);
});

/** The titles of the menu's pages. */
const pages = buildMenu({ ...noGrants, admin: true }).flatMap((item) =>
  pagesOf(item).map(({ title }) => zh[title as keyof typeof zh]),
);

test('admin sees every page; the buttons depend on the granted list, as for other users', async () => {
  const app = await renderApp({ url: news, account: 'admin', grants: [`${science}_add`] });
  await findOnPage('共60条');
  expect(menu()).toEqual(expect.arrayContaining(pages));
  expect(await offered(app)).toEqual([]);
  await chooseInMenu(app.user, '科普知识');
  await findOnPage('共60条');
  expect(await offered(app)).toEqual(['新增']);
});

test('a failed menu call silently leaves the menu in the order of the route table', async () => {
  await renderApp({
    account: 'editor',
    grants: [science, news],
    faults: [{ kind: 'status', path: '/sys/auth/menu', status: 500 }],
  });
  await screen.findByText('科普宣传科，您好');
  expect([menu(), toasts()]).toEqual([['首页', '素材管理', '科普知识', '资讯中心', '个人中心'], []]);
});

test('decision 002: the menu call may sort the menu', async () => {
  const resultData = [
    { modulePath: news, sort: 1 },
    { modulePath: science, sort: 2 },
  ];
  const body = { success: true, rCode: 200, resultData };
  await renderApp({
    account: 'editor',
    grants: [science, news],
    faults: [{ kind: 'body', path: '/sys/auth/menu', body }],
  });
  await screen.findByText('科普宣传科，您好');
  expect(menu()).toEqual(['首页', '素材管理', '资讯中心', '科普知识', '个人中心']);
});
