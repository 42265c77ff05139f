import { useSelector } from '@xstate/react';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Readable } from '#src/views/actors/use-snapshot.ts';

/** The machine of any list. */
export type Listing = Readable<{
  context: { query: ListQuery; page: Pick<ListPage<unknown>, 'total'> | null; failure: Failure | null };
}>;

/** Whether any filter is set. */
export const useIsFiltered = (list: Listing): boolean =>
  useSelector(list, ({ context }) => Object.keys(context.query.filters).length > 0);

/** The total number of entries; null while it is unknown. During a reload it is the previous total. */
export const useTotal = (list: Listing): number | null =>
  useSelector(list, ({ context: { page, failure } }) => (failure ? null : (page?.total ?? null)));
