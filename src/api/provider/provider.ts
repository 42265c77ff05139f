import type { Capability } from '#src/domain/capabilities.ts';
import type { Endpoint, RequestOf, ResponseOf } from '#src/api/endpoints/endpoint.ts';
import type { PageShape } from './page.ts';
import type { Shape } from './shape.ts';

/** The fields of an answer's code, message and data, which may be dotted, and the codes for success and an expired session. */
export interface EnvelopeShape {
  code: string;
  message: string;
  data: string;
  /** If it is a text, all other texts are refusals. */
  success: number | string | boolean;
  expired: number | string;
  /** The server's codes for refusals that the app acts on: a missing right, a missing record, an outdated version. */
  refusals?: Readonly<Record<string, 403 | 404 | 409>>;
}

/** The item of a list, or of a page of one. */
type ItemOf<Response> = Response extends { list: readonly (infer Item)[] }
  ? Item
  : Response extends readonly (infer Item)[]
    ? Item
    : never;

/** How one call differs. What it leaves out is as in the endpoint table. */
export interface CallAdapter<Row = Endpoint> {
  /**
   * Method and path, such as `PUT /user/{id}`: fields of the request in braces become part of the address. GET and DELETE send
   * the other fields in the address, too.
   */
  on?: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;
  encoding?: Endpoint['encoding'] | 'query';
  /** What differs from the envelope and the page shape of the provider. */
  envelope?: Partial<EnvelopeShape>;
  page?: Partial<PageShape>;
  /** The properties of the whole answer are the data. */
  whole?: true;
  /** The record of the answer; the request has its names and words, too. */
  record?: Shape<NonNullable<ResponseOf<Row>>>;
  /** The records of a list; its filters and its order have their names and words, too. */
  rows?: Shape<ItemOf<ResponseOf<Row>>>;
  /** Changes the filters of a list before they get the names and words of its rows. */
  filters?: (request: RequestOf<Row>) => object;
  /** Converts our request to the server's where `record` or `rows` do not describe it. */
  request?: (request: RequestOf<Row>) => unknown;
  /** Converts the server's data to ours where `record` or `rows` do not describe them. */
  answer?: (data: unknown) => ResponseOf<Row>;
  /**
   * For a server without versions: the path, in the endpoint table, of the read that finds the record of the write: by its id,
   * or in a list. The write is refused when the record has another version by then.
   */
  compare?: string;
}

/** The differences between the server of a provider and the endpoint table. */
export interface Provider {
  name: string;
  envelope: EnvelopeShape;
  page: PageShape;
  /** What the Authorization header has before the token. `VITE_AUTH_PREFIX` overrides it. */
  authorizationPrefix: string;
  /** The header with the key by which a repeated write is carried out once; false for a server without such keys. */
  idempotencyKeys: string | false;
  /**
   * Where a write carries the version that it is based on: as in the endpoint table, in the header If-Match, or in the field
   * `version` of its request. False for a server that refuses no write because of it.
   */
  versions: 'contract' | 'header' | 'field' | false;
  missing: readonly Capability[];
  /** By the path in the endpoint table. */
  calls: Readonly<Record<string, CallAdapter>>;
}

/** One call, checked against its row: `call<typeof userEndpoints.get>({ … })`. */
export const call = <Row>(adapter: CallAdapter<Row>): CallAdapter => adapter as CallAdapter;
