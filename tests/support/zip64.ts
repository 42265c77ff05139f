/** The marker for a value in the Zip64 field, with eight bytes. */
const inZip64Field = [0xff, 0xff, 0xff, 0xff];
const zeros = (count: number) => new Uint8Array(count);
const short = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const whole = (value: number) => [...short(value), ...short(value >>> 16)];
const long = (value: number) => [...whole(value), 0, 0, 0, 0];

/**
 * A zip archive of small uncompressed files with a Zip64 field for each, as written by programs that do not know sizes
 * in advance; with `isAtEnd` also for its directory.
 */
export function zip64Of(parts: Readonly<Record<string, Uint8Array>>, isAtEnd: boolean): ArrayBuffer {
  const bytes: number[] = [];
  const directory: number[] = [];
  const entries = Object.entries(parts);
  for (const [path, content] of entries) {
    const name = new TextEncoder().encode(path);
    const start = bytes.length;
    const sizes = [...long(content.length), ...long(content.length)];
    const local = [...short(1), ...short(16), ...sizes];
    bytes.push(...whole(0x04034b50), ...short(45), ...zeros(8), ...whole(0), ...inZip64Field, ...inZip64Field);
    bytes.push(...short(name.length), ...short(local.length), ...name, ...local, ...content);
    // Another extra field precedes that of Zip64.
    const extra = [...short(0x5455), ...short(1), 0, ...short(1), ...short(24), ...sizes, ...long(start)];
    directory.push(...whole(0x02014b50), ...short(45), ...short(45), ...zeros(8), ...whole(0));
    directory.push(...inZip64Field, ...inZip64Field, ...short(name.length), ...short(extra.length), ...short(0));
    directory.push(...zeros(8), ...inZip64Field, ...name, ...extra);
  }
  const start = bytes.length;
  bytes.push(...directory);
  if (isAtEnd) {
    const end = bytes.length;
    bytes.push(...whole(0x06064b50), ...long(44), ...short(45), ...short(45), ...whole(0), ...whole(0));
    bytes.push(...long(entries.length), ...long(entries.length), ...long(directory.length), ...long(start));
    bytes.push(...whole(0x07064b50), ...whole(0), ...long(end), ...whole(1));
  }
  const count = isAtEnd ? [0xff, 0xff] : short(entries.length);
  const place = isAtEnd ? [...inZip64Field, ...inZip64Field] : [...whole(directory.length), ...whole(start)];
  bytes.push(...whole(0x06054b50), ...short(0), ...short(0), ...count, ...count, ...place, ...short(0));
  return new Uint8Array(bytes).buffer;
}
