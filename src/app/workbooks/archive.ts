import { Inflate } from 'fflate/browser';

/** A file in a zip archive. `unpack` throws if the file contradicts the directory of the archive. */
export interface ArchivePart {
  /** The unpacked size, according to the directory. */
  size: number;
  isEncrypted: boolean;
  unpack: () => Uint8Array;
}

const signatures = { entry: 0x02014b50, end: 0x06054b50, longEnd: 0x06064b50, longLocator: 0x07064b50 };
const endLength = 22;
const locatorLength = 20;
const entryLength = 46;
const headerLength = 30;

/**
 * Zip64: this mark replaces a value that does not fit, and the long form is elsewhere. Some programs mark small files,
 * too.
 */
const isElsewhere = (value: number): boolean => value === 0xffff_ffff;

/** The files of a zip archive by name, read from the directory at its end. Throws if the archive is damaged. */
export function readArchive(bytes: ArrayBuffer): ReadonlyMap<string, ArchivePart> {
  const view = new DataView(bytes);
  const parts = new Map<string, ArchivePart>();
  let { at, count } = directoryOf(view);
  for (; count > 0; count -= 1) {
    if (view.getUint32(at, true) !== signatures.entry) throw new Error('the directory of the archive is damaged');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = new TextDecoder().decode(new Uint8Array(bytes, at + entryLength, nameLength));
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const [size = 0, packed = 0, start = 0] = longValues(view, at, at + entryLength + nameLength, extraLength);
    const unpack = () => unpacked(view, { start, packed, size, method });
    parts.set(name, { size, isEncrypted: (flags & 1) === 1, unpack });
    at += entryLength + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return parts;
}

/** The start of the directory, and its number of entries. A comment of at most 65,535 bytes may follow its end. */
function directoryOf(view: DataView): { at: number; count: number } {
  const last = view.byteLength - endLength;
  for (let end = last; end >= Math.max(0, last - 0xffff); end -= 1) {
    if (view.getUint32(end, true) !== signatures.end) continue;
    const count = view.getUint16(end + 10, true);
    const at = view.getUint32(end + 16, true);
    if (count !== 0xffff && !isElsewhere(at)) return { at, count };
    const locator = end - locatorLength;
    if (locator < 0 || view.getUint32(locator, true) !== signatures.longLocator) return { at, count };
    const long = longAt(view, locator + 8);
    if (view.getUint32(long, true) !== signatures.longEnd) break;
    return { at: longAt(view, long + 48), count: longAt(view, long + 32) };
  }
  throw new Error('the archive has no directory');
}

/** The unpacked and packed sizes, and the start of the file. */
function longValues(view: DataView, entry: number, extra: number, extraLength: number): number[] {
  let long = extra;
  while (long < extra + extraLength && view.getUint16(long, true) !== 1) long += 4 + view.getUint16(long + 2, true);
  let at = long + 4;
  return [24, 20, 42].map((offset) => {
    const value = view.getUint32(entry + offset, true);
    if (!isElsewhere(value) || long >= extra + extraLength) return value;
    at += 8;
    return longAt(view, at - 8);
  });
}

const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

interface Packed {
  start: number;
  packed: number;
  size: number;
  method: number;
}

function unpacked(view: DataView, { start, packed, size, method }: Packed): Uint8Array {
  const begin = start + headerLength + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const data = new Uint8Array(view.buffer, begin, packed);
  if (method === 0) return data;
  if (method !== 8) throw new Error(`packing method ${method} is unknown`);
  return inflated(data, size);
}

/** The bytes unpacked at once, so that a file that is longer than the directory says cannot fill the memory. */
const step = 65_536;

function inflated(data: Uint8Array, size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > size) throw new Error('a file of the archive is longer than its directory says');
    whole.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < data.length; at += step) stream.push(data.subarray(at, at + step), at + step >= data.length);
  if (length < size) throw new Error('a file of the archive is shorter than its directory says');
  return whole;
}
