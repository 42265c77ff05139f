import { http, type HttpHandler, HttpResponse } from 'msw/http';
import { getDotPath, safeParse } from 'valibot';
import type { Endpoint, RequestOf, ResponseOf } from '#src/api/endpoints/endpoint.ts';
import { SUCCESS_CODE } from '#src/domain/envelope.ts';
import { type Trail, writeLog } from './audit.ts';
import { type Body, readBody, receive } from './body.ts';
import { type Caller, callerOf, hostOf } from './caller.ts';
import type { CallLog } from './call-log.ts';
import { answerInstead, apiVersion, spoil, versionHeader } from '#mocks/faults/effects.ts';
import type { Hanging } from '#mocks/faults/hanging.ts';
import { takeFault } from '#mocks/faults/overrides.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { Refusal } from './refusal.ts';
import { Unfinished } from './unfinished.ts';
import { checkPassword, checkRight, findSession, type Session, tokenOf } from './session.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { answeredCollection, sessionCollection } from '#mocks/store/collections.ts';
import { type FaultRow } from '#mocks/faults/rows.ts';

/** The context of a resolver. `session` is null only when the endpoint needs no token. */
export interface Call {
  tx: Transaction;
  session: Session | null;
  caller: Caller;
  /** The address of the app, `host:port`. */
  host: string;
  /** The `If-Match` header: the version on which a write is based. */
  ifMatch: string | null;
  /** The content of a file of the request. */
  bytesOf: (file: Blob) => Uint8Array;
  now: number;
  random: () => number;
  acceptMasterCode: boolean;
  /** Describes for the log what the call did, and to which object. The last description counts. */
  audit: (details: AuditDetails) => void;
}

/** The object that a call changed, with its fields before and after. `audit.ts` logs the fields that differ. */
export interface AuditDetails {
  object: string;
  /** The account, for calls without a session. */
  account?: string;
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
}

type Resolver<Row> = (request: RequestOf<Row>, call: Call) => Promise<ResponseOf<Row>>;

/** One resolver for each endpoint of an area, under the same name. A missing resolver is a type error. */
export type ResolversOf<Rows> = { readonly [Name in keyof Rows]: Resolver<Rows[Name]> };

