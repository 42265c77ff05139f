/** What a list asks for (decision 010). Filters are by field name, all as text; absent ones don't filter. */
export interface ListQuery {
  pageNum: number;
  pageSize: number;
  orderBy: string | null;
  desc: boolean;
  filters: Readonly<Record<string, string>>;
}

export const pageSizes = [20, 50, 100] as const;

export const defaultListQuery: ListQuery = {
  pageNum: 1,
  pageSize: pageSizes[0],
  orderBy: null,
  desc: false,
  filters: {},
};

const reserved = new Set(['pageNum', 'pageSize', 'orderBy', 'desc']);

/** Reads a list's address. Values that make no sense count as absent, so a mistyped link still opens the list. */
export function readListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const pageNum = Number(params.get('pageNum'));
  const pageSize = Number(params.get('pageSize'));
  const filters = [...params].filter(([key, value]) => !reserved.has(key) && value !== '');
  return {
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : defaultListQuery.pageNum,
    pageSize: pageSizes.some((size) => size === pageSize) ? pageSize : defaultListQuery.pageSize,
    orderBy: params.get('orderBy') || null,
    desc: params.get('desc') === '1',
    filters: Object.fromEntries(filters),
  };
}

/** Writes a list's address: only what differs from the default, so that the plain list has a plain address. */
export function writeListQuery(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.pageNum !== defaultListQuery.pageNum) params.set('pageNum', String(query.pageNum));
  if (query.pageSize !== defaultListQuery.pageSize) params.set('pageSize', String(query.pageSize));
  if (query.orderBy) {
    params.set('orderBy', query.orderBy);
    if (query.desc) params.set('desc', '1');
  }
  for (const [name, value] of Object.entries(query.filters)) if (value !== '') params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** The last page that has records; the page asked for may have lost its own meanwhile. */
export const lastPageOf = ({ total, pageSize }: ListPage<unknown>): number => Math.max(1, Math.ceil(total / pageSize));

export const sameListQuery = (a: ListQuery, b: ListQuery): boolean => writeListQuery(a) === writeListQuery(b);

/** Whether both ask for the same records, in whatever order. */
export const sameFilters = ({ filters }: ListQuery, other: ListQuery): boolean =>
  sameListQuery({ ...defaultListQuery, filters }, { ...defaultListQuery, filters: other.filters });

/** A change of filters, order or size goes back to the first page: page 7 of another list means nothing. */
export const changeListQuery = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  pageNum: 1,
  ...change,
});

/** One page of a list (decision 010). */
export interface ListPage<Item> {
  list: readonly Item[];
  total: number;
  pageNum: number;
  pageSize: number;
}
