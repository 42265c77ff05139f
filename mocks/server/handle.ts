import { http, type HttpHandler, HttpResponse } from 'msw/http';
import { getDotPath, safeParse } from 'valibot';
import type { Endpoint, RequestOf, ResponseOf } from '#src/api/endpoints/endpoint.ts';
import { SUCCESS_CODE } from '#src/domain/envelope.ts';
import { type Trail, writeLog } from './audit.ts';
import { type Body, readBody, receive } from './body.ts';
import { type Caller, callerOf } from './caller.ts';
import { answerOfFault, type Fault, takeFault } from './faults.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { Refusal } from './refusal.ts';
import { checkPassword, checkRight, findSession, type Session, tokenOf } from './session.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { answeredCollection, sessionCollection } from '#mocks/store/collections.ts';

/** What a resolver gets for a call. `session` is null only when the endpoint needs no token. */
export interface Call {
  tx: Transaction;
  session: Session | null;
  caller: Caller;
  /** The `If-Match` header: the version that a write is based on. */
  ifMatch: string | null;
  /** The content of a file of the request. */
  bytesOf: (file: Blob) => Uint8Array;
  now: number;
  random: () => number;
  acceptMasterCode: boolean;
  /** Tells the log what the call did, and to which object. The last call of it counts. */
  audit: (details: AuditDetails) => void;
}

/** What a call did: the name of the object, and its fields before and after. `audit.ts` logs the fields that differ. */
export interface AuditDetails {
  object: string;
  /** The account of the person, when there is no session. */
  account?: string;
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
}

type Resolver<Row> = (request: RequestOf<Row>, call: Call) => Promise<ResponseOf<Row>>;

/** One resolver for each endpoint of an area, under the same name. A missing one does not compile. */
export type ResolversOf<Rows> = { readonly [Name in keyof Rows]: Resolver<Rows[Name]> };

