import { array, integer, type InferOutput, minValue, number, object, optional, picklist, pipe, string } from 'valibot';
import { type Action, type Grants, isGranted } from '#src/domain/rights/access.ts';
import { defaultListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import { type RecordStatus, recordStatuses } from '#src/domain/content/record.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { applicationsPath } from '#src/domain/scoring/review.ts';

/**
 * Records of a content type that wait for the person: how many, and since when the oldest does. A draft waits from its
 * creation on, an application from its last step. `createdBy` is the person whose records alone are meant.
 */
export const WaitingEntry = object({
  path: string(),
  status: picklist(recordStatuses),
  count: pipe(number(), integer(), minValue(1)),
  oldest: string(),
  createdBy: optional(string()),
});
export type WaitingEntry = InferOutput<typeof WaitingEntry>;

export const WaitingEntries = array(WaitingEntry);

/**
 * A draft that this browser keeps for a page. `subject` is the name of what the page shows; `savedAt` is in
 * milliseconds since 1970.
 */
export interface KeptDraft {
  path: string;
  subject: string | null;
  savedAt: number;
}

/** The right that is needed to bring a draft online: `line` where the type has it, else `updown`. */
export const publishingRight = (rights: readonly Action[]): Action => (rights.includes('line') ? 'line' : 'updown');

/** Records in a state that wait for whoever has a right: all of them, or only one's own. */
export interface Wait {
  path: string;
  status: RecordStatus;
  right: Action;
  own: boolean;
}

/**
 * Applications wait for a panel, for being corrected by whoever began them, and for going online (decision 035). Their
 * drafts wait for nobody but their author, who knows.
 */
const applicationWaits: readonly Wait[] = [
  { path: applicationsPath, status: 'submitted', right: 'edit', own: false },
  { path: applicationsPath, status: 'returned', right: 'edit', own: true },
  { path: applicationsPath, status: 'passed', right: 'line', own: false },
];

/** What waits for somebody with these grants, in menu order: drafts of all types that they may bring online, and applications. */
export const waitsFor = (grants: Grants): readonly Wait[] =>
  contentTypes
    .flatMap(({ path, rights }): readonly Wait[] =>
      path === applicationsPath
        ? applicationWaits
        : [{ path, status: 'draft', right: publishingRight(rights), own: false }],
    )
    .filter(({ path, right }) => isGranted(grants, path, right));

/** The address of the list with exactly these records, the oldest first. */
export const waitingHref = ({ path, status, createdBy }: Omit<WaitingEntry, 'count' | 'oldest'>): string =>
  path +
  writeListQuery({
    ...defaultListQuery,
    orderBy: status === 'draft' ? 'createdTime' : 'updatedTime',
    filters: { status, ...(createdBy === undefined ? {} : { createdBy }) },
  });
