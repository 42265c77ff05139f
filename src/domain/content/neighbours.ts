import type { ListQuery } from './list-query.ts';

/** The ids of the records before and after a record in its list. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

export const noNeighbours: Neighbours = { previous: null, next: null };

/** Fetches the ids of one page of the list; null when the call fails. */
type FetchIds = (query: ListQuery) => Promise<readonly string[] | null>;

/** Looks on the record's page of the list, and on the previous or next page when the record is its first or last. */
export async function findNeighbours(id: string, query: ListQuery, fetchIds: FetchIds): Promise<Neighbours> {
  const ids = await fetchIds(query);
  const index = ids?.indexOf(id) ?? -1;
  if (!ids || index === -1) return noNeighbours;
  const { pageNum, pageSize } = query;
  const beside = async (step: -1 | 1) => (await fetchIds({ ...query, pageNum: pageNum + step })) ?? [];
  const previous = ids[index - 1] ?? (pageNum > 1 ? (await beside(-1)).at(-1) : null) ?? null;
  const next = ids[index + 1] ?? (ids.length === pageSize ? (await beside(1))[0] : null) ?? null;
  return { previous, next };
}