/** The services of the back-end that handlers use. */
export interface Server {
  store: Store;
  now: () => number;
  random: () => number;
  acceptMasterCode: boolean;
  /** The account that unknown tokens count as; null refuses them. */
  acceptTokensAs: string | null;
  /** Writes the seed to an empty store. Returns the epoch: the number of resets so far. */
  open: (tx: Transaction) => Promise<number>;
  /** The calls that a fault keeps waiting. */
  hanging: Hanging;
  /** Records each call. Null for the mock's own calls, which take no faults and are not recorded. */
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

/** The endpoint of a handler, its resolver, and a request to it. */
interface Incoming {
  endpoint: Endpoint;
  resolver: AnyResolver;
  server: Server;
  request: Request;
}

/** A request whose body was read. `epoch` is that of the moment when it arrived. */
interface Received extends Incoming {
  body: Body;
  epoch: number;
}

function handle(endpoint: Endpoint, resolver: AnyResolver, server: Server): HttpHandler {
  const on = endpoint.method === 'POST' ? http.post : http.delete;
  return on(`*/backApi${endpoint.path}`, async ({ request }) => {
    const noted = server.calls?.begin(endpoint);
    const { response, fault } = await answer({ endpoint, resolver, server, request }, noted?.received).catch(
      (error: unknown) => ({ response: failed(endpoint, error), fault: null }),
    );
    noted?.answered(response, fault);
    return response;
  });
}

/** Answers an exception. Only the console shows its cause. */
function failed({ method, path }: Endpoint, error: unknown): Response {
  console.error(`mock: ${method} ${path} failed`, error);
  return envelope(500, 500, '服务器内部错误', null);
}

/** Answers a call. A fault may replace the answer of the back-end, or spoil it. `onBody` receives the body as text. */
async function answer(
  incoming: Incoming,
  onBody: (body: string) => void = () => {},
): Promise<{ response: Response; fault: FaultRow | null }> {
  const { endpoint, server, request } = incoming;
  // Before the body is read, so that faults count calls in the order of their arrival.
  const { epoch, fault } = await server.store.transaction(async (tx) => ({
    epoch: await server.open(tx),
    fault: server.calls && (await takeFault(tx, endpoint.path, server.now())),
  }));
  const body = await receive(endpoint.encoding, request);
  onBody(body.text);
  const isExpired = fault?.fault.kind === 'expire';
  if (isExpired) await endSession(request, server);
  const instead = fault && (await answerInstead(fault.fault, server.hanging));
  if (instead) return { response: instead, fault };
  const usual = await usualAnswer({
    ...incoming,
    server: isExpired ? { ...server, acceptTokensAs: null } : server,
    body,
    epoch,
  });
  const response = fault && usual.type !== 'error' ? await spoil(fault.fault, usual, server.hanging) : usual;
  return { response, fault };
}

async function endSession(request: Request, { store }: Server): Promise<void> {
  const token = tokenOf(request);
  if (token) await store.transaction((tx) => tx.delete(sessionCollection, fingerprint(token)));
}

/**
 * Answers as the back-end itself: a result or a refusal is an envelope, an exception a plain 500. The call and its log entry
 * share one transaction. Refused calls are logged as well.
 */
async function usualAnswer(incoming: Received): Promise<Response> {
  const { epoch, ...received } = incoming;
  const { endpoint, server, request, body } = received;
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
  const logged = async (refusal: Refusal, tx: Transaction) => {
    await writeLog(tx, trail, refusal.message);
    return refusal;
  };
  try {
    const outcome = await transaction((tx) =>
      carryOut({ ...received, tx, trail }).catch((error: unknown) => {
        if (error instanceof Refusal && error.keepWrites) return logged(error, tx);
        throw error;
      }),
    ).catch((error: unknown) => {
      // The refusal rolled back its transaction, so its log entry needs another one.
      if (error instanceof Refusal) return transaction((tx) => logged(error, tx));
      throw error;
    });
    return outcome instanceof Refusal ? refuse(outcome) : envelope(200, SUCCESS_CODE, '操作成功', outcome);
  } catch (error) {
    if (error instanceof Unfinished) {
      await new Promise((resolve) => void setTimeout(resolve));
      return usualAnswer(incoming);
    }
    return error instanceof Outdated ? HttpResponse.error() : failed(endpoint, error);
  }
}

/** The mock was reset while the request was waiting, so the request refers to data that is gone (fault L11). */
class Outdated extends Error {}

/** A call in its transaction. */
interface Execution extends Omit<Received, 'epoch'> {
  tx: Transaction;
  trail: Trail;
}

/** Carries out a call like a server: checks session, right and request, and runs the resolver once. */
async function carryOut({ endpoint, resolver, server, request, body, tx, trail }: Execution): Promise<unknown> {
  const session = endpoint.token ? await findSession(tx, request, server.acceptTokensAs) : null;
  trail.session = session;
  if (session) {
    checkRight(endpoint, session);
    checkPassword(endpoint, session);
  }
  const input = readRequest(endpoint, request, body);
  return once(writeId(endpoint, session, request), body.text, tx, async () => {
    const resultData = await resolver(input, {
      tx,
      session,
      caller: trail.caller,
      host: hostOf(request),
      ifMatch: request.headers.get('If-Match'),
      bytesOf: (file) => body.bytes.get(file) ?? new Uint8Array(),
      now: trail.now,
      random: server.random,
      acceptMasterCode: server.acceptMasterCode,
      audit: (details) => {
        trail.details = details;
      },
    });
    checkAnswer(endpoint, resultData);
    // Inside `once`: a repeated write gets its stored answer and no second entry.
    await writeLog(tx, trail, null);
    return resultData;
  });
}

/** Identifies a write by account, path and idempotency key (decision 043). Null for calls that may be carried out twice. */
function writeId({ kind, path }: Endpoint, session: Session | null, request: Request): string | null {
  const key = request.headers.get('Idempotency-Key');
  return kind === 'write' && session && key ? JSON.stringify([session.account.account, path, key]) : null;
}

/** Carries out a write, or returns its stored answer if it was carried out before. */
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

/** Throws when an answer breaks the contract. That is a bug of the mock; the transaction rolls back (fault L9). */
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
