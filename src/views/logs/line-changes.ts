import { diffLines } from 'diff';

/** Lines that are unchanged, added or removed. */
export interface LineChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** With more changes than this a comparison would take too long: the versions count as different texts. */
const mostEdits = 2000;

/** The changes of a text, line by line. */
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
