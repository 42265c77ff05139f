import { diffLines } from 'diff';

/** Lines that stayed, came or went. */
export interface LineChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** With more lines than this, comparing would take too long: the two count as different texts. */
const mostEdits = 2000;

/** How a text was changed, line by line. */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  const changes = diffLines(`${before}\n`, `${after}\n`, { maxEditLength: mostEdits });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.replace(/\n$/, ''),
  }));
}
