import { keywordOf } from '#src/domain/keyword.ts';

/** The query of a list (decision 010). `filters` are by field name, all values as text. */
export interface ListQuery {
  pageNum: number;
  pageSize: number;
  orderBy: string | null;
  desc: boolean;
  filters: Readonly<Record<string, string>>;
  /** What matches is shown on a map, where the type has one (decision 029). */
  view?: 'map' | undefined;
}

/** How a filter asks for records without a value. */
export const noValue = 'none';

export const pageSizes = [20, 50, 100] as const;

/** Separates the record ids of the filter `ids`. */
export const idSeparator = ',';

/** The most records that the server gives in one page (decision 010). */
export const largestPage = 200;

export const defaultListQuery: ListQuery = {
  pageNum: 1,
  pageSize: pageSizes[0],
  orderBy: null,
  desc: false,
  filters: {},
};

/** The query for exactly these records. */
export const queryOf = (ids: readonly string[]): ListQuery => ({
  ...defaultListQuery,
  filters: { ids: ids.join(idSeparator) },
});

const reserved = new Set(['pageNum', 'pageSize', 'orderBy', 'desc', 'view']);

/** Reads the query from a list's address. Invalid values count as absent, so a mistyped link still opens the list. */
export function readListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const pageNum = Number(params.get('pageNum'));
  const pageSize = Number(params.get('pageSize'));
  const filters = [...params]
    .map(([key, value]) => [key, keywordOf(value)] as const)
    .filter(([key, value]) => !reserved.has(key) && value !== '');
  return {
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : defaultListQuery.pageNum,
    pageSize: pageSizes.some((size) => size === pageSize) ? pageSize : defaultListQuery.pageSize,
    orderBy: params.get('orderBy') || null,
    desc: params.get('desc') === '1',
    filters: Object.fromEntries(filters),
    ...(params.get('view') === 'map' && { view: 'map' }),
  };
}

/** Writes the query into a list's address. Defaults are left out, so the default list has a plain address. */
export function writeListQuery(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.pageNum !== defaultListQuery.pageNum) params.set('pageNum', String(query.pageNum));
  if (query.pageSize !== defaultListQuery.pageSize) params.set('pageSize', String(query.pageSize));
  if (query.orderBy) {
    params.set('orderBy', query.orderBy);
    if (query.desc) params.set('desc', '1');
  }
  if (query.view) params.set('view', query.view);
  for (const [name, value] of Object.entries(query.filters)) {
    if (keywordOf(value) !== '') params.set(name, keywordOf(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * The number of the last page that has records. Records may have been deleted since, so the requested page can be
 * beyond it.
 */
export const lastPageOf = ({ total, pageSize }: ListPage<unknown>): number => Math.max(1, Math.ceil(total / pageSize));

export const sameListQuery = (a: ListQuery, b: ListQuery): boolean => writeListQuery(a) === writeListQuery(b);

/** Whether both queries find the same records; order and paging may differ. */
export const sameFilters = ({ filters }: ListQuery, other: ListQuery): boolean =>
  sameListQuery({ ...defaultListQuery, filters }, { ...defaultListQuery, filters: other.filters });

/**
 * A change of filters, order or page size goes back to the first page, since the old page number has lost its meaning.
 */
export const changeListQuery = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  pageNum: 1,
  ...change,
});

/** The filters after a change. An empty value removes its filter. */
export const changeFilters = (filters: ListQuery['filters'], change: ListQuery['filters']): ListQuery['filters'] =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value !== ''));

/** The filters that are left after some were removed. */
export const withoutFilters = (filters: ListQuery['filters'], names: readonly string[]): ListQuery['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/** One page of a list (decision 010). */
export interface ListPage<Item> {
  list: readonly Item[];
  total: number;
  pageNum: number;
  pageSize: number;
}
