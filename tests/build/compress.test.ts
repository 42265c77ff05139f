import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAll } from '#scripts/compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const long = 'text '.repeat(1000);

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'assets/app.js', 'assets/photo.png', 'config.json'])
    writeFileSync(join(folder, name), long);
  writeFileSync(join(folder, 'assets/small.css'), 'a{}');
  compressAll(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('files that become smaller are compressed, but config.json is not', () => {
  const files = readdirSync(folder, { recursive: true }).map(String).toSorted();
  expect(files).toEqual([
    'assets',
    'assets/app.js',
    'assets/app.js.br',
    'assets/app.js.gz',
    'assets/photo.png',
    'assets/small.css',
    'config.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
});

test('the compressed content is that of the file, and identical in each build', () => {
  const gzip = readFileSync(join(folder, 'index.html.gz'));
  expect(gunzipSync(gzip).toString()).toBe(long);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(long);
  // The header has no time, so builds are reproducible.
  expect(gzip.readUInt32LE(4)).toBe(0);
});
