import type { AxiosRequestConfig } from 'axios';
import type { BaseIssue } from 'valibot';
import type { Endpoint } from './endpoints/endpoint.ts';

/** The headers of a call; null for none. */
interface Carried {
  /** With its prefix. */
  authorization: string | null;
  idempotencyKey: string | null;
  ifMatch: string | null;
}

/** A call as axios sends it. */
export type HttpCall = Pick<AxiosRequestConfig, 'method' | 'baseURL' | 'url' | 'data' | 'headers'>;

/** A request cannot be expressed in the language of the server. */
export class UnsendableError extends Error {
  override name = 'UnsendableError';
}

/** The HTTP side of the endpoint table: how its calls are sent, and how the bodies of their answers are read. */
export interface Codec {
  /** @throws {UnsendableError} when the request cannot be expressed in the language of the server */
  encode: (endpoint: Endpoint, request: unknown, carried: Carried) => HttpCall;
  /** Returns the envelope of product 8, or anything else for an unreadable answer. It never throws. */
  decode: (endpoint: Endpoint, request: unknown, body: unknown) => unknown;
  /** Receives why the schema of an endpoint refused the data of an answer. */
  onRefusedData?: (endpoint: Endpoint, issues: readonly BaseIssue<unknown>[]) => void;
}

/** Sends calls and reads answers exactly as the endpoint table describes them. */
export const directCodec: Codec = {
  encode: (endpoint, request, { authorization, idempotencyKey, ifMatch }) => ({
    method: endpoint.method,
    url: endpoint.path,
    ...bodyOf(endpoint.encoding, request),
    headers: {
      // axios sends no header whose value is null.
      Authorization: authorization,
      'Idempotency-Key': idempotencyKey,
      'If-Match': ifMatch,
      ...contentType(endpoint.encoding),
    },
  }),
  decode: (_endpoint, _request, body) => body,
};

/** The body of a request. */
export function bodyOf(encoding: Endpoint['encoding'], request: unknown): Pick<HttpCall, 'data'> {
  if (encoding === 'none') return {};
  if (encoding === 'json') return { data: JSON.stringify(request) };
  if (encoding === 'multipart') return { data: formOf(request as Record<string, Blob>) };
  const texts = Object.entries(request as object).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return { data: new URLSearchParams(texts).toString() };
}

function formOf(fields: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The header that announces the body. */
export function contentType(encoding: Endpoint['encoding']) {
  // The browser chooses the boundary and sets the header itself.
  if (encoding === 'multipart') return {};
  // No body, so no type. Without `false`, axios would send the type of a form.
  if (encoding === 'none') return { 'Content-Type': false };
  return { 'Content-Type': encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' };
}
