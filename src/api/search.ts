import { searchEndpoints } from '#src/api/endpoints/search.ts';
import type { Result } from '#src/domain/failure.ts';
import type { FoundRecord } from '#src/domain/shell/found-record.ts';
import type { Http } from './http.ts';

/** Finds records of all lists that the account may open. `pinyin`: letters also match how Chinese titles are pronounced. */
export const searchRecords = (
  http: Http,
  request: { keyword: string; pinyin: boolean },
  signal: AbortSignal,
): Promise<Result<readonly FoundRecord[]>> => http.call(searchEndpoints.query, request, { signal });
