import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import {
  address,
  chooseInMenu,
  fill,
  findOnPage,
  findToast,
  onPage,
  shownPage,
  toasts,
} from '#tests/flows/support/page.ts';
import { publishAnyway } from '#tests/flows/support/publish.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { seedRecords } from '#tests/support/seed.ts';
import { startServer } from '#tests/flows/support/server.ts';

const clock = { now: () => Date.parse('2026-06-02T10:00:00+08:00') };
const science = '/home/scienceKnowledge';
const bases = '/home/baseResources';
const draftsOf = (path: keyof typeof seedRecords) =>
  seedRecords[path].filter(({ status }) => status === 'draft').length;

const section = (heading: string) => onPage().getByText(heading, { selector: 'h2' }).closest('section') as HTMLElement;

/** The to-dos: the text of each row except its age, and its link. */
const waiting = () =>
  [...section('待办').querySelectorAll('li a')].map((link) => [
    [...link.children].filter(({ tagName }) => tagName === 'SPAN').flatMap(({ textContent }) => textContent || []),
    link.getAttribute('href'),
  ]);
/** The names, tasks and numbers of the rows in their order, with the words of the line that opens. */
const order = () =>
  [...section('待办').querySelectorAll<HTMLElement>('li a, li button')].map((row) =>
    row.tagName === 'BUTTON'
      ? row.textContent
      : [
          ...(row.dataset['urgency'] ? [row.dataset['urgency']] : []),
          ...[...row.querySelectorAll(':scope > span')].map(({ textContent }) => textContent),
        ].join(' '),
  );
const fold = () => within(section('待办')).getByRole('button', { name: /^\d+类内容，\d+条待上架$/ });
const age = () => section('待办').querySelector('time')?.textContent;

/** The shortcuts: a heading, or a page with its link for a new record. */
const shortcuts = () =>
  [...section('快捷入口').querySelectorAll('p, li')].map((line) =>
    line.tagName === 'P'
      ? line.textContent
      : [...line.querySelectorAll('a')].map(
          (link) => `${link.textContent}${link.getAttribute('aria-label') ?? ''} ${link.getAttribute('href')}`,
        ),
  );

test('drafts are to-dos for users who may bring them online, with their age and a link to exactly their list', async () => {
  const { user } = await renderApp({
    account: 'editor',
    grants: [`${bases}_line`, `${science}_updown`, '/home/informationCenter_edit'],
  });
  await findOnPage('科普宣传科，您好');
  await findOnPage('内容编辑');
  await waitFor(() => expect(order()).toEqual([`2类内容，${draftsOf(bases) + draftsOf(science)}条待上架`]));
  await user.click(fold());
  await waitFor(() =>
    expect(waiting()).toEqual([
      [['基地', '待上线', `${draftsOf(bases)}条`], `${bases}?orderBy=createdTime&status=draft`],
      [['科普知识', '待上架', `${draftsOf(science)}条`], `${science}?orderBy=createdTime&status=draft`],
    ]),
  );
  expect(age()).toMatch(/^最早\d+天前$/);
  await user.click(within(section('待办')).getByText('科普知识'));
  await findOnPage(`共${draftsOf(science)}条`);
  expect(address()).toBe(`${science}?orderBy=createdTime&status=draft`);
});

test.for([
  [
    'admin',
    [
      'late 咨询 已逾期',
      'today 咨询 今日到期',
      '基地评审 待审定',
      '基地申报 待组建评审组',
      '评论 待审核',
      '咨询 新咨询',
      '16类内容，N条待上架',
    ],
  ],
  ['service', ['late 咨询 已逾期', 'today 咨询 今日到期', '评论 待审核', '咨询 新咨询']],
  ['expert', ['late 基地评审 待评分，N条已逾期']],
  ['auditor', ['基地评审 待审定', '基地申报 待组建评审组', '基地申报 待上线']],
  ['editor', ['基地申报 已退回，待修改', '基地申报 待组建评审组', '16类内容，N条待上架']],
] as const)(
  '%s sees what is late, due today or theirs alone, then what is new, then the rest in one line',
  async ([account, rows]) => {
    await renderApp({ server: startServer(clock), account });
    await waitFor(() =>
      expect(order().map((row) => row.replace(/ \d+条$/, '').replace(/(?<=，)\d+(?=条)/, 'N'))).toEqual(rows),
    );
  },
);

