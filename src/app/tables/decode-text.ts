import type { FileProblem } from '#src/domain/tables/import-file.ts';

/** Of a damaged text some bytes are no signs of its encoding; they are U+FFFD. */
export interface DecodedText {
  text: string;
  isDamaged: boolean;
}

/** Reads UTF-8 with or without its mark, UTF-16 as Excel writes it, or GB18030, which Chinese systems write. */
export function decodeText(bytes: ArrayBuffer): DecodedText | FileProblem {
  const [first, second, third] = new Uint8Array(bytes.slice(0, 3));
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  const utf16 = utf16Of(first, second);
  // Pictures and programs contain this character. A file marked as UTF-8, as ours are, may have it in a text.
  if (!isMarked && !utf16 && new Uint8Array(bytes).includes(0)) return 'mismatch';
  for (const encoding of utf16 ? [utf16] : isMarked ? ['utf-8'] : ['utf-8', 'gb18030']) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isDamaged: false };
    } catch {
      // The next encoding may fit.
    }
  }
  return isMarked ? { text: new TextDecoder().decode(bytes), isDamaged: true } : 'encoding';
}

function utf16Of(first: number | undefined, second: number | undefined): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
