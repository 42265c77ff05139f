import type { Editor } from '@tiptap/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inputOf } from '#tests/flows/support/editor.ts';
import { fill, findOnPage, findToast, onPage, shownPage } from '#tests/flows/support/page.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { callAs } from '#tests/flows/support/review.ts';
import { science, serverWith } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { typeInto, writerOf, writtenIn } from '#tests/flows/support/rich.ts';

const picture = 'p0000000-0000-4000-8000-000000000001';

/** The section beside the form. */
const section = async () => within((await findOnPage('内容检查')).closest('section') as HTMLElement);
const entries = async () => (await section()).queryAllByRole('listitem').map((item) => item.textContent);

test('findings appear beside the form after a pause, are corrected by one press, and lead to their field', async () => {
  const server = await serverWith({ cover: picture, status: 'draft' });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  await waitFor(() => inputOf('summary'));
  await findOnPage('未发现问题');
  await fill(user, inputOf('summary'), '馆内有银衫，联系林工13907710001');
  await waitFor(async () =>
    expect(await entries()).toEqual(['简介：含手机号：13907710001遮盖', '简介：疑为错字：银衫改为“银杉”']),
  );
  onPage().getByText('1项涉及个人信息或禁用词');

  await user.click(onPage().getByText('遮盖'));
  await waitFor(() => expect(inputOf('summary').value).toBe('馆内有银衫，联系林工139****0001'));
  await user.click(await findOnPage('改为“银杉”'));
  await waitFor(() => expect(inputOf('summary').value).toBe('馆内有银杉，联系林工139****0001'));
  await findOnPage('未发现问题');
  expect((await findOnPage('内容检查')) === document.activeElement).toBe(true);

  await fill(user, inputOf('bannerTitle'), '红豆衫');
  await user.click(await findOnPage('轮播标题：疑为错字：红豆衫'));
  await waitFor(() => expect(document.activeElement).toBe(inputOf('bannerTitle')));
});

test('the check before publishing lists the same findings; a record without any is published at once', async () => {
  const server = await serverWith({ cover: picture, status: 'draft' });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  await fill(user, await waitFor(() => inputOf('summary')), '联系林工13907710001');
  await user.click(onPage().getByText('保存并上架'));
  const dialog = within(await screen.findByRole('dialog', { name: '上架前检查' }));
  expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    '简介：含手机号：13907710001去查看',
  ]);
  await user.click(dialog.getByText('去查看'));
  await waitFor(() => expect(document.activeElement).toBe(inputOf('summary')));
  await fill(user, inputOf('summary'), '联系管护站');
  await user.click(onPage().getByText('保存并上架'));
  await findToast(/^已上架/);
  expect([screen.queryByRole('dialog'), shownPage().querySelector('[data-loading]')]).toEqual([null, null]);
});

test('a correction happens in the living field: undo, and its input, survive', async () => {
  const server = await serverWith({
    cover: picture,
    status: 'draft',
    content: '<p>联系<strong>1390771</strong>0001</p><p>馆内有银衫</p>',
  });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  const [summary, writer] = [await waitFor(() => inputOf('summary')), await writerOf('content')];
  typeInto(writer, '电话：');
  await fill(user, summary, '联系林工13907710002');
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  const { editor } = writer as HTMLElement & { editor: Editor };

  for (let left = 2; left >= 0; left -= 1) {
    await user.click((await section()).getAllByText(/^(遮盖|改为)/)[0] as HTMLElement);
    await waitFor(async () => expect(await entries()).toHaveLength(left));
  }
  expect([inputOf('summary') === summary, summary.value]).toEqual([true, '联系林工139****0002']);
  expect([(await writerOf('content')) === writer, writtenIn(writer)]).toEqual([
    true,
    ['P: 电话：联系139****0001', 'P: 馆内有银杉'],
  ]);
  expect(writer.querySelector('strong')?.textContent).toBe('139****0001');
  const undone = [1, 2, 3].map(() => {
    editor.commands.undo();
    return writtenIn(writer).join(' ');
  });
  expect(undone).toEqual([
    'P: 电话：联系139****0001 P: 馆内有银衫',
    'P: 电话：联系13907710001 P: 馆内有银衫',
    'P: 联系13907710001 P: 馆内有银衫',
  ]);
});

