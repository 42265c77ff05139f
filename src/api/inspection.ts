import type { Result } from '#src/domain/failure.ts';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { inspectionEndpoints } from '#src/api/endpoints/inspection.ts';
import type { Http } from '#src/api/http.ts';

/** What an inspector would find, as far as the server has checked it (decision 068). */
export const fetchInspection = (http: Http, signal: AbortSignal): Promise<Result<Inspection>> =>
  http.call(inspectionEndpoints.query, undefined, { signal });
