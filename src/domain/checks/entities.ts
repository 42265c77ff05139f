import type { Range } from './finding.ts';

/** A part of markup without tags, and the text that it means. */
interface Run extends Range {
  text: string;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** After this many entities the reader pauses. */
const entitiesPerStep = 1000;

/** The text of a part of HTML without tags, in runs: each entity is a run of its own. Null pauses long work. */
export function* decoded(html: string, from: number, to: number): Generator<Run | null> {
  const part = html.slice(from, to);
  let done = 0;
  let count = 0;
  for (const found of part.matchAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi)) {
    const text = characterOf(found);
    if (text === null) continue;
    const at = found.index;
    if (at > done) yield { text: part.slice(done, at), from: from + done, to: from + at };
    done = at + found[0].length;
    yield { text, from: from + at, to: from + done };
    count += 1;
    if (count % entitiesPerStep === 0) yield null;
  }
  if (part.length > done) yield { text: part.slice(done), from: from + done, to };
}

function characterOf([, decimal, hex, name]: RegExpMatchArray): string | null {
  if (name !== undefined) return named[name.toLowerCase()] ?? null;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : null;
}
