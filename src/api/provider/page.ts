import { AdapterError, shown } from './field.ts';
import { fields, list, partOf, placeIn, type Shape } from './shape.ts';

/** How the server pages its lists. All names may be dotted where they are read. */
export interface PageShape {
  /** The rows in the answer. */
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
interface PageRequest {
  pageNum: number;
  pageSize: number;
  orderBy?: string | undefined;
  desc?: boolean | undefined;
}

export interface Page<Row> {
  list: Row[];
  total: number;
  pageNum: number;
  pageSize: number;
}

export const isPageRequest = (request: unknown): request is PageRequest =>
  typeof request === 'object' && request !== null && 'pageNum' in request && 'pageSize' in request;

/** The request and the answer of a list. Its filters and its order have the names and words of its rows. */
export function page<Row extends object>(
  shape: PageShape,
  row: Shape<Row> = fields<Row>({}),
): {
  request: (request: object) => Record<string, unknown>;
  answer: (data: unknown, request: unknown) => Page<Row>;
} {
  return {
    request: (request) => pageRequestOf(shape, row, request as PageRequest),
    answer(data, request) {
      const { pageNum, pageSize } = request as PageRequest;
      const total = partOf(data, shape.total);
      if (typeof total !== 'number') throw new AdapterError(placeIn('', shape.total), `${shown(total)} is no number`);
      return { list: list(row).read(partOf(data, shape.rows), 'list'), total, pageNum, pageSize };
    },
  };
}

function pageRequestOf<Row>(
  { number, offset, size, first, orderBy: by, direction }: PageShape,
  row: Shape<Row>,
  { pageNum, pageSize, orderBy, desc, ...filters }: PageRequest,
): Record<string, unknown> {
  return {
    ...row.write(filters as Partial<Row>, ''),
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
