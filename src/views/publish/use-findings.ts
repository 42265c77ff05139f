import { useEffect, useState } from 'react';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { useApp } from '#src/views/app-context.ts';

interface Checkup {
  record: Checked;
  /** Null if the record could not be checked. */
  findings: readonly Finding[] | null;
}

/**
 * The findings of a record, computed in slices; null until they are known. With `isStored` they are those of the record as the
 * server has it now.
 */
export function useFindings(type: ContentType, record: Checked, isStored: boolean): Checkup | null {
  const { checkRecord, checkStored } = useApp();
  const [last, setLast] = useState<Checkup | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const checked =
      isStored && record.id !== undefined ? checkStored(type, record.id, signal) : checkRecord(type, record, signal);
    checked.then(
      (findings) => !signal.aborted && setLast({ record, findings }),
      () => !signal.aborted && setLast({ record, findings: null }),
    );
    return () => controller.abort();
  }, [checkRecord, checkStored, type, record, isStored]);
  return last?.record === record ? last : null;
}
