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

/** The findings of a record, computed in slices; null until they are known. */
export function useFindings(type: ContentType, record: Checked): Checkup | null {
  const { checkRecord } = useApp();
  const [last, setLast] = useState<Checkup | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    checkRecord(type, record, controller.signal).then(
      (findings) => !controller.signal.aborted && setLast({ record, findings }),
      () => !controller.signal.aborted && setLast({ record, findings: null }),
    );
    return () => controller.abort();
  }, [checkRecord, type, record]);
  return last?.record === record ? last : null;
}