/** What the handlers need from the back-end. */
export interface Server {
  store: Store;
  now: () => number;
  random: () => number;
  acceptMasterCode: boolean;
  /** Writes the seed if there is none. Returns the epoch, which is the number of resets so far. */
  open: (tx: Transaction) => Promise<number>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the rows of an area differ in their types
type Area = Partial<Record<string, Endpoint<any, any>>>;

/** The handlers of an area of the endpoint table. */
export const handlersOf = <Rows extends Area>(
  area: Rows,
  resolvers: ResolversOf<Rows>,
  server: Server,
): HttpHandler[] =>
  Object.entries(area).map(([name, endpoint]) =>
    handle(endpoint as Endpoint, resolvers[name as keyof Rows] as AnyResolver, server),
  );

type AnyResolver = (request: unknown, call: Call) => Promise<unknown>;

function handle(endpoint: Endpoint, resolver: AnyResolver, server: Server): HttpHandler {
  const on = endpoint.method === 'POST' ? http.post : http.delete;
  return on(`*/backApi${endpoint.path}`, async ({ request }) => {
    try {
      return await answer(endpoint, resolver, request, server);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      if (error instanceof Outdated) return HttpResponse.error();
      console.error(`mock: ${endpoint.method} ${endpoint.path} failed`, error);
      return envelope(500, 500, '服务器内部错误', null);
    }
  });
}

async function answer(endpoint: Endpoint, resolver: AnyResolver, request: Request, server: Server): Promise<Response> {
  const body = await receive(endpoint.encoding, request);
  const { epoch, fault } = await server.store.transaction(async (tx) => ({
    epoch: await server.open(tx),
    fault: await takeFault(tx, endpoint.path),
  }));
  const faultAnswer = fault && (await applyFault(fault, request, server));
  if (faultAnswer) return faultAnswer;

  const trail: Trail = {
    endpoint,
    caller: callerOf(request),
    now: server.now(),
    body: body.text,
    session: null,
    details: null,
  };
  const transaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    server.store.transaction(async (tx) => {
      if ((await server.open(tx)) !== epoch) throw new Outdated();
      return work(tx);
    });
  try {
    const outcome = await transaction(async (tx) => {
      try {
        return await carryOut(endpoint, resolver, request, body, tx, server, trail);
      } catch (error) {
        if (!(error instanceof Refusal && error.keepWrites)) throw error;
        await writeLog(tx, trail, error.message);
        return error;
      }
    });
    if (outcome instanceof Refusal) throw outcome;
    if (fault?.kind === 'lost') return HttpResponse.error();
    const resultData = fault?.kind === 'bare' ? undefined : outcome;
    return envelope(
      200,
      SUCCESS_CODE,
      '操作成功',
      resultData,
      fault?.kind === 'newer' ? { [versionHeader]: `${apiVersion}+` } : {},
    );
  } catch (error) {
    // The writes of a refused call were rolled back, so its log entry needs a transaction of its own.
    if (error instanceof Refusal && !error.keepWrites) await transaction((tx) => writeLog(tx, trail, error.message));
    throw error;
  }
}

/** The mock was reset while the request was waiting, so the request refers to data that is gone (fault L11). */
class Outdated extends Error {}

async function applyFault(fault: Fault, request: Request, { store }: Server): Promise<Response | null> {
  const token = tokenOf(request);
  if (fault.kind === 'expire' && token)
    await store.transaction((tx) => tx.delete(sessionCollection, fingerprint(token)));
  return answerOfFault(fault);
}

/**
 * Carries out a call like a server: it checks the session, the right and the request, and then runs the resolver once.
 */
async function carryOut(
  endpoint: Endpoint,
  resolver: AnyResolver,
  request: Request,
  body: Body,
  tx: Transaction,
  server: Server,
  trail: Trail,
): Promise<unknown> {
  const session = endpoint.token ? await findSession(tx, request) : null;
  trail.session = session;
  if (session) checkRight(endpoint, session);
  if (session) checkPassword(endpoint, session);
  const input = readRequest(endpoint, request, body);
  return once(writeId(endpoint, session, request), body.text, tx, async () => {
    const { random, acceptMasterCode } = server;
    const { caller, now } = trail;
    const bytesOf = (file: Blob) => body.bytes.get(file) ?? new Uint8Array();
    const audit = (details: AuditDetails) => {
      trail.details = details;
    };
    const ifMatch = request.headers.get('If-Match');
    const call = { tx, session, caller, ifMatch, bytesOf, now, random, acceptMasterCode, audit };
    const resultData = await resolver(input, call);
    checkAnswer(endpoint, resultData);
    // A repeated write gets its stored answer and no second entry.
    await writeLog(tx, trail, null);
    return resultData;
  });
}

/**
 * The identity of a write: account, path and idempotency key (decision 043). Null for a call that is carried out each
 * time.
 */
function writeId({ kind, path }: Endpoint, session: Session | null, request: Request): string | null {
  const key = request.headers.get('Idempotency-Key');
  return kind === 'write' && session && key ? JSON.stringify([session.account.account, path, key]) : null;
}

/** Carries out a write, or returns the stored answer when it was carried out before. */
async function once(id: string | null, body: string, tx: Transaction, work: () => Promise<unknown>): Promise<unknown> {
  if (id === null) return work();
  const request = fingerprint(body);
  const answered = await tx.get(answeredCollection, id);
  if (answered && answered.request !== request) throw new Refusal(409, '同一请求标识不能用于不同的内容');
  if (answered) return answered.resultData;
  const resultData = await work();
  await tx.put(answeredCollection, { id, request, resultData });
  return resultData;
}

function readRequest({ encoding, request: schema }: Endpoint, request: Request, body: Body): unknown {
  const parsed = safeParse(schema, readBody(encoding, request.headers.get('Content-Type'), body));
  if (parsed.success) return parsed.output;
  const fields = new Set(parsed.issues.map((issue) => getDotPath(issue) ?? '请求内容'));
  throw new Refusal(400, `请求参数不正确：${[...fields].join('、')}`);
}

/**
 * An answer that breaks the contract is a bug of the mock: it throws, which also rolls back the transaction (fault L9).
 */
function checkAnswer(endpoint: Endpoint, resultData: unknown) {
  const parsed = safeParse(endpoint.response, resultData);
  if (parsed.success) return;
  const issues = parsed.issues.map((issue) => `${getDotPath(issue) ?? '(whole answer)'}: ${issue.message}`);
  throw new Error(`the answer breaks the contract of ${endpoint.path}: ${issues.join('; ')}`);
}

const refuse = ({ status, rCode, message, retryAfter }: Refusal): Response =>
  envelope(status, rCode, message, null, retryAfter === null ? {} : { 'Retry-After': String(retryAfter) });

/** The header with the version of the back-end (fault I4). */
const versionHeader = 'X-Api-Version';
const apiVersion = '1';

const envelope = (
  status: number,
  rCode: number,
  rMsg: string,
  resultData: unknown,
  headers: Record<string, string> = {},
): Response =>
  HttpResponse.json(
    { success: rCode === SUCCESS_CODE, rCode, rMsg, resultData },
    { status, headers: { [versionHeader]: apiVersion, ...headers } },
  );
