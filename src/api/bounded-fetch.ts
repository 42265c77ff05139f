import { AxiosError } from 'axios';

/** No answer that the app asks for comes near it, decoded: the largest is a page of a list with its formatted texts. */
const longestAnswer = 64 * 2 ** 20;

/** The code of the error with which reading ends. */
export const tooLongCode = AxiosError.ERR_BAD_RESPONSE;

/**
 * `fetch` for axios, which gives up an answer that grows beyond all bounds (fault E22). Unless its length is known, the bytes
 * are counted as they come, after they were unpacked: what is on the line does not tell how much memory they take.
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
    // Who waited for the answer is done with it at once and aborts, and the browser would call a complete answer broken off.
    flush: () => request.signal.removeEventListener('abort', hangUp),
  });
  return new Response(response.body.pipeThrough(counter), response);
}

/** Whether its length is told, and small. That of a packed answer is another, and another server need not say that it packs. */
function isShort({ type, headers }: Response): boolean {
  const told = headers.get('Content-Length');
  return type === 'basic' && !headers.has('Content-Encoding') && told !== null && Number(told) <= longestAnswer;
}
