import { HttpResponse } from 'msw/http';
import type { Fault } from './fault.ts';
import type { Hanging } from './hanging.ts';
import { broken, padded, slow } from './streams.ts';
import { confuse } from './confuse.ts';

/** Applies a fault before the call is carried out. Returns its answer, or null if the call continues. */
export async function answerInstead(fault: Fault, hanging: Hanging): Promise<Response | null> {
  switch (fault.kind) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      await hanging.wait();
      return HttpResponse.error();
    case 'delay':
      await hanging.wait(fault.milliseconds);
      return null;
    case 'status':
      return respond(fault.body, fault.status, fault.headers);
    case 'body':
      return respond(fault.body, 200);
    case 'html':
      return respond(loginPageOfProxy, 200);
    case 'empty':
      return respond('', 200);
    case 'refuse':
      return respond({ success: false, rCode: fault.rCode, rMsg: fault.rMsg, resultData: null }, 200);
    default:
      return null;
  }
}

/** Applies a fault to the answer of a call that was carried out. */
export async function spoil(fault: Fault, answer: Response, hanging: Hanging): Promise<Response> {
  switch (fault.kind) {
    case 'lost':
      return HttpResponse.error();
    case 'newer':
      answer.headers.set(versionHeader, `${apiVersion}+`);
      return answer;
    case 'bare':
      return withBody(answer, await withoutData(answer));
    case 'truncated':
      return withBody(answer, await firstHalf(answer));
    case 'broken':
      return withBody(answer, broken(await firstHalf(answer)));
    case 'wrongTypes':
      return withBody(answer, JSON.stringify(confuse(await answer.json())));
    case 'slow':
      return withBody(answer, slow(await answer.text(), fault.bytesPerSecond, hanging));
    case 'huge':
      return withBody(answer, padded(await answer.text(), fault.megabytes));
    default:
      return answer;
  }
}

/** The header with the version of the back-end (fault I4). */
export const versionHeader = 'X-Api-Version';
export const apiVersion = '1';

const loginPageOfProxy = '<!doctype html><html><body><h1>Network login</h1><form></form></body></html>';

async function firstHalf(answer: Response): Promise<string> {
  const text = await answer.text();
  return text.slice(0, Math.ceil(text.length / 2));
}

/** Removes the data of a success. Refusals have none. */
async function withoutData(answer: Response): Promise<string> {
  const { resultData, ...rest } = (await answer.json()) as { success: boolean; resultData: unknown };
  return JSON.stringify(rest.success ? rest : { ...rest, resultData });
}

/** The same answer with another body, without Content-Length, which is unknown for a stream. */
function withBody({ status, headers }: Response, body: string | ReadableStream<Uint8Array>): Response {
  const response = new HttpResponse(body, { status });
  for (const [name, value] of headers) if (name !== 'content-length') response.headers.set(name, value);
  return response;
}

/** Sets the headers last: MSW stores cookies that are passed to the constructor in local storage. */
function respond(body: unknown, status: number, given: Record<string, string> = {}): Response {
  const response =
    typeof body === 'string'
      ? new HttpResponse(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      : HttpResponse.json(body as Record<string, unknown>, { status });
  for (const [name, value] of Object.entries(given)) response.headers.set(name, value);
  return response;
}
