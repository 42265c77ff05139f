import { zlibSync } from 'fflate';

/** A picture of at most 16 colours. `pixels` holds the index of a colour for each pixel, row by row. */
export interface IndexedPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  colours: readonly (readonly [red: number, green: number, blue: number])[];
}

/** Encodes a picture as a PNG with a palette and four bits per pixel, which keeps it at a few kilobytes. */
export function toPng({ width, height, pixels, colours }: IndexedPicture): Uint8Array<ArrayBuffer> {
  const rowLength = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(rowLength * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // The first byte of a row names its filter: 0 is none.
      const at = y * rowLength + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | ((pixels[y * width + x] ?? 0) << (x % 2 === 0 ? 4 : 0));
    }
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', [...bytesOf(width), ...bytesOf(height), bitDepth, indexedColour, 0, 0, 0]),
    ...chunk('PLTE', colours.flat()),
    // Synchronous: a transaction of IndexedDB cannot wait for the browser's own compression.
    ...chunk('IDAT', zlibSync(rows, { level: 4 })),
    ...chunk('IEND', []),
  ]);
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bitDepth = 4;
const indexedColour = 3;

function chunk(name: string, data: ArrayLike<number>): number[] {
  const content = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...Array.from(data)];
  return [...bytesOf(data.length), ...content, ...bytesOf(crc32(content))];
}

function crc32(bytes: readonly number[]): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

const bytesOf = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
