import { type CheckId, checkIds } from '#src/domain/checks/finding.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import type { RecordFacts } from './facts.ts';
import type { Column, Found } from './inspection.ts';
import { firstDayWithin, limitOf } from './limits.ts';

/** The most records that the address of a list can name. */
export const mostNamed = 200;

/** What was found in the records of a column. */
export interface Tally {
  column: Column;
  /** The ids of the records by the check that found something in them. */
  found: ReadonlyMap<CheckId, readonly string[]>;
}

/** Counts the online records of a column at a time, `YYYY-MM-DD HH:mm:ss`. */
export function tallyOf(path: string, records: Iterable<RecordFacts>, time: string): Tally {
  const since = firstDayWithin(limitOf(path), dayOf(time));
  const column: Column = { path, online: 0, recent: 0, latest: null };
  const found = new Map<CheckId, string[]>();
  for (const { id, updatedTime, checks } of records) {
    column.online += 1;
    if (dayOf(updatedTime) >= since) column.recent += 1;
    if (column.latest === null || updatedTime > column.latest) column.latest = updatedTime;
    for (const check of checks) {
      const ids = found.get(check);
      if (ids) ids.push(id);
      else found.set(check, [id]);
    }
  }
  return { column, found };
}

/** The findings of columns: in the order of the checks, then of the columns. */
export const foundIn = (tallies: readonly Tally[]): readonly (Found & { ids: readonly string[] })[] =>
  checkIds.flatMap((check) =>
    tallies.flatMap(({ column: { path }, found }) => {
      const ids = found.get(check);
      return ids ? [{ path, check, count: ids.length, ids: [...ids] }] : [];
    }),
  );
