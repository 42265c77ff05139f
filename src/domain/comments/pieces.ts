import type { Mark } from './comment.ts';

/** A part of a text that carries the same marks from its first to its last character. */
export interface Piece {
  text: string;
  /** Where it begins in the whole text. */
  from: number;
  marks: readonly Mark[];
}

/** Cuts a text where marks begin and end. Together the pieces are the text; marks beyond its end are cut off. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const inside = marks
    .map((mark) => ({ mark, from: Math.max(0, mark.from), to: Math.min(text.length, mark.to) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  let open: typeof inside = [];
  let next = 0;
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    open = open.filter(({ to }) => to > from);
    for (let one = inside[next]; one && one.from <= from; one = inside[next]) {
      open.push(one);
      next += 1;
    }
    pieces.push({ text: text.slice(from, cuts[index + 1]), from, marks: open.map(({ mark }) => mark) });
  }
  return pieces;
}

/** The beginning of a text, at most `most` code units long. A surrogate pair is not split. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
