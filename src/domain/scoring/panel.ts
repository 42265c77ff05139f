import { buttonOf, type Grants } from '#src/domain/rights/access.ts';
import { holds } from '#src/domain/rights/page-actions.ts';
import { applicationsPath, basesPath } from './kinds.ts';
import { isWaiting, type MemberState, type SheetContent, type Subject } from './review.ts';

/** A person who may edit applications runs the panels, except where they have a conflict of interest (decision 036). */
export const chairRight = buttonOf(applicationsPath, 'edit');
export const isChair = (grants: Grants): boolean => holds(grants, chairRight);

/** What of an account decides whether it is in conflict: its base, by id and name. */
interface Judge {
  account: string;
  base: string;
  baseName: string;
}

/** What is judged: `title` is its name, `applicant` who created the application, also that from which a base came. */
interface Judged extends Subject {
  title: string;
  applicant: string | null;
}

/**
 * Whether a person has a conflict of interest: they created the application or the one from which the base came, or their account
 * belongs to the base. Then they do not score it and do not run its panel (W1.2).
 */
export const hasConflict = ({ account, base, baseName }: Judge, { path, id, title, applicant }: Judged): boolean =>
  account === applicant || (path === basesPath && base === id) || (baseName !== '' && baseName === title);

/** Whether anything stands on a sheet: points, a word, a file, or a veto condition. */
export const isBegun = ({ marks, vetoes }: SheetContent): boolean =>
  vetoes.length > 0 ||
  Object.values(marks).some(
    ({ points, comment, files }) => points !== null || comment.trim() !== '' || files.length > 0,
  );

/**
 * Whether somebody may see the sheets of a panel, and all that follows from them (W1.1). An expert may after their own was
 * submitted; the chair may, unless their own is still to come.
 */
export const maySeeSheets = (runsPanel: boolean, own: MemberState | null): boolean =>
  own === 'submitted' || (runsPanel && (own === null || !isWaiting(own)));

/** The experts whose sheets are still expected or there: recused and replaced ones count for nothing (W1.3). */
export const isExpected = (state: MemberState): boolean => state === 'submitted' || isWaiting(state);
