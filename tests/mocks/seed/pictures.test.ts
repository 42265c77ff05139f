import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import { flawOfContent } from '#src/domain/files/uploadable.ts';
import type { FileContent } from '#src/domain/files/stored-file.ts';
import { drawPicture } from '#mocks/seed/pictures/seed-picture.ts';
import { seedOfSize } from '#mocks/seed/sizes.ts';
import { fileCollection } from '#mocks/store/collections.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { type Client, createClient, dataOf, refused } from '#tests/mocks/client.ts';
import { testStart } from '#tests/support/test-start.ts';

/** The types whose records have a picture, with the name of the field. */
const pictured = contentDescriptors.flatMap((type) => {
  const field = fieldsOf(type).find(({ kind }) => kind === 'picture');
  return field ? [{ path: type.path, field: field.name }] : [];
});

const pictureIds = (path: string, field: string, size: 'S' | 'M' = 'S') =>
  seedOfSize(path, { start: testStart, size }).list.map((record) => textOf(record, field));

const load = async (client: Client, id: string, token: string) =>
  dataOf<FileContent>(await client.call('/sys/file/get', { id }, { token }));

test.each(pictured)(
  '$path: online records except the first have a picture of their own, slides always',
  ({ path, field }) => {
    const name = path.split('/').at(-1);
    const { list } = seedOfSize(path, { start: testStart, size: 'M' });
    expect(list.map((record) => textOf(record, field))).toEqual(
      list.map(({ id, status }) => (field === 'cover' && (status !== 'online' || id === '1') ? '' : `${name}-${id}`)),
    );
  },
);

test('pictures are valid and small, identical each time, and differ by type and by record', () => {
  const draw = (path: string, id: string) => Buffer.from(drawPicture(path, { id }));
  const drawn = pictured.flatMap(({ path }) => ['2', '3'].map((id) => ({ path, id, png: draw(path, id) })));

  expect(
    drawn.map(({ path, png }) => [path, flawOfContent('cover.png', png), png.length < 12_000, ...sizeOf(png)]),
  ).toEqual(drawn.map(({ path }) => [path, null, true, ...(path === '/basic/carousel' ? [960, 360] : [720, 405])]));
  expect(drawn.slice(0, 3).filter(({ path, id, png }) => !png.equals(draw(path, id)))).toEqual([]);
  expect(new Set(drawn.map(({ png }) => png.toString('base64'))).size).toBe(drawn.length);
});

test('a picture is drawn once and stored, is the same after a reset, and exists in other sizes of the seed', async () => {
  const store = createMemoryStore();
  const client = createClient({ store });
  const stored = () => store.transaction((tx) => tx.all(fileCollection));
  const id = pictureIds('/home/scienceKnowledge', 'cover').find((one) => one !== '') ?? '';

  const first = await load(client, id, await client.signIn('editor'));
  const [row] = await stored();
  expect([row?.id, row?.type, row?.size, `data:image/png;base64,${row?.content}`]).toEqual([
    id,
    'image/png',
    atob(row?.content ?? '').length,
    first.content,
  ]);

  await client.backend.reset('M');
  expect(await stored()).toEqual([]);
  const token = await client.signIn('editor');
  const copy = pictureIds('/home/scienceKnowledge', 'cover', 'M').findLast((one) => one !== '') ?? '';
  expect([await load(client, id, token), copy.length > id.length]).toEqual([first, true]);
  expect((await load(client, copy, token)).content).not.toBe(first.content);
  expect((await stored()).map((file) => file.id).toSorted()).toEqual([id, copy].toSorted());
});

test('a file that no seeded record names does not exist', async () => {
  const reader = createClient();
  const token = await reader.tokenOf('editor');
  const draft = seedOfSize('/home/scienceKnowledge', { start: testStart, size: 'S' }).list.find(
    ({ status }) => status === 'draft',
  );
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

/** Width and height of a PNG with correct chunks, checksums and pixels, as read by Node’s zlib. */
function sizeOf(png: Buffer): [width: number, height: number] {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const content = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(content));
    chunks.set(content.subarray(0, 4).toString('latin1'), content.subarray(4));
    at += length + 12;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const [width, height] = [0, 4].map((at) => chunks.get('IHDR')?.readUInt32BE(at) ?? 0) as [number, number];
  expect(inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0)).length).toBe((1 + width / 2) * height);
  return [width, height];
}
