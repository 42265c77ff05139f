import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { findRecord, putRecord } from '#mocks/server/records.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import {
  address,
  chooseInMenu,
  chooseOnTab,
  closeTab,
  dialogs,
  fill,
  findOnPage,
  findToast,
  logIn,
  logOut,
  onPage,
  tabBar,
  tabNamed,
} from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const news = '/home/informationCenter';
const update = `${science}/update`;
const title = '有未保存的修改';

/** The editor of record 1 with a changed publisher; home and the news list are open too. */
async function openUnsaved(): Promise<RenderedApp & { name: string }> {
  const app = await renderApp({ url: news, account: 'editor' });
  await findOnPage('共60条');
  navigate(`${science}/1`);
  await waitFor(() => inputOf('mainTitle'));
  await fill(app.user, inputOf('releasePeople'), '宣传科');
  await screen.findByLabelText('未保存');
  return { ...app, name: inputOf('mainTitle').value };
}

const answer = async ({ user }: RenderedApp, words: string) =>
  user.click(within(await screen.findByRole('dialog', { name: title })).getByText(words));

/** Picks a base that the record does not have, and returns its name. */
async function pickAnotherBase({ user }: RenderedApp): Promise<string> {
  await fill(user, inputOf('homeBase'), '林场');
  const [farm] = await screen.findAllByText(/林场$/, { selector: '[role=option] *' });
  await user.click(farm as HTMLElement);
  return inputOf('homeBase').value;
}

/** Withdraws rights more than a minute after the last check; the window’s focus checks again. */
async function withdraw({ server }: RenderedApp, ...left: string[]) {
  await vi.advanceTimersByTimeAsync(60_000);
  await server.grant('editor', left);
  window.dispatchEvent(new Event('focus'));
}

const stored = ({ server }: RenderedApp): Promise<ContentRecord | undefined> =>
  server.store.transaction((tx) => findRecord(tx, science, '1'));

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

test('closing a tab with unsaved work asks once; staying keeps everything, discarding closes it', async () => {
  const app = await openUnsaved();
  await closeTab(app.user, app.name);
  await answer(app, '继续编辑');
  expect({ people: inputOf('releasePeople').value, tabBar: tabBar(), address: address() }).toEqual({
    people: '宣传科',
    tabBar: ['首页', '资讯中心', app.name],
    address: `${science}/1`,
  });
  await closeTab(app.user, app.name);
  await answer(app, '不保存');
  await waitFor(() => expect(tabBar()).toEqual(['首页', '资讯中心']));
  expect([drafts(), app.server.callsOf(update)]).toEqual([[], []]);
});

test('save: the work is saved, then the tab closes', async () => {
  const app = await openUnsaved();
  await closeTab(app.user, app.name);
  await answer(app, '保存');
  await waitFor(() => expect(tabBar()).toEqual(['首页', '资讯中心']));
  expect({ people: (await stored(app))?.['releasePeople'], drafts: drafts(), dialogs: dialogs() }).toEqual({
    people: '宣传科',
    drafts: [],
    dialogs: [],
  });
});

test('a failed save shows the page with its errors and closes nothing', async () => {
  const app = await openUnsaved();
  await fill(app.user, inputOf('phone'), '12');
  await app.user.click(screen.getByText('资讯中心', { selector: 'header li a *' }));
  await findOnPage('共60条');
  await chooseOnTab(app.user, '资讯中心', '关闭其他');
  await answer(app, '保存');
  await findOnPage('请输入正确格式的手机号！');
  expect({ address: address(), people: inputOf('releasePeople').value, updates: app.server.callsOf(update) }).toEqual({
    address: `${science}/1`,
    people: '宣传科',
    updates: [],
  });
  expect(document.activeElement).toBe(inputOf('phone'));

  // Later visits leave the focus in place.
  for (const [name, found] of [
    ['资讯中心', '共60条'],
    [app.name, '请输入正确格式的手机号！'],
  ] as const) {
    await app.user.click(tabNamed(name));
    await findOnPage(found);
  }
  expect(document.activeElement?.textContent).toContain(app.name);
});

test('a kept draft is offered when the record is opened again', async () => {
  const app = await openUnsaved();
  await closeTab(app.user, app.name);
  await answer(app, '存为草稿');
  await waitFor(() => expect(tabBar()).toEqual(['首页', '资讯中心']));
  navigate(`${science}/1`);
  await app.user.click(await findOnPage('恢复草稿'));
  await waitFor(() => expect(inputOf('releasePeople').value).toBe('宣传科'));
  await screen.findByLabelText('未保存');
  expect(onPage().queryByText('恢复草稿')).toBeNull();
});

