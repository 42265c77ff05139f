import { type ConsultationRow, isRunning } from '#src/domain/consultations/consultation.ts';
import { matcherOf } from '#src/domain/keyword.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { maskName } from '#src/domain/users/masks.ts';
import type { ConsultationStored } from '#mocks/store/collections.ts';
import { lastPeriod } from './periods.ts';

interface Filters {
  status?: string | undefined;
  owner?: string | undefined;
  due?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  waitingSince?: string | undefined;
  keyword?: string | undefined;
}

/** The consultations that pass all filters. The search covers only what the user may see: masked names, no contact details. */
export function matching(
  rows: readonly ConsultationStored[],
  { status = '', owner = '', due = '', from = '', to = '', waitingSince = '', keyword = '' }: Filters,
  { me, today }: { me: string; today: string },
): ConsultationStored[] {
  const matches = matcherOf(keyword);
  return rows.filter((row) => {
    const received = dayOf(row.receivedTime);
    return (
      (status === '' || row.status === status) &&
      (owner === '' || fitsOwner(row, owner, me)) &&
      (due === '' || fitsDue(row, due, today)) &&
      (from === '' || received >= from) &&
      (to === '' || received <= to) &&
      (waitingSince === '' || isWaitingSince(row, waitingSince)) &&
      matches(...textsOf(row))
    );
  });
}

/** `me` and `none` select open consultations only, because they mean work to do. */
function fitsOwner({ owner, status }: ConsultationStored, wanted: string, me: string): boolean {
  if (wanted === 'none') return owner === null && isRunning(status);
  if (wanted === 'me') return owner === me && isRunning(status);
  return owner === wanted;
}

function fitsDue(row: ConsultationStored, wanted: string, today: string): boolean {
  if (!isRunning(row.status)) return false;
  const { due } = lastPeriod(row).dueDay;
  if (wanted === 'overdue') return due < today;
  return wanted === 'today' ? due === today : due > today;
}

/** Whether it is unanswered, and its present period began on the day or before. */
const isWaitingSince = (row: ConsultationStored, day: string): boolean =>
  isRunning(row.status) && dayOf(lastPeriod(row).from) <= day;

const textsOf = ({ id, title, about, name, messages }: ConsultationStored): readonly string[] => [
  id,
  title,
  about?.title ?? '',
  maskName(name),
  ...messages.map(({ text }) => text),
];

const { compare } = new Intl.Collator('zh', { numeric: true });

/** Sorts by a field. Without one, open consultations by due day, then all others, latest first (W3.15). */
export function orderOf(orderBy: string | undefined, desc: boolean) {
  const direction = desc ? -1 : 1;
  return (a: ConsultationRow, b: ConsultationRow): number =>
    (orderBy ? direction * compare(fieldOf(a, orderBy), fieldOf(b, orderBy)) : urgency(a, b)) || compare(a.id, b.id);
}

function fieldOf(row: ConsultationRow, name: string): string {
  const value: unknown = row[name as keyof ConsultationRow];
  if (name === 'owner') return row.owner?.name ?? '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function urgency(a: ConsultationRow, b: ConsultationRow): number {
  const isOpen = (row: ConsultationRow) => isRunning(row.status);
  if (isOpen(a) !== isOpen(b)) return isOpen(a) ? -1 : 1;
  return isOpen(a) ? compare(a.due, b.due) : compare(b.updatedTime, a.updatedTime);
}
