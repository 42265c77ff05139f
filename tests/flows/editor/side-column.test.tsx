import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findRecord } from '#mocks/server/records.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, findToast, onPage, shownPage, tabNamed } from '#tests/flows/support/page.ts';
import { openRecord, pressSave, saveAsSomebodyElse, science, stored } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { startServer } from '#tests/flows/support/server.ts';

const revisions = `${science}/revisions`;
const editor = '科普宣传科';
const admin = '平台管理员';

/** Whether the window has room for the column. jsdom has no layout, so nothing would ever come into view. */
let isWide = true;

class Watching {
  notify: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(notify: Watching['notify']) {
    this.notify = notify;
  }
  observe(target: Element) {
    queueMicrotask(() => this.notify([{ target, isIntersecting: isWide }]));
  }
  disconnect() {}
}

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('IntersectionObserver', Watching);
});

const column = () => shownPage().querySelector<HTMLElement>('aside') as HTMLElement;
/** Each act: what, changed fields, person. */
const acts = () =>
  [...column().querySelectorAll('section[aria-busy] li')].map((act) =>
    [...act.querySelectorAll('p')].map(({ textContent }) => textContent.replace(/ · \d{4}-.*/, '')),
  );

test('next to the form: state, cover and timeline, which is loaded once and again after each act', async () => {
  const app = await openRecord();
  const { version = 0, createdTime = '' } = (await stored(app)) ?? {};
  const seeded = [
    ['上架', admin],
    [`保存版本${version}`, admin],
    ['新建', admin],
  ];
  await waitFor(() => expect(acts()).toEqual(seeded));
  expect(column().querySelector('section[aria-busy] li bdi')?.getAttribute('title')).toBe('admin');
  expect({
    name: column().getAttribute('aria-label'),
    facts: [...column().querySelectorAll('dd')].map((fact) => fact.textContent).slice(1),
    // People by name; the account is shown on hover.
    account: column().querySelector('dd bdi')?.getAttribute('title'),
    bar: onPage().getByText(`由${admin}更新于`, { exact: false }).getAttribute('title'),
    // There is only one column: nothing is drawn twice for two widths.
    covers: [...shownPage().querySelectorAll('[data-path=cover]')].map((field) => column().contains(field)),
  }).toEqual({
    name: '内容信息',
    facts: [createdTime.slice(0, 16) + admin, String(version)],
    account: 'admin',
    bar: 'admin',
    covers: [true],
  });

  // Returning to a tab sends no request.
  await app.user.click(tabNamed('首页'));
  history.back();
  await findOnPage('最近记录');
  expect(app.server.callsOf(revisions)).toHaveLength(1);

  await fill(app.user, inputOf('releasePeople'), '宣传科');
  await fill(app.user, inputOf('bannerTitle'), '轮播');
  await fill(app.user, inputOf('mainTitle'), '标题');
  await pressSave(app.user);
  const saved = [`保存版本${version + 1}`, '主标题、轮播标题和另外1项', editor];
  await waitFor(() => expect(acts()).toEqual([saved, ...seeded]));
  expect(app.server.callsOf(revisions)).toHaveLength(2);

  await app.user.click(onPage().getByText('下架'));
  const question = screen.queryByRole('dialog');
  if (question) await app.user.click(within(question).getByText('下架', { selector: 'button *' }));
  await waitFor(() => expect(acts()).toEqual([['下架', editor], saved, ...seeded]));
  expect(app.server.callsOf(revisions)).toHaveLength(3);

  await app.user.click(within(column()).getByText('全部记录'));
  await within(await screen.findByRole('dialog')).findByLabelText('各次保存');
});

test('on a server whose history has only saves, the steps of an application stay in the timeline and among all acts', async () => {
  const path = '/home/baseResourcesApplication';
  const server = startServer();
  const record = await server.store.transaction((tx) => findRecord(tx, path, 'SQ005'));
  const time = record?.createdTime;
  const saves = [{ version: 1, by: 'editor', time, values: { name: '八角香谷两山实践基地' } }];
  const body = { success: true, rCode: 200, rMsg: '', resultData: saves };
  const fault = { kind: 'body', path: `${path}/revisions`, body };
  const { user } = await renderApp({ url: `${path}/SQ005`, account: 'admin', server, faults: [fault, fault] });
  // The history has no names of people.
  await waitFor(() =>
    expect(acts()).toEqual([
      ['提交', '科普宣传科'],
      ['新建', 'editor'],
    ]),
  );
  await user.click(within(column()).getByText('全部记录'));
  const list = await within(await screen.findByRole('dialog')).findByLabelText('各次保存');
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent.replace(/ · .*/, ''))).toEqual([
    '提交科普宣传科',
    '版本1当前新建editor',
  ]);
});

test('changes that failed to load can be retried', async () => {
  const app = await renderApp({
    url: `${science}/1`,
    account: 'editor',
    faults: [{ kind: 'status', path: revisions, status: 502 }],
  });
  await findOnPage('修改记录未能加载');
  await app.user.click(within(column()).getByText('重试'));
  await waitFor(() => expect(acts()).toHaveLength(3));
  expect(app.server.callsOf(revisions)).toHaveLength(2);
});

test('nothing is requested if the column has no room, or for a new record', async () => {
  isWide = false;
  const app = await openRecord();
  isWide = true;
  await app.user.click(onPage().getByText('返回列表'));
  await app.user.click(await findOnPage('新增'));
  await waitFor(() => inputOf('cover'));
  expect([app.server.callsOf(revisions), onPage().queryByText('最近记录'), onPage().queryByText('状态')]).toEqual([
    [],
    null,
    null,
  ]);
});

test('a record that another person deleted shows neither state nor changes', async () => {
  const app = await openRecord();
  await waitFor(() => expect(acts()).toHaveLength(3));
  await saveAsSomebodyElse(app, null);
  await fill(app.user, inputOf('mainTitle'), '我的标题');
  await pressSave(app.user);
  await findToast('内容不存在或已被删除');
  await findOnPage('内容已被删除');
  expect([column().querySelector('dl'), acts(), inputOf('cover').tagName]).toEqual([null, [], 'BUTTON']);
});

test('the index of a long form marks the group in view', async () => {
  await renderApp({ url: '/home/excellentCourses/1', account: 'editor' });
  const index = within(await waitFor(() => onPage().getByLabelText('目录')));
  await waitFor(() =>
    expect(index.getByText('课程信息').closest('button')?.getAttribute('aria-current')).toBe('location'),
  );
  expect(index.getAllByRole('button').map((entry) => [entry.textContent, entry.ariaCurrent])).toEqual([
    ['课程信息', 'location'],
    ['位置', null],
    ['内容', null],
    ['发布信息', null],
  ]);
});
