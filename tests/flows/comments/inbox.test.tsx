import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commentCollection } from '#mocks/store/collections.ts';
import { dialogs, fill, findOnPage, onPage, watermark } from '#tests/flows/support/page.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import {
  chosenRow,
  idOf,
  inboxReady,
  list,
  openComments,
  pane,
  press,
  rows,
  statusOf,
} from '#tests/flows/support/comments.ts';

const path = '/comment/comment';

test('W2.1, W2.6: a step keeps the row in its place, selects the next one and updates the counts of the tabs', async () => {
  await openComments();
  await inboxReady();
  const [first, second] = rows().map(idOf);
  const pending = () => onPage().getByText(/^待审核 \d+$/).textContent;
  await waitFor(pending);
  const before = Number(pending().slice(4));
  press('s');
  await waitFor(() => expect(idOf(chosenRow())).toEqual(second));
  expect([rows().slice(0, 2).map(idOf), statusOf(rows()[0] as HTMLElement)]).toEqual([[first, second], 'shown']);
  await waitFor(() => expect(pending()).toEqual(`待审核 ${before - 1}`));
  await waitFor(() =>
    expect(
      list()
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringMatching(/^已显示.+的评论$/)),
  );
});

test('W2.4: if another person acted first, the pane shows who, when and the new state; nothing is done twice', async () => {
  const { ask, get, server } = await openComments();
  await inboxReady();
  const id = idOf(chosenRow());
  await ask('hide', { id, version: (await get(id)).version, reason: '广告推广' });
  press('s');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.queryByText(/^该评论已由/), 'the server says the same').toEqual(null);
  expect(alert.getByTitle('editor').textContent).toMatch(/^科普宣传科于.+处理，现为“已隐藏”。$/);
  expect(alert.getByText('隐藏原因：广告推广')).toBeTruthy();
  await waitFor(() => expect([idOf(chosenRow()), statusOf(chosenRow())]).toEqual([id, 'hidden']));
  expect(
    pane()
      .getByText(/^科普宣传科于.+处理 · 隐藏原因：广告推广$/)
      .closest('[title]'),
  ).toHaveProperty('title', 'editor');
  expect([server.callsOf(`${path}/show`).length, (await get(id)).status]).toEqual([1, 'hidden']);
});

test('W2.3: if the visitor changed the text, the step is refused and the difference is marked', async () => {
  const { edit, get } = await openComments();
  await inboxReady();
  const id = idOf(chosenRow());
  const before = await get(id);
  await edit((all) =>
    all.flatMap((row) => (row.id === id ? { ...row, text: `${row.text}改过`, version: row.version + 1 } : [])),
  );
  press('s');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('作者修改了评论，差异如下：')).toBeTruthy();
  expect([...alert.querySelectorAll('ins')].map(({ textContent }) => textContent).join('')).toContain('改过');
  expect([(await get(id)).status, idOf(chosenRow())]).toEqual([before.status, id]);
  // The text that is shown now can be acted on.
  press('s');
  await waitFor(async () => expect((await get(id)).status).toEqual('shown'));
});

test('W2.5: new comments are counted above the list, which changes only on request', async () => {
  const { edit, user } = await openComments();
  await inboxReady();
  const before = rows().map(idOf);
  await waitFor(() => onPage().getByText(/^待审核 \d+$/));
  await edit((all) => {
    const last = all.find(({ status, isOffice }) => status === 'pending' && !isOffice);
    if (!last) throw new Error('no comment waits');
    const next = Math.max(...all.map(({ id }) => Number(id))) + 1;
    return [next, next + 1].map((id) => ({ ...last, id: String(id), time: '2020-01-01 08:00:00' }));
  });
  press('s');
  const arrived = await list().findByRole('button', { name: '2条新评论' });
  expect(rows().map(idOf)).toEqual(before);
  await user.click(arrived);
  await waitFor(() => expect(rows().map(idOf)).not.toEqual(before));
  expect(list().queryByRole('button', { name: '2条新评论' })).toEqual(null);
});