test('logging out asks once for all tabs; the draft is offered after the next login, to its owner only', async () => {
  const app = await openUnsaved();
  navigate(`${news}/1`);
  // The previous page has the same fields.
  await waitFor(() => expect(inputOf('mainTitle').value).not.toBe(app.name));
  await fill(app.user, inputOf('releasePeople'), '新闻科');
  await logOut(app.user);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toHaveLength(2);
  await answer(app, '存为草稿');
  await logIn(app.user, 'admin');
  await screen.findByLabelText('账号菜单：平台管理员 系统管理员');
  navigate(`${science}/1`);
  await waitFor(() => inputOf('mainTitle'));
  expect(onPage().queryByText('恢复草稿')).toBeNull();
  await logOut(app.user);
  await logIn(app.user, 'editor');
  await screen.findByLabelText('账号菜单：科普宣传科 内容编辑');
  navigate(`${science}/1`);
  await findOnPage('恢复草稿');
});

test('without unsaved work nothing is asked; refreshing asks only for the page with unsaved work', async () => {
  const app = await openUnsaved();
  await chooseOnTab(app.user, '资讯中心', '刷新');
  await findOnPage('共60条');
  await chooseOnTab(app.user, app.name, '刷新');
  await answer(app, '不保存');
  await waitFor(() => expect(inputOf('releasePeople').value).not.toBe('宣传科'));
  await chooseInMenu(app.user, '首页');
  await logOut(app.user);
  await screen.findByLabelText('登录名');
});

test('a reload loses nothing: the browser asks while work is unsaved, and the draft is offered afterwards', async () => {
  const app = await openUnsaved();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    const property = { value: '', writable: true };
    window.dispatchEvent(Object.defineProperty(event, 'returnValue', property));
    return [event.defaultPrevented, Reflect.get(event, 'returnValue')];
  };
  // Chromium before 119 asks because of the return value only.
  expect(leaving()).toEqual([true, true]);
  const base = await pickAnotherBase(app);
  window.dispatchEvent(new Event('pagehide'));
  // Another browser tab removed its draft; what is still typed here is stored as a draft again.
  const [key = ''] = drafts();
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  await waitFor(() => expect(drafts()).toEqual([key]));
  const again = await app.reopen();
  expect(leaving()).toEqual([false, '']);
  const offer = await findOnPage('恢复草稿');
  expect(inputOf('homeBase').value).not.toBe(base);
  await again.user.click(offer);
  await waitFor(() => expect([inputOf('releasePeople').value, inputOf('homeBase').value]).toEqual(['宣传科', base]));
});

test('fault A4, fault G1: an expired session does not ask; after login the text is offered', async () => {
  const app = await openUnsaved();
  await app.server.faults.add({ kind: 'expire', path: update });
  await save(app.user);
  await app.user.click(await screen.findByText('重新登录'));
  await waitFor(() => expect(app.reload).toHaveBeenCalledTimes(1));
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  const again = await app.reopen();
  await logIn(again.user, 'editor');
  await again.user.click(await findOnPage('恢复草稿'));
  await waitFor(() => expect(inputOf('releasePeople').value).toBe('宣传科'));
});

test('fault F11: closing during a save waits for it without asking; a failed save is asked about', async () => {
  const app = await openUnsaved();
  const release = app.server.hold(update);
  await save(app.user);
  await waitFor(() => expect(app.server.callsOf(update)).toHaveLength(1));
  await closeTab(app.user, app.name);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const enabled = () =>
    dialog
      .getAllByRole<HTMLButtonElement>('button')
      .flatMap((button) => (button.disabled || button.ariaDisabled === 'true' ? [] : button.textContent || []));
  expect([enabled(), tabBar().includes(app.name)]).toEqual([['继续编辑'], true]);
  release();
  await waitFor(() => expect([tabBar(), dialogs()]).toEqual([['首页', '资讯中心'], []]));
  expect({
    people: (await stored(app))?.['releasePeople'],
    updates: app.server.callsOf(update).length,
    drafts: drafts(),
  }).toEqual({
    people: '宣传科',
    updates: 1,
    drafts: [],
  });

  navigate(`${science}/1`);
  await waitFor(() => inputOf('mainTitle'));
  await fill(app.user, inputOf('releasePeople'), '新闻科');
  await app.server.faults.add({ kind: 'status', path: update, status: 500 });
  const releaseFailing = app.server.hold(update);
  await save(app.user);
  await waitFor(() => expect(app.server.callsOf(update)).toHaveLength(2));
  await closeTab(app.user, app.name);
  await screen.findByRole('dialog', { name: title });
  releaseFailing();
  await waitFor(() =>
    expect(screen.getByText<HTMLButtonElement>('不保存', { selector: 'button *' }).closest('button')?.disabled).toBe(
      false,
    ),
  );
  await answer(app, '不保存');
  await waitFor(() => expect(tabBar()).toEqual(['首页', '资讯中心']));
});

