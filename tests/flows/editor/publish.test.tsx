import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publishAnyway, refusePublishing } from '#tests/flows/support/publish.ts';
import { findOnPage, findToast, onPage, shownPage, toasts } from '#tests/flows/support/page.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { articleRecords } from '#tests/support/seed.ts';

const science = '/home/scienceKnowledge';
const title = '古树名木怎样认定与挂牌';
const id = articleRecords.find(({ mainTitle }) => mainTitle === title)?.id;

/** The record’s row, once the list shows it. */
const row = async () => within((await findOnPage(title)).closest('tr') as HTMLElement);

/** The record’s status and flags in its row. */
const marks = async () =>
  [...(await row()).queryAllByText(/^(草稿|已上架|已下架|置顶中|轮播中)$/)].map((mark) => mark.textContent).sort();

async function openMore({ user }: RenderedApp, item: string) {
  await user.click((await row()).getByLabelText(/^更多操作/));
  await user.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
}

test('a draft is published, pinned, added to the carousel and, after a confirmation, unpublished', async () => {
  const app = await renderApp({ url: `${science}?keyword=${encodeURIComponent(title)}`, account: 'editor' });
  expect(await marks()).toEqual(['草稿']);

  await app.user.click((await row()).getByText('上架'));
  await publishAnyway(app.user);
  await findToast(`已上架：${title}`);
  await waitFor(async () => expect(await marks()).toEqual(['已上架']));

  await openMore(app, '置顶');
  await findToast(`已置顶：${title}`);
  await waitFor(async () => expect(await marks()).toEqual(['已上架', '置顶中']));

  await openMore(app, '设为轮播');
  await findToast(`已设为轮播：${title}`);
  await waitFor(async () => expect(await marks()).toEqual(['已上架', '置顶中', '轮播中']));

  await app.user.click((await row()).getByText('下架'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(`下架“${title}”？下架后前台不再展示，置顶和轮播一并取消。`)).toBeDefined();
  await app.user.click(dialog.getByText('取消'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.server.callsOf(`${science}/updown`)).toHaveLength(1);

  await app.user.click((await row()).getByText('下架'));
  await app.user.click(within(await screen.findByRole('dialog')).getByText('下架'));
  await findToast(`已下架：${title}`);
  await waitFor(async () => expect(await marks()).toEqual(['已下架']));

  const writes = app.server.calls.filter(({ idempotencyKey }) => idempotencyKey !== null);
  expect(writes.map(({ path, body, authorization }) => ({ path, body, authorization }))).toEqual(
    [
      ['updown', true],
      ['istop', true],
      ['isbanner', true],
      ['updown', false],
    ].map(([verb, on]) => ({ path: `${science}/${String(verb)}`, body: { id, on }, authorization: app.token })),
  );
  expect(new Set(writes.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4);
});

test('fault F9: an operation shows at once; a failed one is reverted and reported once, and the list is reloaded', async () => {
  const app = await renderApp({ url: `${science}?keyword=${encodeURIComponent(title)}`, account: 'editor' });
  await row();
  await refusePublishing(app.server);
  const release = app.server.hold(`${science}/updown`);
  await app.user.click((await row()).getByText('上架'));
  await publishAnyway(app.user);
  await waitFor(async () => expect(await marks()).toEqual(['已上架']));
  release();
  await findToast('系统繁忙');
  await waitFor(() => expect(app.server.callsOf(`${science}/query`)).toHaveLength(2));
  expect([await marks(), toasts()]).toEqual([['草稿'], ['系统繁忙']]);
});

test('fault F1: no operation starts while another one runs', async () => {
  const app = await renderApp({ url: `${science}?status=draft`, account: 'editor' });
  await findOnPage(/^共\d+条$/);
  const release = app.server.hold(`${science}/updown`);
  const buttons = onPage().getAllByText('上架');
  await app.user.click(buttons[0] as HTMLElement);
  await publishAnyway(app.user);
  await app.user.click(buttons[0] as HTMLElement);
  await app.user.click(buttons[1] as HTMLElement);
  release();
  await findToast(/^已上架：/);
  expect(app.server.callsOf(`${science}/updown`)).toHaveLength(1);
  expect(shownPage().querySelector('[data-loading]')).toBeNull();
});
