import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import { flawOfContent } from '#src/domain/files/picture.ts';
import type { FileContent } from '#src/domain/files/stored-file.ts';
import { seedRecords } from '#mocks/seed/index.ts';
import { createClient, dataOf, refused } from './client.ts';

const pictures = contentDescriptors.flatMap((type) =>
  fieldsOf(type)
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ name }) => seedRecords[type.path as keyof typeof seedRecords].map((record) => textOf(record, name))),
);
const ids = pictures.filter((id) => id !== '');

// Sixty pictures are drawn and taken apart: some seconds where the machine is busy.
test(
  'each picture that a record of the seed names is a small, sound one of its own, after a reset too',
  { timeout: 30_000 },
  async () => {
    const client = createClient();
    const load = async (id: string, token: string) =>
      dataOf<FileContent>(await client.call('/sys/file/get', { id }, { token }));
    const token = await client.signIn('editor');
    const contents = new Set<string>();
    for (const id of ids) {
      const { name, type, content } = await load(id, token);
      const bytes = Buffer.from(content.slice(content.indexOf(',') + 1), 'base64');
      contents.add(content);
      expect([id, type, flawOfContent(name, bytes), bytes.length < 20_000, sizeOf(bytes)]).toEqual([
        id,
        'image/png',
        null,
        true,
        [640, 240],
      ]);
    }
    expect([ids.length, contents.size]).toEqual([60, 60]);

    await client.backend.reset();
    expect(contents).toContain((await load('carousel-1', await client.signIn('editor'))).content);
  },
);

test('no other id of that form is a file', async () => {
  const client = createClient();
  const token = await client.signIn('editor');
  for (const id of ['carousel-0', 'carousel-61', 'carousel-01', 'carousel-']) {
    expect(await client.call('/sys/file/get', { id }, { token })).toEqual(refused(404, '文件不存在或已被删除'));
  }
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
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const [width, height] = [0, 4].map((at) => chunks.get('IHDR')?.readUInt32BE(at) ?? 0) as [number, number];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  expect(rows.length).toBe((width + 1) * height);
  // Each pixel has a colour of the palette.
  const row = new Uint8Array(width);
  let most = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // Bytes wrap around.
      row[x] = (row[x] ?? 0) + (rows[y * (width + 1) + 1 + x] ?? 0);
      most = Math.max(most, row[x] ?? 0);
    }
  }
  expect(most).toBeLessThan((chunks.get('PLTE')?.length ?? 0) / 3);
  return [width, height];
}
