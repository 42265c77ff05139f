import { array, boolean, type InferOutput, nullable, object, picklist, string } from 'valibot';
import { count } from '#src/domain/count.ts';
import { type Calendar, dueDay, lateDays } from '#src/domain/working-days/calendar.ts';
import { isDay } from '#src/domain/working-days/days.ts';
import { basesPath, templateKinds } from './kinds.ts';
import { hasLeft, isWaiting, type MemberState, type SheetContent, type Subject } from './review.ts';

/** The part of an account that decides about a conflict of interest: its base, by id and name. */
interface Judge {
  account: string;
  base: string;
  baseName: string;
}

/** The subject of a judgement. `applicant` created the application, or the application from which the base came. */
interface Judged extends Subject {
  title: string;
  applicant: string | null;
}

/**
 * Whether a person has a conflict of interest: they created the application, or the one from which the base came, or
 * their account belongs to the base. Such a person neither scores the subject nor runs its panel (W1.2).
 */
export const hasConflict = ({ account, base, baseName }: Judge, { path, id, title, applicant }: Judged): boolean =>
  account === applicant || (path === basesPath && base === id) || (baseName !== '' && baseName === title);

/** Whether a sheet has any content: points, a comment, a file or a veto condition. */
export const isBegun = ({ marks, vetoes }: SheetContent): boolean =>
  vetoes.length > 0 ||
  Object.values(marks).some(
    ({ points, comment, files }) => points !== null || comment.trim() !== '' || files.length > 0,
  );

/**
 * Whether a person may see the sheets of a panel and everything derived from them (W1.1): experts after they submitted
 * their own sheet, the chair unless their own sheet is still expected.
 */
export const maySeeSheets = (runsPanel: boolean, own: MemberState | null): boolean =>
  own === 'submitted' || (runsPanel && (own === null || !isWaiting(own)));

/**
 * Whether a person may read the subject of a review with its panel: the chair, and the experts except those who have left.
 * Menu rights alone are not sufficient.
 */
export const mayReadSubject = (runsPanel: boolean, own: MemberState | null): boolean =>
  runsPanel || (own !== null && !hasLeft(own));

/** Whether the sheet of an expert is submitted or still expected: recused and replaced experts do not count (W1.3). */
export const isExpected = (state: MemberState): boolean => state === 'submitted' || isWaiting(state);

/** An expert whom the chair may appoint, with the facts that help to choose. */
export const Candidate = object({
  account: string(),
  name: string(),
  roleName: string(),
  /** The kinds of base that the expert has scored, the most frequent first. */
  kinds: array(picklist(templateKinds)),
  /** The base of the account, and its city. */
  baseName: string(),
  area: string(),
  /** How many sheets are still expected of the expert. */
  openSheets: count,
  /** The person also runs panels, and scores only where experts are missing. */
  runsPanels: boolean(),
});
export type Candidate = InferOutput<typeof Candidate>;

/** The candidates for the panel of a subject, and the values that a new panel starts from. */
export const PanelOffer = object({
  candidates: array(Candidate),
  /** The template in force, on which the panel will score; null if there is none. `experts` is the number it asks for. */
  template: nullable(object({ name: string(), number: count, experts: count })),
  /** The usual last day for the sheets, `YYYY-MM-DD`. */
  due: string(),
  /** The last panel for a subject of the kind: its title, the day of its appointment, and its experts. */
  last: nullable(
    object({ title: string(), day: string(), experts: array(object({ account: string(), name: string() })) }),
  ),
});
export type PanelOffer = InferOutput<typeof PanelOffer>;

/** The working days that a panel gets if none of its kind was appointed before. */
export const firstSpan = 10;

/** The usual last day of a panel appointed today: as many working days as the last one of its kind had, at least one. */
export const usualDue = (
  today: string,
  last: Readonly<Record<'appointed' | 'due', string>> | null,
  calendar: Calendar,
): string => dueDay(today, calendar, last ? Math.max(1, lateDays(last.appointed, last.due, calendar)) : firstSpan).due;

/** The experts of the last panel who may be appointed again, and the names of the others. */
export function lastExperts({ candidates, last }: PanelOffer): {
  again: readonly string[];
  missing: readonly string[];
} {
  const able = new Set(candidates.map(({ account }) => account));
  const experts = last?.experts ?? [];
  return {
    again: experts.filter(({ account }) => able.has(account)).map(({ account }) => account),
    missing: experts.filter(({ account }) => !able.has(account)).map(({ name }) => name),
  };
}

interface NewPanel {
  id: string;
  due: string;
  experts: readonly string[];
}

/** The demands on a new panel that are not met yet. */
export const panelLacks = (
  { id, due, experts }: NewPanel,
  today: string,
): readonly ('subject' | 'due' | 'experts')[] => [
  ...(id === '' ? (['subject'] as const) : []),
  ...(!isDay(due) || due < today ? (['due'] as const) : []),
  ...(experts.length === 0 ? (['experts'] as const) : []),
];
