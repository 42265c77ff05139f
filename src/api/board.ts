import type { Board } from '#src/domain/board/board.ts';
import type { Result } from '#src/domain/failure.ts';
import { boardEndpoints } from '#src/api/endpoints/board.ts';
import type { Http } from './http.ts';

/** The state of the platform (decision 046). */
export const fetchBoard = (http: Http, signal: AbortSignal): Promise<Result<Board>> =>
  http.call(boardEndpoints.query, undefined, { signal });
