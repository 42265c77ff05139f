import { array, integer, type InferOutput, minValue, number, object, picklist, pipe, string } from 'valibot';
import { type Action, type Grants, isGranted } from '#src/domain/rights/access.ts';
import { defaultListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import { recordStatuses } from '#src/domain/content/record.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';

/** Records of a content type that wait for the person: how many, and the creation time of the oldest. */
export const WaitingEntry = object({
  path: string(),
  status: picklist(recordStatuses),
  count: pipe(number(), integer(), minValue(1)),
  oldest: string(),
});
export type WaitingEntry = InferOutput<typeof WaitingEntry>;

export const WaitingEntries = array(WaitingEntry);

/** A draft that this browser keeps for a page. `subject` is the name of what the page shows; `savedAt` is in milliseconds since 1970. */
export interface KeptDraft {
  path: string;
  subject: string | null;
  savedAt: number;
}

/** The right that is needed to bring a draft online: `line` where the type has it, else `updown`. */
export const publishingRight = (rights: readonly Action[]): Action => (rights.includes('line') ? 'line' : 'updown');

/** The paths of the content types whose drafts somebody with these grants may bring online, in menu order. */
export const publishableTypes = (grants: Grants): readonly string[] =>
  contentTypes.filter(({ path, rights }) => isGranted(grants, path, publishingRight(rights))).map(({ path }) => path);

/** The address of the list with exactly these records, the oldest first. */
export const waitingHref = ({ path, status }: Pick<WaitingEntry, 'path' | 'status'>): string =>
  path + writeListQuery({ ...defaultListQuery, orderBy: 'createdTime', filters: { status } });
