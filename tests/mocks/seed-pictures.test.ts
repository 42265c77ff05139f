import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import { flawOfContent } from '#src/domain/files/uploadable.ts';
import type { FileContent } from '#src/domain/files/stored-file.ts';
import { seedOfSize } from '#mocks/seed/sizes.ts';
import { fileCollection } from '#mocks/store/collections.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { type Client, createClient, dataOf, refused } from './client.ts';

/** The types whose records have a picture, with the name of its field. */
const pictured = contentDescriptors.flatMap((type) => {
  const field = fieldsOf(type).find(({ kind }) => kind === 'picture');
  return field ? [{ path: type.path, field: field.name }] : [];
});

const pictureIds = (path: string, field: string, size: 'S' | 'M' = 'S') =>
  seedOfSize(path, size).list.map((record) => textOf(record, field));

const load = async (client: Client, id: string, token: string) =>
  dataOf<FileContent>(await client.call('/sys/file/get', { id }, { token }));

test.each(pictured)('$path: what is online names a picture of its own, but the first; a slide always does', (type) => {
  const { path, field } = type;
  const name = path.split('/').at(-1);
  const { list } = seedOfSize(path, 'M');
  expect(list.map((record) => textOf(record, field))).toEqual(
    list.map(({ id, status }) => (field === 'cover' && (status !== 'online' || id === '1') ? '' : `${name}-${id}`)),
  );
});

const reader = createClient();

// Pictures are drawn and taken apart: some seconds where the machine is busy.
test.each(pictured)(
  '$path: its pictures are sound, small, and differ',
  { timeout: 30_000 },
  async ({ path, field }) => {
    const token = await reader.tokenOf('editor');
    const ids = pictureIds(path, field)
      .filter((id) => id !== '')
      .slice(0, 6);
    const contents = new Set<string>();
    for (const id of ids) {
      const { name, type, content } = await load(reader, id, token);
      const bytes = Buffer.from(content.slice(content.indexOf(',') + 1), 'base64');
      contents.add(content);
      const { length } = bytes;
      expect({
        id,
        name,
        type,
        flaw: flawOfContent(name, bytes),
        isSmall: length < 90_000,
        size: sizeOf(bytes),
      }).toEqual({
        id,
        name: `${id}.png`,
        type: 'image/png',
        flaw: null,
        isSmall: true,
        size: path === '/basic/carousel' ? [960, 360] : [720, 405],
      });
    }
    expect([ids.length, contents.size]).toEqual([6, 6]);
  },
);

test('a picture is drawn once and kept, comes back the same after a reset, and is there in another size of the seed', async () => {
  const store = createMemoryStore();
  const client = createClient({ store });
  const kept = () => store.transaction((tx) => tx.all(fileCollection));
  const id = pictureIds('/home/scienceKnowledge', 'cover').find((one) => one !== '') ?? '';

  const first = await load(client, id, await client.signIn('editor'));
  const [row] = await kept();
  expect([row?.id, row?.type, row?.size, `data:image/png;base64,${row?.content}`]).toEqual([
    id,
    'image/png',
    atob(row?.content ?? '').length,
    first.content,
  ]);

  await client.backend.reset('M');
  expect(await kept()).toEqual([]);
  const token = await client.signIn('editor');
  const copy = pictureIds('/home/scienceKnowledge', 'cover', 'M').findLast((one) => one !== '') ?? '';
  expect([await load(client, id, token), copy.length > id.length]).toEqual([first, true]);
  expect((await load(client, copy, token)).content).not.toBe(first.content);
  expect((await kept()).map((file) => file.id).toSorted()).toEqual([id, copy].toSorted());
});

test('what no record of the seed names is no file', async () => {
  const token = await reader.tokenOf('editor');
  const draft = seedOfSize('/home/scienceKnowledge', 'S').list.find(({ status }) => status === 'draft');
  for (const id of [
    'carousel-0',
    'carousel-61',
    'carousel-01',
    'carousel-',
    'tickets-1',
    'no-1',
    `scienceKnowledge-${draft?.id}`,
  ])
    expect(await reader.call('/sys/file/get', { id }, { token })).toEqual(refused(404, '文件不存在或已被删除'));
});

/** Width and height of a PNG whose chunks, checksums and pixels are as they should be: Node unpacks them by itself. */
function sizeOf(png: Buffer): [width: number, height: number] {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.set(named.subarray(0, 4).toString('latin1'), named.subarray(4));
    at += length + 12;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const [width, height] = [0, 4].map((at) => chunks.get('IHDR')?.readUInt32BE(at) ?? 0) as [number, number];
  expect(inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0)).length).toBe((width * 3 + 1) * height);
  return [width, height];
}
