import { isAnsweredLate, isRunning } from '#src/domain/consultations/consultation.ts';
import { textOf } from '#src/domain/content/record.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { basesPath } from '#src/domain/scoring/kinds.ts';
import { cityOf, type Dimensions } from './fact.ts';
import { allRecords } from '#mocks/server/records.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { ConsultationStored } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { lastPeriod } from '#mocks/consultations/periods.ts';

/**
 * Returns a function that computes the dimensions of a consultation (decision 041). The city is that of the base that it
 * concerns. Consultations with the same phone or e-mail come from the same person, whose first one counts as `first`.
 */
export async function consultationDimensions(rows: readonly ConsultationStored[], tx: Transaction, now: number) {
  const today = dayOf(toShanghaiTime(now));
  const cities = new Map(
    (await allRecords(tx, basesPath)).map((record) => [record.id, cityOf(textOf(record, 'area'))]),
  );
  const first = new Map<string, string>();
  for (const row of rows.toSorted((a, b) => (a.receivedTime < b.receivedTime ? -1 : 1)))
    if (!first.has(personOf(row))) first.set(personOf(row), row.id);
  return (row: ConsultationStored): Dimensions => ({
    status: row.status,
    about: row.about?.path ?? '',
    city: row.about?.path === basesPath ? (cities.get(row.about.id) ?? '') : '',
    visitor: first.get(personOf(row)) === row.id ? 'first' : 'again',
    progress: progressOf(row, today),
  });
}

const personOf = ({ phone, email, name }: ConsultationStored): string => phone || email || name;

function progressOf(row: ConsultationStored, today: string): string {
  if (isRunning(row.status)) return lastPeriod(row).dueDay.due < today ? 'overdue' : 'running';
  return row.periods.some(({ answeredTime, dueDay: { due } }) => isAnsweredLate(due, answeredTime)) ? 'late' : 'inTime';
}
