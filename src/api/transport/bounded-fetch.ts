import { AxiosError } from 'axios';

/** The limit of a decoded answer. The largest legitimate one, a page of a list with formatted texts, is far below. */
const longestAnswer = 64 * 2 ** 20;

/** The code of the error for an answer beyond the limit. */
export const tooLongCode = AxiosError.ERR_BAD_RESPONSE;

/**
 * `fetch` for axios that aborts an answer beyond the limit (fault E22). Unless its length is known, the decompressed bytes are
 * counted as they arrive: the transferred size does not show how much memory they need.
 */
export async function boundedFetch(request: Request): Promise<Response> {
  const line = new AbortController();
  const hangUp = () => line.abort(request.signal.reason);
  if (request.signal.aborted) hangUp();
  request.signal.addEventListener('abort', hangUp);
  const response = await fetch(request, { signal: line.signal });
  if (!response.body || isShort(response)) return response;
  let length = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      length += piece.byteLength;
      if (length <= longestAnswer) controller.enqueue(piece);
      else controller.error(new AxiosError('The answer is too long', tooLongCode));
    },
    // The caller aborts as soon as it has the answer, and the browser would report a complete answer as aborted.
    flush: () => request.signal.removeEventListener('abort', hangUp),
  });
  return new Response(response.body.pipeThrough(counter), response);
}

/** Whether Content-Length is present, small, and of the decoded body. Of a compressed answer it is another length. */
function isShort({ type, headers }: Response): boolean {
  const length = headers.get('Content-Length');
  return type === 'basic' && !headers.has('Content-Encoding') && length !== null && Number(length) <= longestAnswer;
}
