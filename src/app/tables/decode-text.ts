import type { FileProblem } from '#src/domain/tables/import-file.ts';

/** A damaged text has bytes that are invalid in its encoding; they become U+FFFD. */
export interface DecodedText {
  text: string;
  isDamaged: boolean;
}

/** With a larger share of invalid bytes, the text is in another encoding. */
const mostDamaged = 0.05;

/** Reads UTF-8 with or without its mark, UTF-16 as Excel writes it, or GB18030, which Chinese systems write. */
export function decodeText(bytes: ArrayBuffer): DecodedText | FileProblem {
  const [first, second, third] = new Uint8Array(bytes.slice(0, 3));
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  const utf16 = utf16Of(first, second);
  // Pictures and programs contain this character. A file marked as UTF-8, as ours are, may have it in a text.
  if (!isMarked && !utf16 && new Uint8Array(bytes).includes(0)) return 'mismatch';
  const encodings = utf16 ? [utf16] : isMarked ? ['utf-8'] : ['utf-8', 'gb18030'];
  for (const encoding of encodings) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isDamaged: false };
    } catch {
      // The next encoding may fit.
    }
  }
  const [best] = encodings
    .map((encoding) => new TextDecoder(encoding).decode(bytes))
    .map((text) => ({ text, damage: text.split('\uFFFD').length - 1 }))
    .toSorted((one, other) => one.damage - other.damage);
  if (!best || (!isMarked && best.damage > best.text.length * mostDamaged)) return 'encoding';
  return { text: best.text, isDamaged: true };
}

function utf16Of(first: number | undefined, second: number | undefined): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
