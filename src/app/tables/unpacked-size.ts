/** The directory at the end of a zip archive: its last entry says where it begins, and each of the others how long a file is. */
const endSignature = 0x06054b50;
const fileSignature = 0x02014b50;
const endLength = 22;
const fileLength = 46;

/**
 * How many bytes the files of a zip archive take once they are unpacked, as its directory says; infinitely many when that cannot
 * be read. Unpacking stops where a file is longer than is said there, so the directory cannot lie in order to fill the memory.
 */
export function unpackedSize(bytes: ArrayBuffer): number {
  const view = new DataView(bytes);
  // A comment of at most 65,535 bytes may stand behind it.
  const earliest = Math.max(0, bytes.byteLength - endLength - 0xffff);
  for (let end = bytes.byteLength - endLength; end >= earliest; end -= 1) {
    if (view.getUint32(end, true) === endSignature)
      return sumOf(view, view.getUint32(end + 16, true), view.getUint16(end + 10, true));
  }
  return Infinity;
}

function sumOf(view: DataView, start: number, files: number): number {
  let sum = 0;
  let at = start;
  for (let file = 0; file < files; file += 1) {
    if (at + fileLength > view.byteLength || view.getUint32(at, true) !== fileSignature) return Infinity;
    sum += view.getUint32(at + 24, true);
    at += fileLength + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}
