import type { ContentType } from '#src/domain/content/content-type.ts';
import { knownQuery } from '#src/domain/content/list-filters.ts';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { Option } from '#src/domain/content/option.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import { isRevision, type Revision, type TimelineEntry } from '#src/domain/content/timeline.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { contentEndpoints, optionsEndpoint } from '#src/api/endpoints/content.ts';
import type { RequestOf } from '#src/api/endpoints/endpoint.ts';
import { stepEndpoints } from '#src/api/endpoints/steps.ts';
import { completed } from './completed.ts';
import type { CallOptions, Http } from './http.ts';

export type ContentApi = ReturnType<typeof createContentApi>;

/** The calls of one content type. */
export function createContentApi(http: Http, type: ContentType) {
  const rows = contentEndpoints(type);
  const steps = stepEndpoints(type.path);
  const timeline = (id: string, signal?: AbortSignal): Promise<Result<readonly TimelineEntry[]>> =>
    http.call(rows.revisions, { id }, signal ? { signal } : {});
  const get = (id: string, signal?: AbortSignal): Promise<Result<ContentRecord>> =>
    http.call(rows.get, { id }, signal ? { signal } : {});
  return {
    /** A page of the records that match the query, as far as the type knows its filters and its order. */
    query(query: ListQuery, signal?: AbortSignal): Promise<Result<ListPage<ContentRecord>>> {
      const { filters, orderBy, desc, pageNum, pageSize } = knownQuery(type, query);
      const request = { ...filters, pageNum, pageSize, ...(orderBy ? { orderBy, desc } : {}) } as RequestOf<
        typeof rows.query
      >;
      return http.call(rows.query, request, signal ? { signal } : {});
    },

    get,

    /** Null when the server does not return the new record: then its id is unknown. */
    add: (values: ContentValues, options: CallOptions): Promise<Result<ContentRecord | null>> =>
      http.call(rows.add, values, options),

    /** `version` is the version that the values are based on. The server refuses the save when it has a newer one. */
    update: (
      id: string,
      version: number,
      values: ContentValues,
      options: CallOptions,
    ): Promise<Result<ContentRecord | null>> =>
      completed(http.call(rows.update, { ...values, id, version } as RequestOf<typeof rows.update>, options), () =>
        get(id),
      ),

    /**
     * Null when the server does not return the record. The operation has succeeded; the caller loads the record again.
     */
    operate(
      { name, right, on }: RecordOperation,
      id: string,
      options: CallOptions,
      reason = '',
    ): Promise<Result<ContentRecord | null>> {
      if (right === 'edit')
        return name === 'return'
          ? http.call(steps.return, { id, reason }, options)
          : http.call(steps.submit, { id }, options);
      // Only what brings a record online is given a reason.
      const request = { id, ...(reason && { reason }) };
      return right === 'line' || right === 'del'
        ? http.call(rows[right], request, options)
        : http.call(rows[right], { ...request, on }, options);
    },

    /** The steps that the record has taken, the oldest first, where its type has steps (decision 035). */
    history: (id: string, signal?: AbortSignal): Promise<Result<readonly StepEvent[]>> =>
      http.call(steps.history, { id }, signal ? { signal } : {}),

    /** All acts on a record, the newest first. A server may know only its saves. */
    timeline,

    /** All saves of a record, the newest first. */
    async revisions(id: string, signal?: AbortSignal): Promise<Result<readonly Revision[]>> {
      const answer = await timeline(id, signal);
      return answer.ok ? success(answer.value.filter(isRevision)) : answer;
    },
  };
}

/** Finds records of the content type at `path` for a picker, by a part of the name or by id. */
export const fetchOptions = (
  http: Http,
  path: string,
  keyword: string,
  signal?: AbortSignal,
): Promise<Result<readonly Option[]>> => http.call(optionsEndpoint(path), { keyword }, signal ? { signal } : {});
