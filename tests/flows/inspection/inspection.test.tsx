import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPaper } from '#tests/flows/support/paper.ts';
import { address, findOnPage, onPage, shownPage } from '#tests/flows/support/page.ts';
import { catchDownloads } from '#tests/flows/support/downloads.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';
import { readXlsx } from '#src/app/workbooks/read-xlsx.ts';
import { gridOf } from '#tests/support/table-cells.ts';

const news = '/home/informationCenter';
const query = '/inspection/query';
const inspection = '/blank?tab=inspection';
/** Two weeks and a day after the last news of the seed. */
const clock = { now: () => Date.parse('2026-06-16T10:00:00+08:00') };

const tabs = () => [...shownPage().querySelectorAll<HTMLElement>('[role=tablist] > [role=tab]')];
const rowsOf = (title: string) =>
  waitFor(() => [...onPage().getByRole<HTMLTableElement>('table', { name: title }).rows].map(textsIn));
const textsIn = ({ cells }: HTMLTableRowElement) => [...cells].map(({ textContent }) => textContent);

test('the tab is opened by keyboard and kept by Back; each figure leads to its list, and nothing is asked before', async () => {
  const { user, server } = await renderApp({
    server: startServer(clock),
    account: 'editor',
    grants: [`${news}_updown`, '/book/book'],
  });
  await findOnPage('快捷入口');
  expect([tabs().map(({ textContent }) => textContent), server.callsOf(query)]).toEqual([['工作台', '巡检'], []]);
  tabs()[0]?.focus();
  await user.keyboard('{ArrowRight}{Home}');
  expect(document.activeElement).toBe(tabs()[0]);
  await user.keyboard('{End}{Enter}');
  expect(await rowsOf('栏目更新')).toEqual([
    ['栏目', '状态', '最近更新', '距今', '期限', '期限内更新', '在线内容'],
    ['资讯', '超过14天未更新', '2026-06-01', '15天', '14天', '0', '39'],
  ]);
  expect([address(), server.callsOf(query).length, await rowsOf('咨询答复')]).toEqual([
    inspection,
    1,
    [
      ['事项', '期限', '数量'],
      ['逾期未答复', '5个工作日', expect.stringMatching(/^[1-9]\d*$/)],
      ['长期未答复', '3个月', '0'],
    ],
  ]);
  const figures = [...document.querySelectorAll<HTMLAnchorElement>('[role=tabpanel] td a')].map(
    ({ textContent, href }) => [textContent, href.slice(location.origin.length)] as const,
  );
  for (const [count, href] of figures) {
    await user.click(
      onPage()
        .getAllByRole('link')
        .find((link) => link.getAttribute('href') === href) as HTMLElement,
    );
    await findOnPage(`共${count}条`);
    expect(address()).toBe(href);
    history.back();
    await waitFor(() => expect(tabs()[1]?.getAttribute('aria-selected')).toBe('true'));
  }
  expect(figures.map(([, href]) => href)).toEqual([
    `${news}?status=online`,
    `${news}?status=online&finding=missing`,
    '/book/book?due=overdue',
  ]);
});

test('people who may open none of the inspected pages have no tab, and its address leads them to the work', async () => {
  const { server } = await renderApp({ url: inspection, account: 'editor', grants: ['/system/logManager'] });
  await findOnPage('快捷入口');
  expect([tabs().length, server.callsOf(query), address()]).toEqual([0, [], '/blank']);
});

test('the inspection names the page, and the other tab is fetched when it is opened, once', async () => {
  const { user, server } = await renderApp({ server: startServer(clock), url: inspection, account: 'editor' });
  await rowsOf('栏目更新');
  const asked = () => ['/profile/waiting', '/profile/works'].map((path) => server.callsOf(path).length);
  const named = () => [document.title.split(' ')[0], onPage().getByRole('heading', { level: 1 }).textContent];
  expect([named(), asked()]).toEqual([
    ['巡检', '巡检'],
    [0, 0],
  ]);
  await user.click(onPage().getByRole('tab', { name: '工作台' }));
  await findOnPage('快捷入口');
  await waitFor(() => expect(named()).toEqual(['首页', expect.stringMatching(/，您好$/)]));
  await user.click(onPage().getByRole('tab', { name: '巡检' }));
  await rowsOf('栏目更新');
  await user.click(onPage().getByRole('tab', { name: '工作台' }));
  await findOnPage('快捷入口');
  expect(asked()).toEqual([1, 1]);
});

