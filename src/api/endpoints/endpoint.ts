import type { GenericSchema } from 'valibot';
import type { KnownRefusal } from './refusals.ts';

/**
 * A call of the provider's back-end. The client sends it and the mock answers it by this description.
 *
 * - `encoding`: how the request is encoded. `none` has no body: the specification gives its payload as "none".
 *   `multipart` sends a file.
 * - `right`: the module path that the account must be granted: a page, or a button `<page>_<action>`; null when a token is
 *   enough.
 * - `alsoBy`: rights of other pages that are enough, too.
 * - `answer`: `needed`: without readable data the call has failed. `extra`: only the envelope decides; unreadable data is
 *   null.
 * - `secrets`: fields of the request or response that must not appear in any log.
 * - `refusals`: the refusals of this call that the app acts on (`refusals.ts`).
 * - `source`: `specified` by the specification, or `assumed` by us (decisions 005, 010, 043).
 */
export interface Endpoint<Request = unknown, Response = unknown> {
  method: 'POST' | 'DELETE';
  path: string;
  encoding: 'json' | 'form' | 'multipart' | 'none';
  request: GenericSchema<unknown, Request>;
  response: GenericSchema<unknown, Response>;
  token: boolean;
  right: string | null;
  alsoBy: readonly string[];
  kind: 'read' | 'write';
  answer: 'needed' | 'extra';
  secrets: readonly string[];
  refusals: readonly KnownRefusal[];
  source: 'specified' | 'assumed';
}

export type RequestOf<Row> = Row extends Endpoint<infer Request, unknown> ? Request : never;
export type ResponseOf<Row> = Row extends Endpoint<unknown, infer Response> ? Response : never;

/** The defaults: a JSON call that needs a token and no further right. */
const defaults = {
  method: 'POST',
  encoding: 'json',
  token: true,
  right: null,
  alsoBy: [],
  secrets: [],
  refusals: [],
  source: 'assumed',
} satisfies Partial<Endpoint>;

type Given<Request, Response> = Pick<Endpoint<Request, Response>, 'path' | 'request' | 'response'> &
  Partial<Endpoint<Request, Response>>;

/** A row for a call that changes nothing. The client may repeat it after a network failure (decision 043). */
export const read = <Request, Response>(row: Given<Request, Response>): Endpoint<Request, Response> => ({
  ...defaults,
  kind: 'read',
  answer: 'needed',
  ...row,
});

/**
 * A row for a call that changes something. It sends an Idempotency-Key and is never repeated automatically (decision 043).
 * Its data is optional: when the envelope reports a success, the data may still be null.
 */
export const write = <Request, Response>(row: Given<Request, Response>): Endpoint<Request, Response | null> => ({
  ...defaults,
  kind: 'write',
  answer: 'extra',
  ...row,
});

/** A row for a write whose data the caller needs, such as a token. Without readable data it has failed. */
export const writeForAnswer = <Request, Response>(row: Given<Request, Response>): Endpoint<Request, Response> => ({
  ...defaults,
  kind: 'write',
  answer: 'needed',
  ...row,
});
