import { fromPromise } from 'xstate';
import { type ContentApi, fetchOptions } from '#src/api/content.ts';
import type { Http } from '#src/api/http.ts';
import { type MappedBase, type MappedBases, mostMapped, toMappedBase } from '#src/domain/bases/mapped-base.ts';
import { defaultListQuery, largestPage, type ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { gradesPath } from '#src/domain/scoring/kinds.ts';
import { baseMapMachine } from '#src/machines/content/base-map.ts';
import { bindMap } from './map.ts';

/** The map of bases. */
export const bindBaseMap = (http: Http, api: ContentApi, mapKey: string) =>
  baseMapMachine.provide({
    actors: {
      map: bindMap(mapKey),
      fetchBases: fromPromise(({ input, signal }) => fetchMapped(http, api, input.filters, signal)),
    },
  });

/** The bases, and the order of their grades. Without the order the map is still shown. */
async function fetchMapped(
  http: Http,
  api: ContentApi,
  filters: ListQuery['filters'],
  signal: AbortSignal,
): Promise<Result<MappedBases>> {
  const ranking = fetchOptions(http, gradesPath, '', signal);
  const bases = await fetchAll(api, filters, signal);
  if (!bases.ok) return bases;
  const ranked = await ranking;
  return success({ ...bases.value, grades: ranked.ok ? ranked.value.map(({ name }) => name) : [] });
}

/** Page by page. A record that moves to another page meanwhile counts once. */
async function fetchAll(
  api: ContentApi,
  filters: ListQuery['filters'],
  signal: AbortSignal,
): Promise<Result<Omit<MappedBases, 'grades'>>> {
  const bases = new Map<string, MappedBase>();
  for (let pageNum = 1; ; pageNum += 1) {
    // The first page contains the total; a server does not get ten calls at once.
    const answer = await api.query({ ...defaultListQuery, filters, pageNum, pageSize: largestPage }, signal);
    if (!answer.ok) return answer;
    const { list, total } = answer.value;
    for (const record of list) bases.set(record.id, toMappedBase(record));
    if (list.length === 0 || pageNum * largestPage >= Math.min(total, mostMapped)) {
      return success({ bases: [...bases.values()], total });
    }
  }
}
