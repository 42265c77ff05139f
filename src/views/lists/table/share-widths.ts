/** What a column needs, in pixels. */
export interface Need {
  /** Below this width, something is cut that must stay whole. */
  least: number;
  /** Only for names: the width at which they take two lines. */
  wrapped?: number;
  /** The width of the whole content on one line. */
  ideal: number;
  /** Up to this width the column shares spare room. */
  most: number;
  /** If there is no room for all columns, the highest rank goes first. Columns of rank 0 stay. */
  rank: number;
}

/** A name has its line, up to this width, before a column with a rank is kept. */
const usualName = 240;

const lineOf = ({ wrapped, ideal }: Need): number => (wrapped === undefined ? 0 : Math.min(ideal, usualName));

/** The steps in which room is given away. */
const goals: readonly ((need: Need) => number)[] = [
  (need) => Math.max(need.wrapped ?? 0, lineOf(need)),
  ({ wrapped, ideal }) => (wrapped === undefined ? ideal : 0),
  ({ ideal }) => ideal,
  ({ most }) => most,
];

/**
 * Shares the room of a table among its columns: a width for each, and null for those without content or without room.
 * Names are cut last: they have two lines, or a short one, before other texts have a whole one. Their sum exceeds the room if even the
 * least widths do not fit.
 */
export function shareWidths(needs: readonly (Need | null)[], room: number): (number | null)[] {
  const shown = shownOf(needs, room);
  let widths = shown.map(({ least }) => least);
  for (const goal of goals) widths = raised(widths, shown.map(goal), room);
  const flexible = shown.filter(({ ideal, most }) => most > ideal);
  const names = flexible.filter(({ wrapped }) => wrapped !== undefined);
  const takers = names.length > 0 ? names : flexible;
  const left = Math.max(0, room - sum(widths)) / takers.length;
  return needs.map((need) => {
    const width = need && widths[shown.indexOf(need)];
    return width === null || width === undefined
      ? null
      : Math.floor(width + (need && takers.includes(need) ? left : 0));
  });
}

/** The columns that fit beside the names. Within a rank, the last column is removed first. */
function shownOf(needs: readonly (Need | null)[], room: number): readonly Need[] {
  const shown = needs.filter((need) => need !== null);
  const going = shown.filter(({ rank }) => rank > 0).toSorted((one, other) => one.rank - other.rank);
  const kept = (need: Need) => Math.max(need.least, lineOf(need));
  while (going.length > 0 && sum(shown.map(kept)) > room) {
    shown.splice(shown.indexOf(going.pop() as Need), 1);
  }
  return shown;
}

/** Widths raised towards their goals as far as the room allows, each by the same part of what it lacks. */
function raised(widths: readonly number[], wanted: readonly number[], room: number): number[] {
  const lacks = widths.map((width, index) => Math.max(0, (wanted[index] ?? 0) - width));
  const part = Math.min(1, Math.max(0, room - sum(widths)) / (sum(lacks) || 1));
  return widths.map((width, index) => width + (lacks[index] ?? 0) * part);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