test('the report has the same tables on paper and in the workbook, with facts and lines to sign', async () => {
  const files = catchDownloads();
  const { user } = await renderApp({ server: startServer(clock), url: inspection, account: 'admin' });
  const titles = ['栏目更新', '内容检查', '咨询答复', '首页推荐位'];
  const tables = await Promise.all(titles.map(rowsOf));
  const paper = await onPaper();
  expect([...paper.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual([
    '网站内容自查报告',
    '一、栏目更新',
    '二、内容检查',
    '三、咨询答复',
    '四、首页推荐位',
  ]);
  expect([...paper.querySelectorAll('table')].map(({ rows }) => [...rows].map(textsIn))).toEqual(tables);
  const facts = [...paper.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  const result = expect.stringMatching(
    /^自查发现1个栏目应更新未更新、.*、\d+条咨询逾期未答复和1条首页推荐内容已下架或已删除。$/,
  );
  const kept = [
    ['自查时间', '2026-06-16 10:00'],
    ['自查依据', '《政府网站与政务新媒体检查指标》（国办秘函〔2019〕19号）'],
    ['自查范围', '检查在线内容685条'],
    ['自查结果', result],
  ];
  const now = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(facts).toEqual([
    ...kept,
    ['打印时间', now],
    ['账号', '平台管理员（admin）'],
    ['填报人', ''],
    ['审核人', ''],
    ['日期', ''],
  ]);
  expect(paper.querySelector('a')).toBe(null);

  await user.click(onPage().getByText('导出Excel'));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['网站内容自查报告_2026-06-16.xlsx']));
  const sheets = readXlsx((await files[0]?.bytes()) ?? new ArrayBuffer());
  if ('problem' in sheets) throw new Error(sheets.problem);
  const [overview, ...sections] = sheets;
  expect(gridOf(overview ?? { rows: [] })).toEqual([
    ['网站内容自查报告', ''],
    ...kept,
    ['导出时间', now],
    ['账号', '平台管理员（admin）'],
  ]);
  expect(sections.map(({ name }) => name)).toEqual(['一、栏目更新', '二、内容检查', '三、咨询答复', '四、首页推荐位']);
  expect(sections.map((sheet, index) => gridOf(sheet).slice(0, tables[index]?.length))).toEqual(tables);
});

test('the screen, the paper and the workbook say which sections meet a veto criterion', async () => {
  const files = catchDownloads();
  const paths = [news, '/basic/hotels', '/basic/restaurants', '/home/scienceJourney', '/home/excellentCourses'];
  const answer = {
    time: '2026-06-16 10:00:00',
    checked: 0,
    total: 0,
    columns: paths.map((path) => ({ path, online: 0, recent: 0, latest: null })),
    findings: [],
    consultations: { overdue: 0, unanswered: 1 },
    homePage: null,
  };
  const { user } = await renderApp({
    server: startServer(clock),
    url: inspection,
    account: 'editor',
    grants: [...paths, '/book/book'],
    faults: [{ kind: 'body', path: query, body: { success: true, rCode: 200, rMsg: '', resultData: answer } }],
  });
  await rowsOf('栏目更新');
  const veto = '已达单项否决标准';
  const screen = [...shownPage().querySelectorAll('[id^="inspection-"]')].map(({ textContent }) => textContent);
  const paper = [...(await onPaper()).querySelectorAll('section:has(> h2)')].map((section) => [
    section.querySelector('h2')?.textContent,
    [...section.querySelectorAll('p')].some(({ textContent }) => textContent === veto),
  ]);
  await user.click(onPage().getByText('导出Excel'));
  await waitFor(() => expect(files.length).toBe(1));
  const sheets = readXlsx((await files[0]?.bytes()) ?? new ArrayBuffer());
  if ('problem' in sheets) throw new Error(sheets.problem);
  expect({ screen, paper, sheets: sheets.map((sheet) => gridOf(sheet).some(([cell]) => cell === veto)) }).toEqual({
    screen: [`栏目更新${veto}`, '内容检查', `咨询答复${veto}`],
    paper: [
      ['一、栏目更新', true],
      ['二、内容检查', false],
      ['三、咨询答复', true],
    ],
    sheets: [false, true, false, true],
  });
});

test('a failed inspection can be retried; a part is shown with its progress, and can be paused and continued', async () => {
  const part = {
    time: '2026-06-16 10:00:00',
    checked: 1200,
    total: 4000,
    columns: [],
    findings: [{ path: news, check: 'mobile', count: 2000 }],
    consultations: null,
    homePage: null,
  };
  const { user, server } = await renderApp({
    server: startServer(clock),
    url: inspection,
    account: 'editor',
    grants: [news],
    faults: [
      { kind: 'status', path: query, status: 500, body: '<html>' },
      { kind: 'body', path: query, body: { success: true, rCode: 200, rMsg: '', resultData: part } },
      { kind: 'status', path: query, status: 500, body: '<html>' },
      { kind: 'hang', path: query },
    ],
  });
  await findOnPage('巡检未能完成');
  await user.click(onPage().getByText('重试'));
  await findOnPage(/^巡检中断/);
  expect(onPage().queryByText('巡检完成')).toBe(null);
  await user.click(onPage().getByText('继续'));
  await findOnPage('已检查1,200/4,000条');
  expect([onPage().getByText(/^在已检查的部分中/).textContent, await rowsOf('内容检查')]).toEqual([
    '在已检查的部分中，会发现2,000项个人信息或禁用词。',
    [['问题', '资讯'], ['个人信息、禁用词'], ['手机号', '2,000']],
  ]);
  await user.click(onPage().getByText('暂停'));
  await findOnPage('巡检已暂停');
  await server.faults.clear();
  await user.click(onPage().getByText('继续'));
  await findOnPage('巡检完成');
  expect([onPage().queryByText('暂停'), onPage().getByText(/^如果今天检查/).textContent]).toEqual([
    null,
    '如果今天检查，会发现1个栏目应更新未更新和1项内容问题。',
  ]);
});

test('what is not counted is named with its reason, and an unknown check by its id; then nothing says that all is well', async () => {
  const answer = {
    time: '2026-06-16 10:00:00',
    checked: 43,
    total: 43,
    columns: [
      { path: news, online: 39, recent: 39, latest: '2026-06-16 09:00:00' },
      { path: '/home/exhibitions', online: 4, recent: 4, latest: '2026-06-16 09:00:00' },
    ],
    findings: [],
    consultations: { overdue: 0, unanswered: null },
    homePage: null,
  };
  const found = [{ path: news, check: 'deadAnchor', count: 3 }];
  const { user } = await renderApp({
    server: startServer(clock),
    url: inspection,
    account: 'editor',
    grants: [news, '/book/book'],
    faults: [answer, { ...answer, findings: found }].map((resultData) => ({
      kind: 'body',
      path: query,
      body: { success: true, rCode: 200, rMsg: '', resultData },
    })),
  });
  await findOnPage('以下内容未计入巡检结果');
  expect([onPage().getByText(/^\/home\/exhibitions/).textContent, await rowsOf('咨询答复')]).toEqual([
    '/home/exhibitions：当前版本的系统不支持这一栏目',
    [
      ['事项', '期限', '数量'],
      ['逾期未答复', '5个工作日', '0'],
      ['长期未答复', '3个月', '未计入'],
    ],
  ]);
  onPage().getByText('已检查的部分没有发现问题。');
  await user.click(onPage().getByRole('button', { name: '重新巡检' }));
  await findOnPage('deadAnchor');
  expect(await rowsOf('内容检查')).toEqual([
    ['问题', '资讯'],
    ['deadAnchor', '3'],
  ]);
});
