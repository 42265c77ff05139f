/** A part of a text that is checked at once, and its offset. */
export interface Chunk {
  at: number;
  text: string;
}

/** The length of a chunk, in UTF-16 units: checking one takes a fraction of a slice (decision 065). */
const longest = 1000;

/**
 * Divides a long text for the checks of words and numbers: behind the end of a sentence, else behind a comma, else behind a
 * blank. Where there is none within a chunk, it is cut between two characters.
 */
export function* chunksOf(text: string): Generator<Chunk> {
  for (let at = 0; at < text.length;) {
    const end = text.length - at <= longest ? text.length : at + cutIn(text.slice(at, at + longest + 1));
    yield { at, text: text.slice(at, end) };
    at = end;
  }
}

/** The place to cut a text that is longer than a chunk by one unit. */
function cutIn(text: string): number {
  for (const ends of [/[。！？；!?;\n]/g, /[，、,]/g, /\s/g]) {
    const last = [...text.slice(0, -1).matchAll(ends)].at(-1);
    if (last) return last.index + 1;
  }
  // A pile of marks has no end worth looking for.
  for (let cut = longest; cut > longest - 16; cut -= 1)
    if (!/^(?:\p{M}|[\uDC00-\uDFFF])/u.test(text.slice(cut, cut + 2))) return cut;
  return longest;
}
