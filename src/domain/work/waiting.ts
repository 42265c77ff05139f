import { array, integer, type InferOutput, minValue, number, object, picklist, pipe, string } from 'valibot';
import { type Action, type Grants, isGranted } from '#src/domain/rights/access.ts';
import { defaultListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import { recordStatuses } from '#src/domain/content/record.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';

/** Records of a content type that wait for somebody: how many, and when the oldest of them was made. Times as in records. */
export const WaitingEntry = object({
  path: string(),
  status: picklist(recordStatuses),
  count: pipe(number(), integer(), minValue(1)),
  oldest: string(),
});
export type WaitingEntry = InferOutput<typeof WaitingEntry>;

export const WaitingEntries = array(WaitingEntry);

/** A draft that this browser keeps of a page: what it is of, in its own words, and when it was kept (milliseconds since 1970). */
export interface KeptDraft {
  path: string;
  subject: string | null;
  savedAt: number;
}

/** The right to bring a draft of the type online: `line` is the first step where there is one. */
export const publishingRight = (rights: readonly Action[]): Action => (rights.includes('line') ? 'line' : 'updown');

/** The content types whose drafts wait for somebody with these grants, in menu order. */
export const publishableTypes = (grants: Grants): readonly string[] =>
  contentTypes.filter(({ path, rights }) => isGranted(grants, path, publishingRight(rights))).map(({ path }) => path);

/** The address of the list of just these records, the oldest first. */
export const waitingHref = ({ path, status }: Pick<WaitingEntry, 'path' | 'status'>): string =>
  path + writeListQuery({ ...defaultListQuery, orderBy: 'createdTime', filters: { status } });
