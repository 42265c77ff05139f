import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contents } from '#tests/corpus/files.ts';
import { inputOf, save } from '#tests/flows/support/editor.ts';
import { findOnPage, findSaved, onPage, shownPage, tabNamed } from '#tests/flows/support/page.ts';
import { serverWith } from '#tests/flows/support/record.ts';
import { type RenderedApp, renderApp } from '#tests/flows/support/render-app.tsx';
import { emptyWriter, pasteInto, typeInto, writerOf, writtenIn } from '#tests/flows/support/rich.ts';

const record = '/home/scienceKnowledge/1';
const cover = () => shownPage().querySelector('input[type=file][aria-label="封面图"]') as HTMLInputElement;
const png = (name: string) => new File([contents.png], name, { type: 'image/png' });
const coverPicture = () => waitFor(() => onPage().getByAltText<HTMLImageElement>('封面图'));

const update = ({ server }: RenderedApp) =>
  server.callsOf('/home/scienceKnowledge/update').map(({ body }) => body as Record<string, string>);

test('a picture is chosen, checked and uploaded; its id is saved with a cleaned text, and both are there on reopening', async () => {
  const server = await serverWith({ content: '' });
  const app = await renderApp({
    url: record,
    account: 'editor',
    server,
    faults: [{ kind: 'network', path: '/sys/file/upload' }],
  });
  const writer = await writerOf('content');
  await waitFor(() => inputOf('cover'));

  await app.user.upload(cover(), new File([contents.html], '漓江.png', { type: 'image/png' }));
  await findOnPage(/文件内容与扩展名不符/);
  expect(app.server.callsOf('/sys/file/upload')).toEqual([]);

  vi.spyOn(globalThis, 'createImageBitmap').mockRejectedValueOnce(new Error('cut short'));
  await app.user.upload(cover(), png('半张.png'));
  await findOnPage(/半张.png/);
  expect([app.server.callsOf('/sys/file/upload'), inputOf('cover').hasAttribute('aria-required')]).toEqual([[], false]);

  await app.user.upload(cover(), png('漓江.png'));
  await findOnPage(/无法连接服务器/);
  await app.user.click(onPage().getByText('重试'));
  expect((await coverPicture()).src).toBe(`data:image/png;base64,${btoa(String.fromCharCode(...contents.png))}`);
  const keys = app.server.callsOf('/sys/file/upload').map(({ idempotencyKey }) => idempotencyKey);
  expect({ uploads: keys.length, differentKeys: new Set(keys).size, cover: inputOf('cover').textContent }).toEqual({
    uploads: 2,
    differentKeys: 1,
    cover: '更换图片',
  });

  act(() =>
    pasteInto(
      writer,
      '<p class=MsoNormal><b>林下</b><a href="javascript:x">经济</a></p><img src="https://x.cn/a.png">',
    ),
  );
  await findOnPage(/1张外部图片未保留/);
  await save(app.user);
  await findSaved();
  expect(update(app).map(({ cover: id, content }) => [id, content])).toEqual([
    ['F1', '<p><strong>林下</strong>经济</p>'],
  ]);

  const again = await app.reopen();
  expect(writtenIn(await writerOf('content'))).toEqual(['P: 林下经济']);
  await coverPicture();

  const emptied = await writerOf('content');
  act(() => void emptyWriter(emptied));
  await again.user.click(onPage().getByText('移除图片'));
  await save(again.user);
  await waitFor(() =>
    expect(
      update(again)
        .map(({ cover: id, content }) => [id, content])
        .at(-1),
    ).toEqual(['', '']),
  );
});

test('typed **stars** make a Chinese word bold, also without a space before them', async () => {
  const app = await renderApp({ url: record, account: 'editor', server: await serverWith({ content: '' }) });
  const writer = await writerOf('content');
  act(() => typeInto(writer, '金花茶是**国家一级**保护植物'));
  await save(app.user);
  await findSaved();
  expect(update(app).map(({ content }) => content)).toEqual(['<p>金花茶是<strong>国家一级</strong>保护植物</p>']);
});

test('fault D1: a hostile text from the server is harmless in the editor, survives a change of tab, and is replaced by a restored draft', async () => {
  const server = await serverWith({ content: '<h2 onclick="x">旧</h2><script>x</script><img src=x onerror=x>' });
  const app = await renderApp({ url: record, account: 'editor', server });
  const writer = await writerOf('content');
  expect([writtenIn(writer), writer.querySelector('script, img, [onclick]')]).toEqual([['H2: 旧', 'P: '], null]);

  act(() => pasteInto(writer, '<p>新</p>'));
  await findOnPage('有未保存的修改');
  await app.user.click(tabNamed('首页'));
  await app.user.click(tabNamed('认识银杉：从花坪说起'));
  expect(writtenIn(await writerOf('content'))).toEqual(writtenIn(writer));
  const written = (await writerOf('content')).textContent;
  expect(written).toContain('新');

  await app.reopen();
  await app.user.click(await screen.findByText('恢复草稿'));
  await waitFor(async () => expect((await writerOf('content')).textContent).toBe(written));
});

test('the toolbar is one stop of Tab; arrow keys, Home and End move within it, past controls that are off', async () => {
  const server = await serverWith({ content: '<p>林下</p>' });
  const { user } = await renderApp({ url: record, account: 'editor', server });
  const writer = await writerOf('content');
  const toolbar = within(onPage().getByRole('toolbar'));
  const stops = () =>
    toolbar
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ tabIndex, disabled }) => tabIndex === 0 && !disabled)
      .map(({ title }) => title);
  const focused = () => document.activeElement?.getAttribute('title');
  const press = async (key: string) => {
    await user.keyboard(key);
    return focused();
  };
  const titles = toolbar.getAllByRole<HTMLButtonElement>('button').map(({ title }) => title);
  const [first = '', second = ''] = titles;
  const [last = ''] = titles.filter((title) => !toolbar.getByTitle<HTMLButtonElement>(title).disabled).slice(-1);
  expect({ count: titles.length, stops: stops(), isRedoOff: titles.at(-1) !== last }).toEqual({
    count: 17,
    stops: [first],
    isRedoOff: true,
  });
  toolbar.getByTitle(first).focus();
  const keys = ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}', '{ArrowRight}'];
  const places: unknown[] = [];
  for (const key of keys) places.push(await press(key));
  expect(places).toEqual([second, first, last, first, last, first, second]);
  expect(stops()).toEqual([second]);
  await user.tab();
  expect(document.activeElement).toEqual(writer);
  await user.tab({ shift: true });
  expect(focused()).toEqual(second);
});