test('a restored draft remains unsaved work after another change is typed and reverted', async () => {
  const app = await openUnsaved();
  await closeTab(app.user, app.name);
  await answer(app, '存为草稿');
  navigate(`${science}/1`);
  const offer = await findOnPage('恢复草稿');
  expect(inputOf('bannerTitle').readOnly).toBe(true);
  await app.user.click(offer);
  const before = inputOf('bannerTitle').value;
  await fill(app.user, inputOf('bannerTitle'), '别的');
  await fill(app.user, inputOf('bannerTitle'), before);
  await closeTab(app.user, app.name);
  await answer(app, '继续编辑');
  expect(inputOf('releasePeople').value).toBe('宣传科');
  // Drafts are stored after a short pause.
  await waitFor(() => expect(drafts()).toHaveLength(1));
});

test('fault C4: a right withdrawn during typing keeps the typed text, and hides what is no longer allowed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await openUnsaved();
  navigate(`${science}/new`);
  // The previous page has the same fields, filled in.
  await waitFor(() => expect(inputOf('mainTitle').value).toBe(''));
  await fill(app.user, inputOf('mainTitle'), '新文章');
  await app.user.click(tabNamed(app.name));
  await withdraw(app, science, news);
  const readOnly = (right: string) => `缺少“${right}”权限，内容仅供查看。`;
  await findOnPage(readOnly('科普知识-编辑'));
  expect([inputOf('releasePeople').value, inputOf('releasePeople').readOnly]).toEqual(['宣传科', true]);
  navigate(`${science}/new`);
  await findOnPage(readOnly('科普知识-新增'));
  expect(inputOf('mainTitle').value).toBe('新文章');

  await chooseOnTab(app.user, '资讯中心', '关闭所有');
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(
    within(dialog)
      .getAllByRole('button')
      .flatMap((button) => button.textContent || []),
  ).toEqual(['继续编辑', '不保存', '存为草稿']);
  await answer(app, '存为草稿');
  await waitFor(() => expect(tabBar()).toEqual(['首页']));
  navigate(`${science}/new`);
  await findOnPage('没有权限执行此操作');
  navigate(`${science}/1`);
  await findOnPage(readOnly('科普知识-编辑'));
  await waitFor(() => expect([onPage().queryByText('恢复草稿'), drafts().length]).toEqual([null, 2]));
});

test('fault C4: closing a withdrawn background page reports that its work is a draft', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await openUnsaved();
  await app.user.click(tabNamed('资讯中心'));
  await findOnPage('共60条');
  await withdraw(app, news);
  await findToast(`权限已变更，已关闭：${app.name}（缺少“科普知识”权限）。未保存的内容已存为草稿`);
  await waitFor(() => expect([tabBar(), drafts().length]).toEqual([['首页', '资讯中心'], 1]));
});

test('a draft older than its record is marked as such', async () => {
  const app = await openUnsaved();
  window.dispatchEvent(new Event('pagehide'));
  await app.server.store.transaction(async (tx) => {
    const record = await findRecord(tx, science, '1');
    if (record) await putRecord(tx, science, { ...record, version: record.version + 1 });
  });
  await app.reopen();
  await findOnPage(/草稿之后内容已被更新/);
});

test('full storage is reported once, and the draft lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key.startsWith('draft:')) throw new DOMException('full', 'QuotaExceededError');
  });
  const app = await openUnsaved();
  await findToast('浏览器存储已满或被禁用，未保存的内容只保留到页面关闭');
  await closeTab(app.user, app.name);
  await answer(app, '存为草稿');
  navigate(`${science}/1`);
  await findOnPage('恢复草稿');
});
