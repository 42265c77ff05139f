import { gzipSync, zlibSync } from 'fflate';
import type { Canvas } from './canvas.ts';

/** What was painted, as a PNG. Each byte is its difference from the one above, so areas become long runs of zeros. */
export function toPng({ width, height, pixels }: Canvas): Uint8Array<ArrayBuffer> {
  const line = width * 3;
  const rows = new Uint8Array((line + 1) * height);
  for (let y = 0; y < height; y++) {
    const at = y * (line + 1);
    rows[at] = filterUp;
    for (let x = 0; x < line; x++)
      rows[at + 1 + x] = (pixels[y * line + x] ?? 0) - (y === 0 ? 0 : (pixels[(y - 1) * line + x] ?? 0));
  }
  return Uint8Array.from([
    ...signature,
    // Eight bits for each of red, green and blue.
    ...chunk('IHDR', [...bytesOf(width), ...bytesOf(height), 8, 2, 0, 0, 0]),
    // Synchronous: a browser's own compression is not, and a transaction cannot wait for it.
    ...chunk('IDAT', zlibSync(rows, { level: 4 })),
    ...chunk('IEND', []),
  ]);
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const filterUp = 2;

function chunk(name: string, data: ArrayLike<number>): number[] {
  const named = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...Array.from(data)];
  return [...bytesOf(data.length), ...named, ...checksumOf(Uint8Array.from(named))];
}

/** The CRC-32 of a chunk. fflate does not export its own, but gzip writes it near the end, lowest byte first. */
const checksumOf = (bytes: Uint8Array) => gzipSync(bytes, { level: 0 }).slice(-8, -4).reverse();

const bytesOf = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
