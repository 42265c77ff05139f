import { gzipSync, zlibSync } from 'fflate';

/** A picture of few colours. `pixels` are numbers of colours, row by row. */
export interface Drawing {
  width: number;
  height: number;
  colours: readonly (readonly [red: number, green: number, blue: number])[];
  pixels: Uint8Array;
}

/** A drawing as a PNG. Each pixel is its difference from the one above, so areas become long runs of zeros. */
export function toPng({ width, height, colours, pixels }: Drawing): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const at = y * (width + 1);
    rows[at] = filterUp;
    for (let x = 0; x < width; x++)
      rows[at + 1 + x] = (pixels[y * width + x] ?? 0) - (y === 0 ? 0 : (pixels[(y - 1) * width + x] ?? 0));
  }
  return Uint8Array.from([
    ...signature,
    // Eight bits per pixel, with a palette.
    ...chunk('IHDR', [...bytesOf(width), ...bytesOf(height), 8, 3, 0, 0, 0]),
    ...chunk('PLTE', colours.flat()),
    // Synchronous: a browser's own compression is not, and a transaction cannot wait for it.
    ...chunk('IDAT', zlibSync(rows)),
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
