import { useState } from 'react';
import type { Finding } from '#src/domain/checks/finding.ts';
import { corrected, takenBack } from '#src/domain/checks/fix.ts';
import { fieldNamed } from '#src/domain/content/content-type.ts';
import type { FindingsProps } from './findings.tsx';

/** A correction, and the value of its field before and after it. */
interface Correction {
  finding: Finding;
  before: string;
  after: string;
}

/**
 * Makes the corrections of findings, and takes them back, the latest first. One whose field has changed since is left to the undo
 * of the field. Null while the form is locked.
 */
export function useCorrections({ type, valueOf, onCorrect }: Pick<FindingsProps, 'type' | 'valueOf' | 'onCorrect'>) {
  const [made, setMade] = useState<readonly Correction[]>([]);
  if (!onCorrect) return null;
  const last = made.findLast(({ finding, after }) => valueOf(finding.field) === after);
  return {
    correct(finding: Finding) {
      const before = valueOf(finding.field);
      const value = corrected(fieldNamed(type, finding.field), finding, before);
      // The text has changed since it was checked; the next check is under way.
      if (value === null) return;
      onCorrect(finding, value);
      // The editor of a formatted text may write it otherwise.
      setMade([...made, { finding, before, after: valueOf(finding.field) }]);
    },
    /** The latest correction that can be taken back. */
    last: last?.finding,
    takeBack() {
      const finding = last && takenBack(last.finding);
      if (!finding) return;
      onCorrect(finding, last.before);
      setMade(made.filter((other) => other !== last));
    },
  };
}
