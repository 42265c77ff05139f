import { array, integer, type InferOutput, minValue, number, object, optional, picklist, pipe, string } from 'valibot';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import { type Action, type Grants, isGranted } from '#src/domain/rights/access.ts';
import { defaultListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import { recordStatuses } from '#src/domain/content/record.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { isChair, mayScore } from '#src/domain/scoring/scoring-rights.ts';
import { applicationsPath, scorePath } from '#src/domain/scoring/kinds.ts';

/** Waiting items of other pages than those of content, with the filters of exactly their list. No item is counted twice. */
const otherWaits = {
  toScore: { path: scorePath, filters: { show: 'mine' } },
  toDecide: { path: scorePath, filters: { show: 'decide' } },
  pending: { path: commentsPath, filters: { status: 'pending' } },
  overdue: { path: consultationsPath, filters: { due: 'overdue' } },
  dueToday: { path: consultationsPath, filters: { due: 'today' } },
  unread: { path: consultationsPath, filters: { status: 'new', due: 'later' } },
} as const;

type OtherWait = keyof typeof otherWaits;
const otherNames = Object.keys(otherWaits) as OtherWait[];
const isOther = (status: string): status is OtherWait => status in otherWaits;

const atLeastOne = pipe(number(), integer(), minValue(1));

/**
 * The waiting items of a list: their number, and the time of the oldest. A draft waits from its creation, an application from
 * its last step, a sheet and a decision from the last change of the review, a comment and a consultation from their receipt.
 * `createdBy` limits them to the records of one person. `late` and `dueToday` are the numbers of sheets by the due day of their
 * review; consultations have a status of their own for each.
 */
export const WaitingEntry = object({
  path: string(),
  status: picklist([...recordStatuses, ...otherNames]),
  count: atLeastOne,
  oldest: string(),
  createdBy: optional(string()),
  late: optional(atLeastOne),
  dueToday: optional(atLeastOne),
});
export type WaitingEntry = InferOutput<typeof WaitingEntry>;

export const WaitingEntries = array(WaitingEntry);

/**
 * A draft that this browser keeps for a page; `path` is its address, which includes the review of a sheet. `subject` is the name of
 * the record; `savedAt` is in milliseconds since 1970.
 */
export interface KeptDraft {
  path: string;
  subject: string | null;
  savedAt: number;
}

/** The right that is needed to bring a draft online: `line` where the type has it, else `updown`. */
export const publishingRight = (rights: readonly Action[]): Action => (rights.includes('line') ? 'line' : 'updown');

/**
 * A kind of waiting items for persons who have a right, or may open the page: all of them, or only their own. With `judge` only
 * for persons who score, or who run panels.
 */
export interface Wait {
  path: string;
  status: WaitingEntry['status'];
  right: Action | null;
  own: boolean;
  judge?: 'expert' | 'chair';
}

const judges = { expert: mayScore, chair: isChair };

/**
 * Applications wait for a panel, for correction by their author, and for going online (decision 035). Their drafts are not
 * listed: the author knows them.
 */
const applicationWaits: readonly Wait[] = [
  { path: applicationsPath, status: 'submitted', right: 'edit', own: false },
  { path: applicationsPath, status: 'returned', right: 'edit', own: true },
  { path: applicationsPath, status: 'passed', right: 'line', own: false },
];

/** The kinds of waiting items for these grants, in menu order (product 13.1). */
export const waitsFor = (grants: Grants): readonly Wait[] =>
  [...contentTypes.flatMap(waitsOf), ...otherNames.map(waitElsewhere)].filter(
    ({ path, right, judge }) =>
      (right === null ? opens(grants, path) : isGranted(grants, path, right)) && (!judge || judges[judge](grants)),
  );

const waitsOf = ({ path, rights }: (typeof contentTypes)[number]): readonly Wait[] =>
  path === applicationsPath
    ? applicationWaits
    : [{ path, status: 'draft', right: publishingRight(rights), own: false }];

const waitElsewhere = (status: OtherWait): Wait => ({
  path: otherWaits[status].path,
  status,
  right: null,
  own: false,
  ...judgeOf(status),
});

function judgeOf(status: OtherWait): Pick<Wait, 'judge'> {
  if (status === 'toScore') return { judge: 'expert' };
  return status === 'toDecide' ? { judge: 'chair' } : {};
}

/** The address of the list with exactly these records, the longest waiting first. */
export const waitingHref = ({ path, status, createdBy }: Omit<WaitingEntry, 'count' | 'oldest'>): string =>
  path +
  writeListQuery(
    isOther(status)
      ? { ...defaultListQuery, filters: otherWaits[status].filters }
      : {
          ...defaultListQuery,
          orderBy: status === 'draft' ? 'createdTime' : 'updatedTime',
          filters: { status, ...(createdBy === undefined ? {} : { createdBy }) },
        },
  );
