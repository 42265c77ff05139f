import { AdapterError, numberIn } from './field.ts';
import { partOf, readList, type Shape } from './shape.ts';

/** How the server pages its lists. */
export interface PageShape {
  /** The names in the whole answer; dotted names are nested, such as `data.records`. */
  rows: string;
  total: string;
  /** The parameters of the request: the page's number and size, or the index of its first row and its size. */
  number?: string;
  offset?: string;
  size: string;
  /** The number of the first page. */
  first: 0 | 1;
  /** The parameter with the column of the order, and the one with its direction and the words for it. */
  orderBy: string;
  direction: { name: string; ascending: string | boolean; descending: string | boolean };
}

/** Our request of a page: every other property is a filter. */
export interface PageRequest {
  pageNum: number;
  pageSize: number;
  orderBy?: string | undefined;
  desc?: boolean | undefined;
}

export const isPageRequest = (request: unknown): request is PageRequest =>
  typeof request === 'object' && request !== null && 'pageNum' in request && 'pageSize' in request;

/** The server's request of a page. */
export function pageRequest<Row>(
  { number, offset, size, first, orderBy: by, direction }: PageShape,
  row: Shape<Row>,
  { pageNum, pageSize, orderBy, desc, ...filters }: PageRequest,
): Record<string, unknown> {
  return {
    ...filtersOf(row, filters),
    ...(number === undefined ? {} : { [number]: pageNum - 1 + first }),
    ...(offset === undefined ? {} : { [offset]: (pageNum - 1) * pageSize }),
    [size]: pageSize,
    ...(orderBy === undefined
      ? {}
      : {
          [by]: row.nameOf(orderBy),
          [direction.name]: desc === true ? direction.descending : direction.ascending,
        }),
  };
}

/** Converts the server's whole answer to our page. */
export function pageAnswer<Row>(
  shape: Pick<PageShape, 'rows' | 'total'>,
  row: Shape<Row>,
  { pageNum, pageSize }: PageRequest,
  body: unknown,
) {
  const total = numberIn(partOf(body, shape.total));
  if (Number.isNaN(total)) throw new AdapterError(shape.total, partOf(body, shape.total), 'is no number');
  const rows = readList(row, partOf(body, shape.rows), 'list');
  const [, around] = /^(.*)\.[^.]+$/.exec(shape.rows) ?? [];
  // Some lists return more data beside their rows.
  return { ...((around === undefined ? body : partOf(body, around)) as object), list: rows, total, pageNum, pageSize };
}

/** Filters have the names and words of the rows; commas separate several words. */
function filtersOf<Row>(row: Shape<Row>, filters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const words = typeof value === 'string' ? value.split(',') : [value];
    const theirs = row.nameOf(name);
    const written = words.map((word) => partOf(row.write({ [name]: word } as Partial<Row>, ''), theirs));
    return [[theirs, words.length === 1 ? written[0] : written.join(',')] as const];
  });
  return Object.fromEntries(entries);
}
