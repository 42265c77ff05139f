import type { ReviewEvent } from '#src/domain/scoring/review.ts';
import { accountRowsAt } from '#mocks/seed/accounts.ts';
import { createChance } from '#mocks/seed/shared/random.ts';
import { day, hour, partOfDay, workedBefore } from '#mocks/seed/shared/time.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { ReviewRow, SheetRow, TemplateRow } from '#mocks/store/collections.ts';
import { marksOf } from './marks.ts';
import type { Member } from './members.ts';

/** The account that runs the seeded panels. */
export const chair = 'auditor';

export interface Period {
  status: ReviewRow['status'];
  /** The appointment of the panel, and the end of the review or the start of the data. */
  from: number;
  to: number;
}

/** A moment in the hour of work before the end of a period. */
export const lastHourOf = (to: number): number => workedBefore(to, 0.1);

/** An event of a review. */
export type Step = Omit<ReviewEvent, 'time' | 'by'> & { at: number; by?: string };

/** The sheet of an expert by its plan, with the events that led to it. */
export function sheetOf(
  member: Member,
  start: number,
  review: string,
  template: TemplateRow,
  seed: number,
  { status, from, to }: Period,
) {
  const chance = createChance(20_260_900 + seed);
  const { account, is } = member;
  // Experts work at a random time of the review.
  const worked = within(
    workedBefore(from + (to - from) * (0.25 + chance.between(0, 50) / 100), partOfDay(chance)),
    from + hour,
    to - 2 * hour,
  );
  const later = status === 'passed' ? Math.max(to, workedBefore(Math.min(to + 3 * day, start), 0.2)) : lastHourOf(to);
  const marked = is === 'begun' || is === 'closed' ? member.marked : Infinity;
  const marks = 'share' in member ? marksOf(template, member.share, chance, marked) : {};
  const content = { marks, vetoes: is === 'submitted' && member.veto ? ['V2'] : [] };
  const isDone = is === 'submitted' || is === 'reopened';
  const reason = 'reason' in member ? member.reason : null;
  const isReminded = 'reminded' in member;
  const reopened = is === 'reopened' ? { by: chair, reason: member.reason, time: toShanghaiTime(later) } : null;
  const sheet: SheetRow = {
    ...content,
    review,
    account,
    name: accountRowsAt(start).find((row) => row.account === account)?.name ?? account,
    status: is === 'notStarted' || is === 'begun' || is === 'reopened' ? 'open' : is,
    keptTime: Object.keys(marks).length > 0 ? toShanghaiTime(worked) : null,
    submittedTime: isDone ? toShanghaiTime(worked) : null,
    entered: null,
    reopened,
    submissions: isDone ? [{ ...content, time: toShanghaiTime(worked), entered: null }] : [],
    remindedTime: isReminded ? toShanghaiTime(later) : null,
    reason,
    version: 1 + Object.keys(marks).length,
  };
  const steps: readonly Step[] = [
    ...(isDone ? [{ at: worked, by: account, what: 'submitted', about: account, reason: null } as const] : []),
    ...(is === 'recused' ? [{ at: worked, by: account, what: is, about: account, reason } as const] : []),
    ...(is === 'replaced' || is === 'reopened' ? [{ at: later, what: is, about: account, reason } as const] : []),
    ...(isReminded ? [{ at: later, what: 'reminded', about: account, reason: null } as const] : []),
  ];
  return { sheet, steps };
}

const within = (moment: number, from: number, to: number): number => Math.min(Math.max(moment, from), to);
