import { mergedDismissals } from './dismissals.ts';
import { type ContentRecord, textOf } from './record.ts';
import type { ContentValues } from './rules.ts';

export type Side = 'mine' | 'theirs';

/** A field whose value differs between two versions, with the value that both started from (`base`). */
export interface Difference {
  name: string;
  base: string;
  mine: string;
  theirs: string;
}

/** The fields whose values differ between a form and the newer record on the server; dismissals are merged. */
export const differencesOf = (base: ContentRecord, mine: ContentValues, theirs: ContentRecord): readonly Difference[] =>
  Object.entries(mine)
    .map(([name, value]) => ({ name, base: textOf(base, name), mine: value, theirs: textOf(theirs, name) }))
    .filter((difference) => difference.name !== 'dismissals' && difference.mine !== difference.theirs);

/** The values of a form, with the dismissals that are missing in it because somebody else saved them meanwhile. */
export const withTheirDismissals = (base: ContentRecord, mine: ContentValues, theirs: ContentRecord): ContentValues =>
  mine['dismissals'] === undefined
    ? mine
    : {
        ...mine,
        dismissals: mergedDismissals(textOf(base, 'dismissals'), mine['dismissals'], textOf(theirs, 'dismissals')),
      };

/** Whether saving the form over the newer record would undo a change that somebody else made. */
export const undoesTheirs = (base: ContentRecord, mine: ContentValues, theirs: ContentRecord): boolean =>
  differencesOf(base, mine, theirs).some((difference) => difference.theirs !== difference.base);

/** The only side that changed the field; null when both did. */
export function soleChange({ base, mine, theirs }: Difference): Side | null {
  if (mine === base) return 'theirs';
  return theirs === base ? 'mine' : null;
}

/** The form's values, with their value in each field where `theirs` was chosen. */
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
