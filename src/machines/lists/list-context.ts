import { type ListPage, type ListQuery, readListQuery } from '#src/domain/content/list-query.ts';
import type { FailureContext } from '#src/machines/failures.ts';
import type { PageInput } from '#src/machines/page.ts';

/** The selected items of all pages, or all that match the filters. */
export type Selection<Item> = readonly Item[] | 'all';

/** What every list knows: its query, which lives in the address, the page that the server answered, and the selection. */
export interface ListContext<Item> extends FailureContext {
  tabId: string;
  path: string;
  query: ListQuery;
  /** How often the filters were reset. After a reset, text that was typed before is dropped. */
  resets: number;
  page: ListPage<Item> | null;
  /** It survives paging and sorting, but not another filter. */
  selected: Selection<Item>;
}

export const startList = ({ tabId, location }: PageInput): ListContext<never> => ({
  tabId,
  path: location.path,
  query: readListQuery(location.search),
  resets: 0,
  page: null,
  selected: [],
  failure: null,
});

/** The selection with the newest state of the items on the page. */
export function refreshed<Item extends { id: string }>(
  selected: Selection<Item>,
  shown: readonly Item[],
): Selection<Item> {
  if (selected === 'all') return selected;
  const newest = new Map(shown.map((item) => [item.id, item]));
  return selected.map((item) => newest.get(item.id) ?? item);
}
