/** A picture of few colours. `pixels` are numbers of colours, row by row. */
export interface Drawing {
  width: number;
  height: number;
  colours: readonly (readonly [red: number, green: number, blue: number])[];
  pixels: Uint8Array;
}

/** A drawing as a PNG, each pixel as its difference from the one above: areas become long runs of zeros. */
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
    // Eight bits a pixel, with a palette.
    ...chunk('IHDR', [...bytesOf(width), ...bytesOf(height), 8, 3, 0, 0, 0]),
    ...chunk('PLTE', colours.flat()),
    ...chunk('IDAT', [0x78, 0x01, ...deflated(rows), ...bytesOf(adler32(rows))]),
    ...chunk('IEND', []),
  ]);
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const filterUp = 2;

function chunk(name: string, data: readonly number[]): number[] {
  const named = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data];
  return [...bytesOf(data.length), ...named, ...bytesOf(crc32(named))];
}

/**
 * One deflate block with the fixed codes (RFC 1951, 3.2.6). It knows single bytes and some lengths of "the byte before,
 * again", which is all that runs need; a browser's own compression would be asynchronous, which a transaction can't wait for.
 */
function deflated(data: Uint8Array): number[] {
  const bytes: number[] = [];
  let held = 0;
  let count = 0;
  const put = (bits: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) {
      held |= ((bits >> bit) & 1) << count++;
      if (count === 8) {
        bytes.push(held);
        held = count = 0;
      }
    }
  };
  // The last block, and of the kind 01, which is written backwards.
  put(0b1_10, 3);
  for (let at = 0; at < data.length;) {
    const byte = data[at] ?? 0;
    const run = at > 0 && byte === data[at - 1] ? runAt(data, at) : 0;
    const again = repeats.find(({ length }) => length <= run);
    if (again) put(again.code, again.bits);
    else if (byte < 144) put(0x30 + byte, 8);
    else put(0x190 + byte - 144, 9);
    at += again?.length ?? 1;
  }
  put(0, 7);
  if (count > 0) bytes.push(held);
  return bytes;
}

/** Codes of some lengths, the longest first, each followed by zeros: what it has of extra bits, and five that are the distance 1. */
const repeats = [
  { length: 258, code: 0xc5 << 5, bits: 13 },
  { length: 67, code: 21 << 9, bits: 16 },
  { length: 19, code: 13 << 7, bits: 14 },
  ...[10, 9, 8, 7, 6, 5, 4, 3].map((length) => ({ length, code: (length - 2) << 5, bits: 12 })),
];

const longestRun = 258;

function runAt(data: Uint8Array, start: number): number {
  let end = start;
  while (end - start < longestRun && data[end] === data[start]) end++;
  return end - start;
}

const bytesOf = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);

function crc32(data: readonly number[]): number {
  let sum = -1;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

function adler32(data: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of data) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return (high << 16) | low;
}