test('W2.2: Ctrl+Z undoes, also after a change of page; “my actions” lists every action', async () => {
  const { user, get } = await openComments();
  await inboxReady();
  const id = idOf(chosenRow());
  press('s');
  await waitFor(() => expect(idOf(chosenRow())).not.toEqual(id));
  await user.click(list().getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(rows().map(idOf)).not.toContain(id));
  press('z', { ctrlKey: true });
  await waitFor(async () => expect((await get(id)).status).toEqual('pending'));
  await user.click(onPage().getByRole('button', { name: '我的操作' }));
  const drawer = within(await screen.findByRole('dialog', { name: '我的最近20次操作' }));
  expect(await drawer.findByText('已撤销')).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: '关闭' }));
  press('u');
  await findOnPage('没有可以撤销的操作');
});

test('W2.2: an action that another person has overtaken is not undone, nor is an older one instead', async () => {
  const { ask, get, server } = await openComments();
  await inboxReady();
  const [first, second] = rows().map(idOf) as [string, string];
  for (const id of [first, second]) {
    press('s');
    await waitFor(() => expect(idOf(chosenRow())).not.toEqual(id));
    await inboxReady();
  }
  await ask('hide', { id: second, version: (await get(second)).version, reason: '广告推广' });
  press('z', { ctrlKey: true });
  await waitFor(() =>
    expect(
      list()
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringMatching(/^不能撤销：显示.+的评论之后，该评论已有变化$/)),
  );
  expect([(await get(first)).status, server.callsOf(`${path}/takeBack`)]).toEqual(['shown', []]);
});

test('a reply can be typed while a step on another comment is sent; if that step fails, a link leads to its comment', async () => {
  const { user, server } = await openComments();
  await inboxReady();
  const [first, second] = rows().map(idOf) as [string, string];
  await server.faults.add({ kind: 'body', path: `${path}/show`, body: '<html></html>', times: 1 });
  press('s');
  press('j');
  press('r');
  const field = () => pane().getByLabelText<HTMLTextAreaElement>('回复内容（公开显示）');
  expect(field().readOnly).toEqual(false);
  await fill(user, field(), '谢谢您的留言');
  await user.click(await list().findByRole('button', { name: '查看这条评论' }));
  expect(idOf(chosenRow())).toEqual(first);
  press('j');
  expect([idOf(chosenRow()), field().value]).toEqual([second, '谢谢您的留言']);
});

test('W2.1: a common reason is appended to the typed text and does not replace it', async () => {
  const { user } = await openComments();
  await inboxReady();
  press('h');
  const reason = await onPage().findByRole<HTMLTextAreaElement>('textbox', { name: '隐藏原因' });
  await user.type(reason, '含二维码，');
  await user.click(onPage().getByRole('button', { name: '广告推广' }));
  await waitFor(() => expect(reason.value).toEqual('含二维码，广告推广'));
});

test('H and a digit hide a comment for a usual reason; U undoes it; after other characters digits are text', async () => {
  const { user, get, server } = await openComments();
  await inboxReady();
  const [first, second] = rows().map(idOf) as [string, string];
  const reason = () => onPage().findByRole<HTMLTextAreaElement>('textbox', { name: '隐藏原因' });
  await user.keyboard('h');
  expect(document.activeElement).toEqual(await reason());
  expect(
    within(onPage().getByRole('group', { name: '常用原因' }))
      .getAllByRole('button')
      .map((button) => [button.getAttribute('aria-keyshortcuts'), button.textContent]),
  ).toEqual([
    ['1', '1广告推广'],
    ['2', '2辱骂攻击'],
    ['3', '3泄露个人信息'],
    ['4', '4不实信息'],
    ['5', '5与内容无关'],
  ]);
  await user.keyboard('3');
  await waitFor(() => expect(idOf(chosenRow())).toEqual(second));
  await expect(get(first)).resolves.toMatchObject({ status: 'hidden', reason: '泄露个人信息' });
  press('u');
  await waitFor(async () => expect((await get(first)).status).toEqual('pending'));
  await waitFor(() => expect(idOf(chosenRow())).toEqual(first));

  await user.keyboard('h');
  await user.type(await reason(), '第1');
  await user.keyboard('2{Enter}');
  await waitFor(async () => expect((await get(first)).reason).toEqual('第12'));
  expect(server.callsOf(`${path}/hide`).length).toEqual(2);
});

