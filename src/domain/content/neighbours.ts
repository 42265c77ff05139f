import type { ListQuery } from './list-query.ts';

/** The records before and after one in its list, by id. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

export const noNeighbours: Neighbours = { previous: null, next: null };

/** The ids of one page of the list as it is queried; null when they cannot be had. */
type FetchIds = (query: ListQuery) => Promise<readonly string[] | null>;

/** Looks on the list's page, and on the one beside it where the record is the first or the last. */
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
