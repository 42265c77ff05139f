import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fileCollection } from '#mocks/store/collections.ts';
import { contents } from '#tests/corpus/files.ts';
import { inputOf } from '#tests/flows/support/editor.ts';
import { onPage } from '#tests/flows/support/page.ts';
import { science, serverWith } from '#tests/flows/support/record.ts';
import { renderApp } from '#tests/flows/support/render-app.tsx';
import { writerOf } from '#tests/flows/support/rich.ts';

const download = '/sys/file/get';
const png = btoa(String.fromCharCode(...contents.png));

/** A back-end whose first article has one stored picture and two missing ones. */
async function pictured(): Promise<Awaited<ReturnType<typeof serverWith>>> {
  const server = await serverWith({
    cover: 'F7',
    content:
      '<p>海岸</p><img data-file="F7" alt="红树林"><img data-file="F404" alt="白鹭"><img data-file="F405" alt="">',
  });
  await server.store.transaction((tx) =>
    tx.put(fileCollection, {
      id: 'F7',
      name: '红树林.png',
      type: 'image/png',
      size: contents.png.length,
      content: png,
      by: 'editor',
      time: '2026-03-12 09:30:00',
      published: true,
    }),
  );
  return server;
}

/** The placeholders of missing pictures: name, text and message. */
const placeholders = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('img', { hidden: true })
    .filter((image) => !(image instanceof HTMLImageElement) && image.parentElement?.getAttribute('role') === 'alert')
    .map((image) => [image.getAttribute('aria-label'), image.textContent, image.nextElementSibling?.textContent]);

const gone = '图片不存在或已被删除';

test('a missing picture is replaced by its description, in the editor and in the preview', async () => {
  const app = await renderApp({ url: `${science}/1`, account: 'editor', server: await pictured() });
  const writer = await writerOf('content');
  const expected = [
    ['白鹭', '白鹭', gone],
    ['图片', '', gone],
  ];
  await waitFor(() => expect(placeholders(writer)).toEqual(expected));
  await app.user.click(onPage().getByText('预览'));
  const preview = await screen.findByRole('dialog', { name: '前台预览' });
  await waitFor(() => expect(placeholders(preview)).toEqual(expected));
  expect(within(preview).getByAltText('红树林').getAttribute('src')).toBe(`data:image/png;base64,${png}`);
});

test('a picture that failed to load is named in its place, with a retry', async () => {
  const app = await renderApp({ url: `${science}/1`, account: 'editor', server: await pictured() });
  await app.server.faults.add({ kind: 'network', path: download, times: 9 });
  await waitFor(() => inputOf('cover'));
  const field = inputOf('cover').closest('.mantine-InputWrapper-root') as HTMLElement;
  await waitFor(() => expect(placeholders(field)).toEqual([['封面图', '封面图', '无法连接服务器']]));
  await app.server.faults.clear();
  await app.user.click(within(field).getByText('重试'));
  expect((await within(field).findByAltText('封面图')).tagName).toBe('IMG');
});

test('a picture that the browser cannot draw is replaced by its description', async () => {
  await renderApp({ url: `${science}/1`, account: 'editor', server: await pictured() });
  const writer = await writerOf('content');
  fireEvent.error(await within(writer).findByAltText('红树林'));
  await waitFor(() => expect(placeholders(writer)[0]).toEqual(['红树林', '红树林', '图片已损坏，无法显示']));
});