test('W2.7: a marked word names its entry and links to it on the page of watch words', async () => {
  const { user } = await openComments('?marked=1&status=all');
  await inboxReady();
  const reason = await pane().findByRole('link', { name: /符合关注词“.+”|是关注词/ });
  expect(chosenRow().querySelectorAll('mark').length).toBeGreaterThan(0);
  await user.click(reason);
  await waitFor(() => expect(document.querySelectorAll('tr[data-named]').length).toEqual(1));
});

test('W2.12: a deleted parent is marked; deleting a comment with replies asks first and says that the replies stay', async () => {
  const { edit, user, ask } = await openComments('?status=all');
  await inboxReady();
  const [first, second] = rows().map(idOf);
  await edit((all) => {
    const parent = all.find(({ id }) => id === first);
    const child = all.find(({ id }) => id === second);
    if (!parent || !child) throw new Error('the rows are not there');
    return [{ ...child, parent: parent.id, target: parent.target }];
  });
  await user.click(onPage().getByRole('button', { name: '刷新' }));
  await inboxReady();
  await pane().findByText('回复（1）');
  press('D', { shiftKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: '删除评论' }));
  expect(dialog.getByText(/^这条评论有1条回复。删除后回复仍然保留/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(statusOf(rows()[0] as HTMLElement)).toEqual('deleted'));
  await waitFor(() => expect(idOf(chosenRow())).toEqual(second));
  expect(await pane().findByText('评论已删除')).toBeTruthy();
  await expect(ask('query', { pageNum: 1, pageSize: 20, status: 'deleted' })).resolves.toMatchObject({ total: 0 });
});

test('W2.13: an empty queue and filters without a match have different texts; the filters can be cleared', async () => {
  const { user } = await openComments('?keyword=nothing-has-this-name', (all) =>
    all.map((row) => (row.status === 'pending' ? { ...row, status: 'shown' } : row)),
  );
  await findOnPage('没有符合条件的评论');
  await user.click(onPage().getByRole('button', { name: '清除筛选' }));
  await findOnPage('没有待审核的评论');
});

test('W2.14: all matching comments are hidden at once with one reason, and each has a result', async () => {
  const { user, server } = await openComments('?marked=1');
  await inboxReady();
  await user.click(list().getByLabelText('选择本页全部评论'));
  await user.click(within(onPage().getByRole('region', { name: '批量操作' })).getByRole('button', { name: '隐藏' }));
  const dialog = within(await screen.findByRole('dialog', { name: '批量隐藏评论' }));
  await user.click(dialog.getByRole('button', { name: /^隐藏\d+条$/ }));
  expect(dialog.getByText('请填写内容')).toBeTruthy();
  const reason = dialog.getByLabelText<HTMLInputElement>('隐藏原因', { exact: false });
  await user.click(reason);
  // A digit only fills the field here: a step on many is confirmed by itself.
  await user.keyboard('15');
  expect([reason.value, server.callsOf(`${path}/hide`)]).toEqual(['广告推广5', []]);
  await user.keyboard('{Backspace}');
  await user.click(dialog.getByRole('button', { name: /^隐藏\d+条$/ }));
  const count = rows().length;
  expect(await dialog.findByText(`成功${count}条，失败0条，未执行0条`)).toBeTruthy();
  expect([dialog.getAllByText('成功').length, server.callsOf(`${path}/hide`).length]).toEqual([count, count]);
  await user.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  await waitFor(() => expect(new Set(rows().map(statusOf))).toEqual(new Set(['hidden'])));
});

