/**
 * Invisible characters: controls, direction marks, unusual line separators and characters without width. Spaces and normal
 * line breaks are not among them, nor joiners, variation selectors and tags, which scripts and emoji need.
 */
const unseen =
  /(?!\u200D|[\t\n\r\u180E\u200C\u{E0020}-\u{E007F}]|\p{Variation_Selector})[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Letters that are written from right to left. */
const fromTheRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The characters around a part of a text whose direction must not affect its surroundings. */
const [opening, closing] = ['\u2068', '\u2069'];

/**
 * Makes a text from outside legible: invisible characters, and those that turn the direction of writing, become visible
 * signs: `␀` for a control character, `⟨U+202E⟩` for any other. Isolates that open and close within the text are kept,
 * because our own texts use them around names.
 */
export function legible(text: string): string {
  if (text.search(unseen) < 0) return text;
  const open: number[] = [];
  const kept = new Set<number>();
  for (const { 0: mark, index } of text.matchAll(/[\u2068\u2069]/g)) {
    const start = mark === opening ? void open.push(index) : open.pop();
    if (start !== undefined) kept.add(start).add(index);
  }
  return text.replace(unseen, (mark, index: number) => (kept.has(index) ? mark : signOf(mark.codePointAt(0) ?? 0)));
}

function signOf(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '␡' : `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/** Prepares a text from outside for use inside one of ours: legible, and isolated if it is written from right to left. */
export function isolated(words: string): string {
  const shown = legible(words);
  return fromTheRight.test(shown) ? opening + shown + closing : shown;
}
