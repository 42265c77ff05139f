import type { ListPage, ListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { logFiltersOf } from '#src/domain/logs/log-filters.ts';
import { logEndpoints } from '#src/api/endpoints/logs.ts';
import type { Http } from './http.ts';

/** A page of the log, the newest first. Filters of the address that the log does not know are not asked. */
export const fetchLogs = (http: Http, query: ListQuery, signal: AbortSignal): Promise<Result<ListPage<LogEntry>>> =>
  http.call(
    logEndpoints.query,
    { pageNum: query.pageNum, pageSize: query.pageSize, ...logFiltersOf(query) },
    { signal },
  );
