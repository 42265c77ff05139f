import { defaultListQuery, type ListQuery, readListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { scoringPathOf, templateKinds } from './kinds.ts';
import type { ReviewRow } from './review.ts';
import { mayScore } from './scoring-rights.ts';

/** The order of the list from which a sheet is opened. */
export type DeskOrder = Pick<ListQuery, 'orderBy' | 'desc'>;

/**
 * The address of a scoring page. It keeps the order of the list from which it was opened, because *next* follows that
 * order (W1.7).
 */
export function sheetLink(
  { kind, id }: Pick<ReviewRow, 'kind' | 'id'>,
  { orderBy, desc }: DeskOrder = defaultListQuery,
): string {
  return scoringPathOf(kind) + writeListQuery({ ...defaultListQuery, orderBy, desc, filters: { review: id } });
}

/** The address where the person scores a record; null if no sheet of theirs is expected. */
export function scoringLink({ ownReview }: Pick<ContentRecord, 'ownReview'>, grants: Grants): string | null {
  const { id = '', kind: name } = ownReview?.toScore ?? {};
  const kind = templateKinds.find((one) => one === name);
  return kind && mayScore(grants) ? sheetLink({ id, kind }) : null;
}

/** The review that the address of a scoring page names. */
export const reviewOfLink = (search: string): string | null => readListQuery(search).filters['review'] ?? null;

/** The order that the address names. */
export function orderOfLink(search: string): DeskOrder {
  const { orderBy, desc } = readListQuery(search);
  return { orderBy, desc };
}
