/** Four bytes that say: the value is elsewhere, in eight bytes. */
const elsewhere = [0xff, 0xff, 0xff, 0xff];
const zeros = (count: number) => new Uint8Array(count);
const short = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const whole = (value: number) => [...short(value), ...short(value >>> 16)];
const long = (value: number) => [...whole(value), 0, 0, 0, 0];

/**
 * A zip archive of small files that are not packed, with the marks of Zip64 on each of them, as programs write that do not know
 * sizes beforehand; with `isAtEnd` also on its directory.
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
    bytes.push(...whole(0x04034b50), ...short(45), ...zeros(8), ...whole(0), ...elsewhere, ...elsewhere);
    bytes.push(...short(name.length), ...short(local.length), ...name, ...local, ...content);
    // Another field comes before that of Zip64.
    const extra = [...short(0x5455), ...short(1), 0, ...short(1), ...short(24), ...sizes, ...long(start)];
    directory.push(...whole(0x02014b50), ...short(45), ...short(45), ...zeros(8), ...whole(0));
    directory.push(...elsewhere, ...elsewhere, ...short(name.length), ...short(extra.length), ...short(0));
    directory.push(...zeros(8), ...elsewhere, ...name, ...extra);
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
  const place = isAtEnd ? [...elsewhere, ...elsewhere] : [...whole(directory.length), ...whole(start)];
  bytes.push(...whole(0x06054b50), ...short(0), ...short(0), ...count, ...count, ...place, ...short(0));
  return new Uint8Array(bytes).buffer;
}
