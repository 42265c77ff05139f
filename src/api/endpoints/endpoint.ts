import type { GenericSchema } from 'valibot';
import type { KnownRefusal } from './refusals.ts';

/**
 * A call of the provider's back-end, complete enough for the client to send it and for the mock to answer it.
 *
 * - `encoding`: how the request travels; `none` is a call whose payload the spec gives as "none": no body at all.
 *   `multipart` carries a file.
 * - `right`: module path that the account must hold: a page, or a button `<page>_<action>`; null when a token suffices.
 * - `answer`: `needed`: without one that can be read the call has failed. `extra`: the envelope alone says whether it was done;
 *   what cannot be read of its answer is null.
 * - `secrets`: fields of request or response that must appear in no log.
 * - `refusals`: the refusals of this call that the app acts on (`refusals.ts`).
 * - `source`: whether the spec gives the call (`specified`) or it is our assumption (decisions 005, 010, 043).
 */
export interface Endpoint<Request = unknown, Response = unknown> {
  method: 'POST' | 'DELETE';
  path: string;
  encoding: 'json' | 'form' | 'multipart' | 'none';
  request: GenericSchema<unknown, Request>;
  response: GenericSchema<unknown, Response>;
  token: boolean;
  right: string | null;
  kind: 'read' | 'write';
  answer: 'needed' | 'extra';
  secrets: readonly string[];
  refusals: readonly KnownRefusal[];
  source: 'specified' | 'assumed';
}

export type RequestOf<Row> = Row extends Endpoint<infer Request, unknown> ? Request : never;
export type ResponseOf<Row> = Row extends Endpoint<unknown, infer Response> ? Response : never;

/** Defaults of most rows: a JSON call with a token that needs no further right. */
const usual = {
  method: 'POST',
  encoding: 'json',
  token: true,
  right: null,
  secrets: [],
  refusals: [],
  source: 'assumed',
} satisfies Partial<Endpoint>;

type Given<Request, Response> = Pick<Endpoint<Request, Response>, 'path' | 'request' | 'response'> &
  Partial<Endpoint<Request, Response>>;

/** A call that changes nothing. The client may repeat it after a network failure (decision 043). */
export const read = <Request, Response>(row: Given<Request, Response>): Endpoint<Request, Response> => ({
  ...usual,
  kind: 'read',
  answer: 'needed',
  ...row,
});

/**
 * A call that changes something. It carries an Idempotency-Key and is never repeated by itself (decision 043). What it answers
 * is a convenience: once the envelope says that it was done it was, and whoever asked does without what is null.
 */
export const write = <Request, Response>(row: Given<Request, Response>): Endpoint<Request, Response | null> => ({
  ...usual,
  kind: 'write',
  answer: 'extra',
  ...row,
});

/** A call that changes something for the sake of its answer, such as a token: without that, nothing was gained. */
export const writeForAnswer = <Request, Response>(row: Given<Request, Response>): Endpoint<Request, Response> => ({
  ...usual,
  kind: 'write',
  answer: 'needed',
  ...row,
});
