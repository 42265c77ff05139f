import { fromPromise } from 'xstate';
import type { ContentApi } from '#src/api/content.ts';
import { type MappedBase, type MappedBases, mostMapped, toMappedBase } from '#src/domain/bases/mapped-base.ts';
import { defaultListQuery, largestPage, type ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { baseMapMachine } from '#src/machines/content/base-map.ts';
import { bindMap } from './map.ts';

/** The map of bases. */
export const bindBaseMap = (api: ContentApi, mapKey: string) =>
  baseMapMachine.provide({
    actors: {
      map: bindMap(mapKey),
      fetchBases: fromPromise(({ input, signal }) => fetchAll(api, input.filters, signal)),
    },
  });

/** Page by page. A record that moves to another page meanwhile counts once. */
async function fetchAll(
  api: ContentApi,
  filters: ListQuery['filters'],
  signal: AbortSignal,
): Promise<Result<MappedBases>> {
  const bases = new Map<string, MappedBase>();
  for (let pageNum = 1; ; pageNum += 1) {
    // The first page says how many there are, and a server is not asked for ten at once.
    const answer = await api.query({ ...defaultListQuery, filters, pageNum, pageSize: largestPage }, signal);
    if (!answer.ok) return answer;
    const { list, total } = answer.value;
    for (const record of list) bases.set(record.id, toMappedBase(record));
    if (list.length === 0 || pageNum * largestPage >= Math.min(total, mostMapped)) {
      return success({ bases: [...bases.values()], total });
    }
  }
}
