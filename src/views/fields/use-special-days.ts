import { useEffect, useState } from 'react';
import { addDays, yearOf } from '#src/domain/working-days/days.ts';
import type { MarkedDay } from '#src/domain/working-days/due-day.ts';
import { useApp } from '#src/views/app-context.ts';

const none: ReadonlyMap<string, MarkedDay> = new Map();

/** The special days around a month, `YYYY-MM`, by day. Empty until they are fetched, and if that fails. */
export function useSpecialDays(month: string): ReadonlyMap<string, MarkedDay> {
  const { specialDays } = useApp();
  const [days, setDays] = useState(none);
  // A calendar also shows days of the months before and after.
  const first = yearOf(addDays(`${month}-01`, -7));
  const last = yearOf(addDays(`${month}-28`, 14));
  useEffect(() => {
    let isCurrent = true;
    const marked = (years: readonly (readonly MarkedDay[])[]) => {
      if (isCurrent) setDays(new Map(years.flat().map((special) => [special.day, special])));
    };
    Promise.all([...new Set([first, last])].map((year) => specialDays(year))).then(marked, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [specialDays, first, last]);
  return days;
}