test('Ctrl+Z where the focus is after a correction takes it back, with its markup; elsewhere it belongs to the field', async () => {
  const content = '<p>联系<strong>1390771</strong>0001</p>';
  const server = await serverWith({ cover: picture, status: 'draft', summary: '馆内有银衫', content });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  const [summary, writer] = [await waitFor(() => inputOf('summary')), await writerOf('content')];
  const press = async (words: RegExp) => user.click((await section()).getByText(words));
  /** Returns whether it was left to the browser. */
  const undo = () => fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true });

  await press(/^遮盖/);
  await press(/^改为/);
  expect([summary.value, writtenIn(writer)]).toEqual(['馆内有银杉', ['P: 联系139****0001']]);
  expect([undo(), summary.value, writtenIn(writer)]).toEqual([false, '馆内有银衫', ['P: 联系139****0001']]);
  summary.focus();
  expect(undo()).toBe(true);
  await press(/^撤销更正：139/);
  expect([writtenIn(writer), writer.querySelector('strong')?.textContent]).toEqual([['P: 联系13907710001'], '1390771']);
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  expect(undo()).toBe(true);

  await press(/^改为/);
  await fill(user, summary, '馆内有银杉和红豆衫');
  await waitFor(async () => expect((await section()).getByText('改为“红豆杉”')).toBeDefined());
  expect((await section()).queryByText(/^撤销更正/)).toBeNull();
});

test('Ctrl+Z in the question about a dismissal takes no correction back', async () => {
  const server = await serverWith({ cover: picture, status: 'draft', summary: '馆内有银衫，联系13907710001' });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  const summary = await waitFor(() => inputOf('summary'));
  await user.click((await section()).getByText(/^改为/));
  await user.click(await (await section()).findByRole('button', { name: /^忽略：/ }));
  const reason = within(await screen.findByRole('dialog', { name: '忽略检查结果' })).getByLabelText(/^忽略的理由/);
  expect([fireEvent.keyDown(reason, { key: 'z', ctrlKey: true }), summary.value]).toEqual([
    true,
    '馆内有银杉，联系13907710001',
  ]);
});

test('what is published is what was checked: a form that changed meanwhile is checked again, an invalid one is not saved, and the log has the reason', async () => {
  const server = await serverWith({ cover: picture, status: 'draft' });
  const { user } = await renderApp({ url: `${science}/1`, account: 'editor', server });
  const dialog = async () => within(await screen.findByRole('dialog', { name: '上架前检查' }));
  const listed = async () => (await dialog()).getAllByRole('listitem').map((item) => item.textContent);
  const title = await waitFor(() => inputOf('mainTitle'));
  /** Changes the form behind the dialog, as an upload that ends does. */
  const changeBehind = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const writes = () => server.calls.filter(({ idempotencyKey }) => idempotencyKey !== null).map(({ path }) => path);

  await fill(user, inputOf('summary'), '联系林工13907710001');
  await user.click(onPage().getByText('保存并上架'));
  await waitFor(async () => expect(await listed()).toEqual(['简介：含手机号：13907710001去查看']));
  await user.click(await (await dialog()).findByText('仍要上架'));
  (await dialog()).getByText('请填写上架原因');
  await user.type((await dialog()).getByRole('textbox', { name: '上架原因' }), '本人同意公开');
  changeBehind(title, '银衫');
  await user.click(await (await dialog()).findByText('仍要上架'));
  await waitFor(async () =>
    expect(await listed()).toEqual(['简介：含手机号：13907710001去查看', '主标题：疑为错字：银衫去查看']),
  );
  changeBehind(title, '');
  await user.click(await (await dialog()).findByText('仍要上架'));
  await waitFor(() => expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, title]));
  expect(writes()).toEqual([]);

  await fill(user, title, '银杉');
  await user.click(onPage().getByText('保存并上架'));
  await user.click(await (await dialog()).findByText('仍要上架'));
  await findToast(/^已上架/);
  expect(writes()).toEqual([`${science}/update`, `${science}/updown`]);
  const { list } = await callAs<{ list: LogEntry[] }>(server, 'admin', '/sys/log/query', { pageNum: 1, pageSize: 9 });
  expect(list.find(({ action }) => action === 'publish')?.after).toEqual({ status: 'online', reason: '本人同意公开' });
});
