import { useEffect, useState } from 'react';
import type { ReadingsOf } from '#src/domain/search.ts';
import { imported } from '#src/i18n/import-afresh.ts';

/** Loads the readings of Chinese characters. Without them, the search compares characters only. */
export function useReadings(wanted: boolean): ReadingsOf | undefined {
  const [readings, setReadings] = useState<ReadingsOf>();
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    imported(() => import('./readings.ts')).then(
      ({ readingsOf }) => isCurrent && setReadings(() => readingsOf),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return wanted ? readings : undefined;
}
