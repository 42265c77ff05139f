import type { ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import type { LogPage } from '#src/domain/logs/log-entry.ts';
import { logFiltersOf } from '#src/domain/logs/log-filters.ts';
import { logEndpoints } from '#src/api/endpoints/logs.ts';
import type { Http } from './http.ts';

/** Fetches a page of the log, the newest entries first. Unknown filters of the query are left out. */
export const fetchLogs = (http: Http, query: ListQuery, signal: AbortSignal): Promise<Result<LogPage>> =>
  http.call(
    logEndpoints.query,
    { pageNum: query.pageNum, pageSize: query.pageSize, ...logFiltersOf(query) },
    { signal },
  );
