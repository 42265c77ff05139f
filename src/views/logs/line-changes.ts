import { diffLines } from 'diff';

/** Lines that stayed, came or went. */
export interface LineChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond this the two are other texts, and comparing them would take longer than anyone waits. */
const mostEdits = 2000;

/** What became of a text, line by line. */
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
