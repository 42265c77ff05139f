import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { findRecord } from '#mocks/server/records.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import { publishAnyway } from '#tests/flows/support/publish.ts';
import { address, fill, findOnPage, findSaved, findToast, onPage, tabBar, toasts } from '#tests/flows/support/page.ts';
import { findStatus } from '#tests/flows/support/record.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const science = '/home/scienceKnowledge';
const update = `${science}/update`;

async function openRecord(url = `${science}/1`): Promise<RenderedApp> {
  const app = await renderApp({ url, account: 'editor' });
  await waitFor(() => inputOf('mainTitle'));
  return app;
}

const stored = ({ server }: RenderedApp): Promise<ContentRecord | undefined> =>
  server.store.transaction((tx) => findRecord(tx, science, '1'));

const saveButton = () => onPage().getByText('保存并更新前台').closest('button') as HTMLButtonElement;

test('a record is edited in place with its base version, and its tab takes the new title', async () => {
  const app = await openRecord();
  const before = await stored(app);
  expect([saveButton().title, saveButton().getAttribute('aria-disabled')]).toEqual(['没有需要保存的修改', 'true']);
  await save(app.user);
  expect(app.server.callsOf(update)).toEqual([]);
  await fill(app.user, inputOf('mainTitle'), '新的标题');
  await findOnPage('有未保存的修改');
  await save(app.user);
  await findSaved();
  await findOnPage(/^由科普宣传科更新于/);
  expect([address(), tabBar()]).toEqual([`${science}/1`, ['首页', '新的标题']]);

  await fill(app.user, inputOf('releasePeople'), '宣传科');
  await save(app.user);
  await waitFor(() => expect(app.server.callsOf(update)).toHaveLength(2));
  await waitFor(() => expect(saveButton().ariaBusy).toBe(null));
  const [first, second] = app.server.callsOf(update);
  const { mainTitle: _, homeBaseName: __, ...values } = (first?.body ?? {}) as Record<string, unknown>;
  expect(first?.body).toEqual({ ...values, id: '1', version: before?.version, mainTitle: '新的标题' });
  expect(before).toMatchObject({ ...values, id: '1', version: before?.version });
  expect(second?.body).toEqual({
    ...(first?.body as object),
    version: Number(before?.version) + 1,
    releasePeople: '宣传科',
  });
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  expect(await stored(app)).toMatchObject({ mainTitle: '新的标题', releasePeople: '宣传科', updatedBy: 'editor' });
});

test('decision 043: a save with a lost answer is not repeated automatically; saving again writes once', async () => {
  const app = await openRecord();
  const before = await stored(app);
  await app.server.faults.add({ kind: 'lost', path: update });
  await fill(app.user, inputOf('mainTitle'), '新的标题');
  await save(app.user);
  await findToast('无法连接服务器');
  expect([inputOf('mainTitle').value, app.server.callsOf(update).length]).toEqual(['新的标题', 1]);
  await save(app.user);
  await findSaved();
  const keys = app.server.callsOf(update).map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect((await stored(app))?.version).toBe(Number(before?.version) + 1);
});

test('fault F2: after a lost answer, a changed text is saved once, based on the server’s newest version', async () => {
  const app = await openRecord();
  const before = await stored(app);
  await app.server.faults.add({ kind: 'lost', path: update });
  await fill(app.user, inputOf('mainTitle'), '第一次的标题');
  await save(app.user);
  await findToast('无法连接服务器');
  await fill(app.user, inputOf('mainTitle'), '第二次的标题');
  await save(app.user);
  await findSaved();
  expect(await stored(app)).toMatchObject({ mainTitle: '第二次的标题', version: Number(before?.version) + 2 });
});

test('the editor shows that the list has published the record, and saves it with that status', async () => {
  const app = await openRecord();
  const before = await stored(app);
  navigate(`${science}?keyword=${encodeURIComponent(String(before?.['mainTitle']))}`);
  await findOnPage('共1条');
  history.back();
  await findOnPage('返回列表');
  const operation = before?.status === 'online' ? '下架' : '上架';
  await fill(app.user, inputOf('releasePeople'), '宣传科');
  await app.user.click(onPage().getByText('返回列表'));
  const row = within((await findOnPage(String(before?.['mainTitle']))).closest('tr') as HTMLElement);
  await app.user.click(row.getByText(operation));
  if (operation === '上架') await publishAnyway(app.user);
  else await app.user.click(within(await screen.findByRole('dialog')).getByText('下架'));
  const status = operation === '下架' ? '已下架' : '已上架';
  await row.findByText(status);
  await app.user.click(row.getByText(String(before?.['mainTitle'])));
  await findOnPage('有未保存的修改');
  await findStatus(status);
  expect(inputOf('releasePeople').value).toBe('宣传科');
  await save(app.user);
  await findSaved();
  expect(await stored(app)).toMatchObject({
    releasePeople: '宣传科',
    status: operation === '下架' ? 'offline' : 'online',
  });
});

test('fault F1: two clicks and Enter save once', async () => {
  const app = await openRecord();
  await fill(app.user, inputOf('mainTitle'), '新的标题');
  const release = app.server.hold(update);
  await save(app.user);
  await save(app.user);
  inputOf('mainTitle').focus();
  await app.user.keyboard('{Enter}');
  release();
  await findSaved();
  expect(app.server.callsOf(update)).toHaveLength(1);
});

const hostile = {
  mainTitle: `<img src=x onerror="window.__xss=1"> {{title}} $t(btn.save) 🌲𠮷e\u0301 \u202Eabc`,
  bannerTitle: `"><script>window.__xss=1</script>&amp;'`,
  releasePeople: `javascript:alert(1)%00\u200B ${'长'.repeat(200)}`,
  summary: `  <svg onload=alert(1)>\n\t${'🌳<b>'.repeat(16_000)}\u3000`,
};

/** The title on screen: a character that changes the direction of writing is shown as a sign. */
const shownTitle = hostile.mainTitle.replace('\u202E', '⟨U+202E⟩');

test('fault G9, D1: hostile and long text returns byte for byte, and remains text', async () => {
  const app = await openRecord();
  for (const [name, value] of Object.entries(hostile)) await fill(app.user, inputOf(name), value);
  await save(app.user);
  await findSaved();
  expect(await stored(app)).toMatchObject(hostile);
  expect(app.server.callsOf(update)[0]?.body).toMatchObject(hostile);
  expect([tabBar()[1], document.title]).toEqual([shownTitle, `${shownTitle} - 林业科普资源共享平台管理后台`.trim()]);

  const again = await app.reopen();
  await waitFor(() => expect(inputOf('mainTitle').value).toBe(hostile.mainTitle));
  expect(Object.keys(hostile).map((name) => inputOf(name).value)).toEqual(Object.values(hostile));
  await again.user.click(onPage().getByText('返回列表'));
  await findOnPage(shownTitle);
  expect(document.querySelector('[src=x], #root script, [onload], [onerror]')).toBeNull();
  expect('__xss' in window).toBe(false);
});

test('a missing record is reported, with a link to the list', async () => {
  const { user } = await renderApp({ url: `${science}/9999`, account: 'editor' });
  await user.click(await screen.findByText('返回列表'));
  await findOnPage('共60条');
  expect(toasts()).toEqual(['内容不存在或已被删除']);
});

test('a record that failed to load is loaded on retry', async () => {
  const fault = { kind: 'status', path: `${science}/get`, status: 502 };
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', faults: [fault] });
  await findOnPage('内容未能加载');
  await user.click(onPage().getByText('重试'));
  await waitFor(() => expect(inputOf('mainTitle').value).not.toBe(''));
});