test('persons who may see statistics have figures of the last 30 days at the head, which lead to records and statistics', async () => {
  await renderApp({
    server: startServer(clock),
    account: 'editor',
    grants: ['/statistics/saView', '/statistics/saConsultUser', '/book/book'],
  });
  const figures = await waitFor(() => onPage().getByRole('list', { name: '关键数据' }));
  const links = () => [...figures.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const amount = expect.stringMatching(/^[\d,]+$/) as string;
  const days = 'from=2026-05-04&to=2026-06-02';
  expect(links()).toEqual([
    ['浏览量', '/statistics/saView'],
    [amount, `/statistics/saView/records?${days}`],
    ['咨询量', '/statistics/saConsultUser?period=last30'],
    [amount, `/book/book?${days}`],
  ]);
});

test('a draft of this browser comes first, with its title, and links to its typed text', async () => {
  const { user } = await renderApp({ url: `${science}/new`, account: 'editor', grants: [`${science}_add`] });
  await waitFor(() => expect(inputOf('mainTitle')).toBeTruthy());
  await fill(user, inputOf('mainTitle'), '银杏');
  await chooseInMenu(user, '首页');
  await waitFor(() => expect([waiting(), age()]).toEqual([[[['银杏', '未保存的草稿'], `${science}/new`]], '1分钟前']));
  await user.click(within(section('待办')).getByText('银杏'));
  await waitFor(() => expect(inputOf('mainTitle')).toHaveProperty('value', '银杏'));
  // It is read again when the page is shown again.
  await fill(user, inputOf('mainTitle'), '银杉');
  await chooseInMenu(user, '首页');
  await waitFor(() => expect(waiting()).toEqual([[['银杉', '未保存的草稿'], `${science}/new`]]));
});

test('shortcuts list every granted page, grouped as in the menu; the right for the log alone gives one shortcut and no to-dos', async () => {
  const { server, stop } = await renderApp({ account: 'editor', grants: ['/system/logManager'] });
  await findOnPage('手头没有待办的事，祝您今天顺利。');
  expect([shortcuts(), onPage().queryByText('我最近处理的内容')]).toEqual([
    ['系统设置', ['日志管理 /system/logManager'], ['个人中心 /profile']],
    null,
  ]);
  expect(server.callsOf('/profile/waiting')).toEqual([]);
  stop();

  const grants = [
    '/system/logManager',
    '/system/userManager_add',
    '/system/roleManager',
    '/home/index_add',
    '/business/tickets_add',
    '/service/activities',
  ];
  await server.grant('editor', grants);
  await renderApp({ server });
  await findOnPage('快捷入口');
  expect(shortcuts()).toEqual([
    '素材管理',
    ['首页配置 /home/index'],
    '系统设置',
    ['角色管理 /system/roleManager'],
    ['用户管理 /system/userManager', '新增用户 /system/userManager/new'],
    ['日志管理 /system/logManager'],
    '旅游商务',
    ['门票管理 /business/tickets', '新增门票 /business/tickets/new'],
    '综合服务',
    ['活动管理 /service/activities'],
    ['个人中心 /profile'],
  ]);
});

test('a failed call is reported in its place with a retry; everything else is shown', async () => {
  const { user, server } = await renderApp({
    account: 'editor',
    faults: [{ kind: 'status', path: '/profile/waiting', status: 500, body: '<html>' }],
  });
  await findOnPage('待办未能加载');
  await waitFor(() => expect(section('我最近处理的内容').querySelectorAll('li')).toHaveLength(8));
  expect({ toasts: toasts(), waiting: waiting(), hasShortcuts: shortcuts().length > 10 }).toEqual({
    toasts: ['无法读取服务器的响应（500），请稍后重试'],
    waiting: [],
    hasShortcuts: true,
  });
  await user.click(within(section('待办')).getByText('重试'));
  await user.click(await waitFor(fold));
  expect(waiting()).toHaveLength(18);
  expect([server.callsOf('/profile/waiting').length, server.callsOf('/profile/works').length]).toEqual([2, 1]);
});

test('without anything to do and without recent work the home page is one sentence and the shortcuts', async () => {
  await renderApp({ account: 'viewer' });
  await findOnPage('手头没有待办的事，祝您今天顺利。');
  await waitFor(() =>
    expect([...onPage().getAllByRole('heading')].map(({ textContent }) => textContent)).toEqual([
      '信息统计科，您好',
      '快捷入口',
    ]),
  );
});

test('to-dos that the user may not bring online are left out, even if the server sends them', async () => {
  const entry = { status: 'draft', count: 3, oldest: '2026-01-01 09:00:00' };
  const resultData = [
    { ...entry, path: '/ghost' },
    { ...entry, path: bases },
    { ...entry, path: science },
  ];
  const body = { success: true, rCode: 200, rMsg: '', resultData };
  await renderApp({
    account: 'editor',
    grants: [`${science}_updown`, `${bases}_updown`],
    faults: [{ kind: 'body', path: '/profile/waiting', body }],
  });
  await findOnPage('我最近处理的内容');
  await waitFor(() => expect(waiting().map(([words]) => words)).toEqual([['科普知识', '待上架', '3条']]));
});

test('changes made elsewhere are loaded once when the page is shown again, not before', async () => {
  const { user, server } = await renderApp({ account: 'editor', grants: [`${science}_updown`] });
  await waitFor(() => expect(waiting().map(([words]) => words?.[2])).toEqual([`${draftsOf(science)}条`]));
  await user.click(within(section('待办')).getByText('科普知识'));
  await findOnPage(`共${draftsOf(science)}条`);
  await user.click(onPage().getAllByLabelText(/^上架：/)[0] as HTMLElement);
  await publishAnyway(user);
  await findToast(/^已上架：/);
  expect(server.callsOf('/profile/waiting')).toHaveLength(1);
  await chooseInMenu(user, '首页');
  await waitFor(() => expect(waiting().map(([words]) => words?.[2])).toEqual([`${draftsOf(science) - 1}条`]));
  expect([server.callsOf('/profile/waiting').length, shownPage().querySelectorAll('[role=alert]').length]).toEqual([
    2, 0,
  ]);
});
