import { http, type HttpHandler, HttpResponse } from 'msw/http';
import { getDotPath, safeParse } from 'valibot';
import type { Endpoint, RequestOf, ResponseOf } from '#src/api/endpoints/endpoint.ts';
import { SUCCESS_CODE } from '#src/domain/envelope.ts';
import { type Trail, writeLog } from './audit.ts';
import { type Body, readBody, receive } from './body.ts';
import { type Caller, callerOf } from './caller.ts';
import type { CallLog } from './call-log.ts';
import { answerInstead, apiVersion, spoil, versionHeader } from '#mocks/faults/effects.ts';
import type { Hanging } from '#mocks/faults/hanging.ts';
import { takeFault } from '#mocks/faults/overrides.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { Refusal } from './refusal.ts';
import { checkPassword, checkRight, findSession, type Session, tokenOf } from './session.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { answeredCollection, sessionCollection } from '#mocks/store/collections.ts';
import { type FaultRow } from '#mocks/faults/rows.ts';

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
  /** Calls that wait because of a fault. */
  hanging: Hanging;
  /** Notes each call. Null for calls that the mock makes itself: no fault strikes them, and nobody sees them. */
  calls: CallLog | null;
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
    const noted = server.calls?.begin(endpoint);
    const { response, fault } = await answer(endpoint, resolver, request, server, noted?.received).catch(
      (error: unknown) => ({ response: failed(endpoint, error), fault: null }),
    );
    noted?.answered(response, fault);
    return response;
  });
}

/** The mock itself fails: nobody but the console is told why. */
function failed({ method, path }: Endpoint, error: unknown): Response {
  console.error(`mock: ${method} ${path} failed`, error);
  return envelope(500, 500, '服务器内部错误', null);
}

interface Answered {
  response: Response;
  /** The fault that has struck the call. */
  fault: FaultRow | null;
}

/** Answers a call. A fault may answer in place of the back-end, or spoil its answer. */
async function answer(
  endpoint: Endpoint,
  resolver: AnyResolver,
  request: Request,
  server: Server,
  received: (body: string) => void = () => {},
): Promise<Answered> {
  // Before the body is read: calls are counted in the order in which they came.
  const { epoch, fault } = await server.store.transaction(async (tx) => ({
    epoch: await server.open(tx),
    fault: server.calls && (await takeFault(tx, endpoint.path, server.now())),
  }));
  const body = await receive(endpoint.encoding, request);
  received(body.text);
  if (fault?.fault.kind === 'expire') await endSession(request, server);
  const instead = fault && (await answerInstead(fault.fault, server.hanging));
  if (instead) return { response: instead, fault };
  const usual = await usualAnswer(endpoint, resolver, request, body, epoch, server);
  const response = fault && usual.type !== 'error' ? await spoil(fault.fault, usual, server.hanging) : usual;
  return { response, fault };
}

/** The answer of the back-end itself: a refusal is an envelope, an exception a plain 500. */
async function usualAnswer(
  endpoint: Endpoint,
  resolver: AnyResolver,
  request: Request,
  body: Body,
  epoch: number,
  server: Server,
): Promise<Response> {
  try {
    return envelope(
      200,
      SUCCESS_CODE,
      '操作成功',
      await carryOutOnce(endpoint, resolver, request, body, epoch, server),
    );
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    if (error instanceof Outdated) return HttpResponse.error();
    return failed(endpoint, error);
  }
}

/** Carries out a call in one transaction, its entry in the log with it. What it refuses is logged too. */
async function carryOutOnce(
  endpoint: Endpoint,
  resolver: AnyResolver,
  request: Request,
  body: Body,
  epoch: number,
  server: Server,
): Promise<unknown> {
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
    return outcome;
  } catch (error) {
    // The writes of a refused call were rolled back, so its log entry needs a transaction of its own.
    if (error instanceof Refusal && !error.keepWrites) await transaction((tx) => writeLog(tx, trail, error.message));
    throw error;
  }
}

/** The mock was reset while the request was waiting, so the request refers to data that is gone (fault L11). */
class Outdated extends Error {}

async function endSession(request: Request, { store }: Server): Promise<void> {
  const token = tokenOf(request);
  if (token) await store.transaction((tx) => tx.delete(sessionCollection, fingerprint(token)));
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
