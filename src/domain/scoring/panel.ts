import { basesPath } from './kinds.ts';
import { isWaiting, type MemberState, type SheetContent, type Subject } from './review.ts';

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
  runsPanel || (own !== null && own !== 'recused' && own !== 'replaced');

/** Whether the sheet of an expert is submitted or still expected: recused and replaced experts do not count (W1.3). */
export const isExpected = (state: MemberState): boolean => state === 'submitted' || isWaiting(state);
