import { useSelector } from '@xstate/react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { activeFilters } from '#src/domain/content/list-filters.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Readable } from '#src/views/actors/use-snapshot.ts';

/** The machine of any list. */
export type Listing = Readable<{
  context: { query: ListQuery; page: Pick<ListPage<unknown>, 'total'> | null; failure: Failure | null };
}>;

/** Whether any filter is set: in a list of content, one that its type knows. */
export const useIsFiltered = (list: Listing, type?: ContentType): boolean =>
  useSelector(
    list,
    ({
      context: {
        query: { filters },
      },
    }) => (type ? activeFilters(type, filters).length > 0 : Object.keys(filters).length > 0),
  );

/** The total number of entries; null while it is unknown. During a reload it is the previous total. */
export const useTotal = (list: Listing): number | null =>
  useSelector(list, ({ context: { page, failure } }) => (failure ? null : (page?.total ?? null)));