test('W2.10: single-key shortcuts can be switched off; Ctrl+Z stays, and other users of this computer keep theirs', async () => {
  const { user, server, stop } = await openComments();
  await inboxReady();
  const id = idOf(chosenRow());
  await user.click(screen.getByLabelText(/^账号菜单/));
  await user.click(await screen.findByText('界面设置'));
  const panel = within(await screen.findByRole('dialog', { name: '界面设置' }));
  await user.click(panel.getByLabelText('评论和咨询的单键快捷键'));
  await user.click(panel.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(dialogs()).toEqual([]));
  press('s');
  press('j');
  press('z', { ctrlKey: true });
  await findOnPage('没有可以撤销的操作');
  await user.click(pane().getByRole('button', { name: '隐藏' }));
  await user.keyboard('1');
  expect(pane().getByLabelText<HTMLTextAreaElement>('隐藏原因').value).toEqual('1');
  await user.clear(pane().getByLabelText('隐藏原因'));
  await user.click(pane().getByRole('button', { name: '取消' }));
  expect([idOf(chosenRow()), server.callsOf(`${path}/show`)]).toEqual([id, []]);

  stop();
  await renderApp({ url: path, account: 'service', server });
  await inboxReady();
  press('j');
  await waitFor(() => expect(idOf(chosenRow())).not.toEqual(id));
});

test('contact details are revealed on request and masked again when the comment is left', async () => {
  const { user, server } = await openComments();
  await inboxReady();
  const { phone } = (await server.store.transaction((tx) => tx.get(commentCollection, idOf(chosenRow())))) ?? {};
  expect(pane().queryByText(new RegExp(String(phone)))).toEqual(null);
  await user.click(pane().getByRole('button', { name: '查看联系方式（记入日志）' }));
  expect(await pane().findByText(new RegExp(String(phone)))).toBeTruthy();
  expect(watermark()).toMatch(/ admin\n…$/);
  await user.click(document.body);
  press('j');
  press('k');
  await inboxReady();
  expect([pane().queryByText(new RegExp(String(phone))), watermark()]).toEqual([null, null]);
  await user.click(pane().getByRole('button', { name: '查看联系方式（记入日志）' }));
  await pane().findByText(new RegExp(String(phone)));
  act(() => history.pushState(null, '', '/blank'));
  await waitFor(() => expect(document.title).not.toContain('评论'));
  act(() => history.pushState(null, '', path));
  await inboxReady();
  expect(pane().queryByText(new RegExp(String(phone))), 'the page was left').toEqual(null);
});

test('an unsent reply is a draft of this browser, which the next visit offers', async () => {
  const { user, stop, server } = await openComments();
  await inboxReady();
  const id = idOf(chosenRow());
  press('r');
  await fill(user, pane().getByLabelText('回复内容（公开显示）'), '谢谢您的留言');
  await waitFor(() => expect(Object.values<unknown>(localStorage).join(' ')).toContain('谢谢您的留言'));
  stop();
  const again = await renderApp({ url: `${path}?status=hidden`, account: 'admin', server });
  await inboxReady();
  expect(idOf(chosenRow())).not.toEqual(id);
  await again.user.click(await list().findByRole('button', { name: '未发送（1）' }));
  await waitFor(() =>
    expect(pane().getByLabelText<HTMLTextAreaElement>('回复内容（公开显示）').value).toEqual('谢谢您的留言'),
  );
});

test('a reply that failed to send returns to its comment with its text', async () => {
  const { user, server, get } = await openComments();
  await inboxReady();
  const id = idOf(chosenRow());
  press('r');
  await fill(user, pane().getByLabelText('回复内容（公开显示）'), '谢谢您的留言');
  await server.faults.add({ kind: 'body', path: `${path}/reply`, body: '<html></html>', times: 1 });
  await user.click(pane().getByRole('button', { name: '发送回复' }));
  await waitFor(() => expect(server.callsOf(`${path}/reply`).length).toEqual(1));
  await waitFor(() =>
    expect(pane().getByLabelText<HTMLTextAreaElement>('回复内容（公开显示）').value).toEqual('谢谢您的留言'),
  );
  expect(idOf(chosenRow())).toEqual(id);
  await user.click(pane().getByRole('button', { name: '发送回复' }));
  await waitFor(async () => expect((await get(id)).replies).toEqual(1));
});
