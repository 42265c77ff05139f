import { type ContentRecord, textOf } from './record.ts';
import type { ContentValues } from './rules.ts';

export type Side = 'mine' | 'theirs';

/** A field that two people left with different values, and what it was before either of them. */
export interface Difference {
  name: string;
  base: string;
  mine: string;
  theirs: string;
}

/** The fields whose values differ between a form and the newer record on the server. */
export const differencesOf = (base: ContentRecord, mine: ContentValues, theirs: ContentRecord): readonly Difference[] =>
  Object.entries(mine)
    .map(([name, value]) => ({ name, base: textOf(base, name), mine: value, theirs: textOf(theirs, name) }))
    .filter((difference) => difference.mine !== difference.theirs);

/** Whether saving the form on the newer record would undo something that somebody else did. */
export const undoesTheirs = (base: ContentRecord, mine: ContentValues, theirs: ContentRecord): boolean =>
  differencesOf(base, mine, theirs).some((difference) => difference.theirs !== difference.base);

/** The side that changed the field, when only one of them did. */
export function soleChange({ base, mine, theirs }: Difference): Side | null {
  if (mine === base) return 'theirs';
  return theirs === base ? 'mine' : null;
}

/** The form's values with the fields that are to be theirs. */
export const merged = (
  mine: ContentValues,
  differences: readonly Difference[],
  sides: Readonly<Record<string, Side>>,
): ContentValues => ({
  ...mine,
  ...Object.fromEntries(
    differences.filter(({ name }) => sides[name] === 'theirs').map(({ name, theirs }) => [name, theirs]),
  ),
});
