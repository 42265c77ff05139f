import type { Capability } from '#src/domain/capabilities.ts';
import type { Endpoint, RequestOf, ResponseOf } from '#src/api/endpoints/endpoint.ts';
import type { PageShape } from './page.ts';

/** Where an answer has its marks, and the codes that mean success and an expired session. */
export interface EnvelopeShape {
  code: string;
  message: string;
  /** An answer without this property is its own data. */
  data: string;
  success: number;
  expired: number;
}

/** How one call differs. What it leaves out is as in the endpoint table. */
export interface CallAdapter<Row = Endpoint> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fields of the request that it names in braces, such as `/user/{id}`, are part of the address. */
  path?: string;
  /** `query`: in the address. */
  encoding?: Endpoint['encoding'] | 'query';
  /** Makes the server's request. */
  request?: (request: RequestOf<Row>) => unknown;
  /** Makes our data of the server's; `request` is ours. */
  answer?: (data: unknown, request: RequestOf<Row>) => ResponseOf<Row>;
  /**
   * Fetches the record that a write is based on, for servers without versions: the write is refused as a conflict when the
   * record has another version by then.
   */
  compare?: CompareWith<RequestOf<Row>>;
}

/** The read that finds the record of a write, and the record in its answer. */
export interface CompareWith<Request> {
  path: string;
  request: (request: Request) => unknown;
  recordIn?: (data: unknown, request: Request) => unknown;
}

/** The differences between the server of a provider and the endpoint table. */
export interface Provider {
  name: string;
  envelope: EnvelopeShape;
  page: PageShape;
  /** What the Authorization header has before the token. `VITE_AUTH_PREFIX` overrides it. */
  authorizationPrefix: string;
  /** Whether a repeated write with the same Idempotency-Key is carried out once. */
  idempotencyKeys: boolean;
  /** Whether the server has versions, and refuses a write that is based on an older one. */
  versions: boolean;
  missing: readonly Capability[];
  /** By the path in the endpoint table. */
  calls: Readonly<Record<string, CallAdapter>>;
}

/** One call, checked against its row: `call<typeof userEndpoints.get>({ … })`. */
export const call = <Row>(adapter: CallAdapter<Row>): CallAdapter => adapter as CallAdapter;
