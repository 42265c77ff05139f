/**
 * What a text holds unseen: controls, what turns the direction of writing, breaks of lines that are none, what has no width.
 * Blanks and line breaks are seen as such; joiners, variation selectors and tags belong to scripts and emoji.
 */
const unseen =
  /(?!\u200D|[\t\n\r\u180E\u200C\u{E0020}-\u{E007F}]|\p{Variation_Selector})[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Letters that are written from right to left. */
const fromTheRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Opens and closes a part whose direction concerns nothing outside it. */
const [opening, closing] = ['\u2068', '\u2069'];

/**
 * Somebody's text as it can be read: what would be unseen, or turn the words around it, is a sign: `␀` for a control, `⟨U+202E⟩`
 * for the rest. A part that opens and closes within the text stays: so our own words keep names apart.
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

/** Somebody's words inside ours: legible, and what is written from the right ends with them. All others stay as they are. */
export function isolated(words: string): string {
  const shown = legible(words);
  return fromTheRight.test(shown) ? opening + shown + closing : shown;
}
