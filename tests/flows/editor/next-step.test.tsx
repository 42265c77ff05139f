import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import { publishAnyway, refusePublishing } from '#tests/flows/support/publish.ts';
import {
  address,
  fill,
  findOnPage,
  findSaved,
  findToast,
  onPage,
  pressUndo,
  shownPage,
  toasts,
} from '#tests/flows/support/page.ts';
import { findStatus, pressSave, science, serverWith, stored } from '#tests/flows/support/record.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';

const picture = 'p0000000-0000-4000-8000-000000000001';

/** Opens the first article as a record that lacks nothing, in this state. */
async function openComplete(status: 'draft' | 'online', account = 'editor'): Promise<RenderedApp> {
  const server = await serverWith({ status, cover: picture });
  const app = await renderApp({ url: `${science}/1`, account, server });
  await waitFor(() => inputOf('mainTitle'));
  return app;
}

/** The acts of the bar that are not the way back, in order. */
const acts = (): string[] => {
  const bar = onPage().getByText('返回列表').closest('a')?.parentElement;
  return [...(bar?.querySelectorAll('button') ?? [])].flatMap((button) => button.textContent || []);
};

const calls = ({ server }: RenderedApp) =>
  server.calls
    .filter(({ idempotencyKey, path }) => idempotencyKey !== null && path.startsWith(science))
    .map(({ path }) => path.slice(science.length + 1));

test('a draft is changed, saved and put online by one press, and undone by another', async () => {
  const app = await openComplete('draft');
  expect(acts()).toEqual(['保存', '上架']);
  await fill(app.user, inputOf('mainTitle'), '银杉的家');
  expect(acts()).toEqual(['保存', '保存并上架']);
  await app.user.click(onPage().getByText('保存并上架'));
  await findToast('已上架：银杉的家');
  await findStatus('已上架');
  expect([acts(), calls(app)]).toEqual([['保存并更新前台'], ['update', 'updown']]);
  expect(await stored(app)).toMatchObject({ mainTitle: '银杉的家', status: 'online' });

  // The undo says what it cannot bring back, and outlives the page.
  screen.getByText('撤销后状态为已下架，不会变回草稿');
  await app.user.click(onPage().getByText('返回列表'));
  await waitFor(() => expect(address()).toBe(science));
  await pressUndo(app.user);
  await findToast('已下架：银杉的家');
  expect([screen.queryByRole('button', { name: '撤销' }), (await stored(app))?.status]).toEqual([null, 'offline']);
});

test('Ctrl+S and Enter save a draft without putting it online', async () => {
  const app = await openComplete('draft');
  await fill(app.user, inputOf('mainTitle'), '银杉的家');
  await pressSave(app.user);
  await findSaved();
  await fill(app.user, inputOf('mainTitle'), '银杉的新家');
  await app.user.type(inputOf('mainTitle'), '{Enter}');
  await findSaved();
  expect([calls(app), toasts(), (await stored(app))?.status]).toEqual([['update', 'update'], [], 'draft']);
});

test('a refused second call is reported: the record is saved and not online, and the next press puts it online', async () => {
  const app = await openComplete('draft');
  await refusePublishing(app.server);
  await fill(app.user, inputOf('mainTitle'), '银杉的家');
  await app.user.click(onPage().getByText('保存并上架'));
  await findToast('已保存，但未上架：银杉的家（系统繁忙）');
  await findSaved();
  await app.user.click(onPage().getByText('上架'));
  await findToast('已上架：银杉的家');
  expect(calls(app)).toEqual(['update', 'updown', 'updown']);
});

test('a record that is online is marked as such in the button, after the save, and before and after a restore, which can be undone', async () => {
  const app = await openComplete('online');
  expect(acts()).toEqual(['保存并更新前台']);
  for (const title of ['银杉的家', '银杉的新家']) {
    await fill(app.user, inputOf('mainTitle'), title);
    await app.user.click(onPage().getByText('保存并更新前台'));
    await findToast(`已保存，前台已更新：${title}`);
  }
  await app.user.click(onPage().getByLabelText('更多操作'));
  await app.user.click(await screen.findByText('修改记录', { selector: '[role=menuitem] *' }));
  const drawer = within(await screen.findByRole('dialog', { name: '修改记录' }));
  const [, second] = within(await drawer.findByRole('list', { name: '各次保存' })).getAllByText(/^版本\d+$/);
  const version = second?.textContent.slice('版本'.length);
  await app.user.click(second as HTMLElement);
  await app.user.click(drawer.getByText('恢复此版本'));
  const question = within(await screen.findByRole('dialog', { name: `恢复版本${version}` }));
  question.getByText('这条内容已上架：恢复后前台立即更新。');
  await app.user.click(question.getByText('恢复并更新前台'));
  await findToast(`已恢复为版本${version}，前台已更新：银杉的家`);
  expect((await stored(app))?.['mainTitle']).toBe('银杉的家');

  await pressUndo(app.user);
  await findToast(/^已恢复为版本\d+，前台已更新：/);
  // The open page shows what was undone, and saves on top of it.
  await waitFor(() => expect(inputOf('mainTitle').value).toBe('银杉的新家'));
  await fill(app.user, inputOf('releasePeople'), '宣传科');
  await pressSave(app.user);
  await waitFor(async () =>
    expect(await stored(app)).toMatchObject({ mainTitle: '银杉的新家', releasePeople: '宣传科' }),
  );
});

test('an undo without an answer is reported and offered again with the same key', async () => {
  const app = await openComplete('draft');
  await app.user.click(onPage().getByText('上架'));
  await findToast(/^已上架/);
  await app.server.faults.add({ kind: 'lost', path: `${science}/updown` });
  await pressUndo(app.user);
  await findToast(/^不确定是否已撤销：.*（无法连接服务器）$/);
  await pressUndo(app.user);
  await findToast(/^已下架/);
  const keys = app.server.callsOf(`${science}/updown`).map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size, (await stored(app))?.status]).toEqual([3, 2, 'offline']);
});

test('without the right to publish, saving is the primary act', async () => {
  const server = await serverWith({ status: 'draft' });
  await server.grant('viewer', [science, `${science}_edit`]);
  await renderApp({ url: `${science}/1`, account: 'viewer', server });
  await waitFor(() => inputOf('mainTitle'));
  expect([acts(), shownPage().textContent?.includes('上架')]).toEqual([['保存'], false]);
});

test('a check lists what visitors would miss before anything is saved; publishing anyway saves and publishes', async () => {
  const server = await serverWith({ status: 'draft' });
  const app = await renderApp({ url: `${science}/1`, account: 'editor', server });
  await fill(app.user, await waitFor(() => inputOf('mainTitle')), '银杉的家');
  await app.user.click(onPage().getByText('保存并上架'));
  await screen.findByText('去填写');
  expect(calls(app)).toEqual([]);
  await publishAnyway(app.user);
  await findToast('已上架：银杉的家');
  await findOnPage('保存并更新前台');
  expect(calls(app)).toEqual(['update', 'updown']);
});
