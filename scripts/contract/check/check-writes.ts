import { type CallOptions, dataOf, type Reply } from '#scripts/contract/calls/caller.ts';
import { operationAt, Untried } from '#scripts/contract/calls/world.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import { attempt, type Checking } from './attempt.ts';
import { isMissing } from './missing.ts';
import { type Flow, flows, type Made, type Request } from './flows.ts';
import type { Reader } from './persons.ts';
import type { Report, Try } from './report.ts';
import { tryRefusals } from './refused.ts';

/** Records that the check has created and not yet deleted, the latest first. */
type Left = { operation: Operation; id: string; request: Request }[];

/** Tries the writes whose records can be deleted. All created records are deleted at the end, even after a failure. */
export async function checkWrites(chosen: readonly Operation[], checking: Checking): Promise<void> {
  for (const flow of flows) {
    const operation = operationAt(flow.add);
    if (!chosen.includes(operation)) continue;
    const left: Left = [];
    try {
      await live(flow, left, checking);
    } catch (error) {
      if (!(error instanceof Untried)) throw error;
      checking.report.untried.push({ operation, what: 'answer', why: error.message });
    } finally {
      await clear(left, checking);
    }
  }
}

async function live(flow: Flow, left: Left, checking: Checking): Promise<void> {
  const add = operationAt(flow.add);
  const reader = checking.readers.find(({ may }) => may(add.endpoint));
  if (!reader) throw new Untried(`nobody who is logged in has the right ${add.endpoint.right}`);
  const made = (needed: Flow) => makeFor(needed, reader, left, checking);
  const request = await flow.request(reader.world, nameOf(checking), made);
  const send = sender(reader, checking);
  await tryRefusals(add, request, reader, checking, (reply) => keep(flow, dataOf(reply), left));
  const key = { idempotencyKey: crypto.randomUUID() };
  const reply = (await send(flow.add, request, 'answer', key)) ?? nothing;
  const record = keep(flow, await madeBy(flow, request, reply, reader, checking), left);
  if (!record) return;
  const again = claims(checking, 'idempotencyKeys')
    ? (dataOf((await send(flow.add, request, 'same key', key)) ?? nothing) as Made | undefined)
    : undefined;
  if (again && again.id !== record.id) {
    keep(flow, again, left);
    checking.report.server.push(`✗ ${flow.add}: the same Idempotency-Key made a second record`);
  }
  if (flow.isNamed) keep(flow, dataOf((await send(flow.add, request, 'same name', {}, [400])) ?? nothing), left);
  await change(flow, record, request, reader, left, checking);
  for (const [path, step] of flow.steps?.(record) ?? []) {
    if (isMissing(operationAt(path), checking.caller.provider)) continue;
    await tryRefusals(operationAt(path), step, reader, checking);
    await send(path, step, 'answer');
  }
  await remove(flow, record, reader, left, checking);
}

const nothing = { json: undefined, body: undefined, unmapped: [] };

/** The contract has both; a provider may lack them. */
const claims = ({ caller: { provider } }: Checking, name: 'idempotencyKeys' | 'versions'): boolean =>
  provider === null || provider[name] !== false;

/** A name that explains its purpose to anyone who finds the record. */
const nameOf = ({ suffix = crypto.randomUUID().slice(0, 8) }: Checking): string => ownName + suffix;

const ownName = '接口约定检查';

type Send = (
  path: string,
  request: unknown,
  what: Try,
  carried?: Omit<CallOptions, 'token'>,
  codes?: number[],
) => ReturnType<typeof attempt>;

const sender =
  ({ token }: Reader, checking: Checking): Send =>
  (path, request, what, carried = {}, codes) =>
    attempt(operationAt(path), what, codes ?? 'success', request, { token, ...carried }, checking);

async function change(
  flow: Flow,
  made: Made,
  request: Request,
  reader: Reader,
  left: Left,
  checking: Checking,
): Promise<void> {
  if (!flow.update || !flow.change) return;
  const changed = flow.change(made, request);
  const send = sender(reader, checking);
  await tryRefusals(operationAt(flow.update), changed, reader, checking);
  const seen = made.version === undefined ? {} : { ifMatch: `"${made.version}"` };
  keep(flow, dataOf((await send(flow.update, changed, 'answer', seen)) ?? nothing), left);
  // The saved version is newer than the one that this request is based on.
  if (made.version !== undefined && claims(checking, 'versions'))
    await send(flow.update, changed, 'older version', seen, [409, 412]);
}

async function remove(flow: Flow, { id }: Made, reader: Reader, left: Left, checking: Checking): Promise<void> {
  const send = sender(reader, checking);
  const request = left.find((one) => one.id === id)?.request ?? { id };
  await tryRefusals(operationAt(flow.del), request, reader, checking);
  const gone = await send(flow.del, request, 'answer');
  if (gone && dataOf(gone) !== undefined) left.splice(0, left.length, ...left.filter((one) => one.id !== id));
  if (flow.get) await send(flow.get, { id }, 'deleted', {}, [404]);
}

/** Adds a record that another one needs. */
async function makeFor(flow: Flow, reader: Reader, left: Left, checking: Checking): Promise<Made> {
  const { world, token } = reader;
  const request = await flow.request(world, nameOf(checking), () => Promise.reject(new Error('needs no other record')));
  const reply = await checking.caller.call(operationAt(flow.add).endpoint, request, { token }).catch(() => nothing);
  const made = keep(flow, await madeBy(flow, request, reply, reader, checking), left);
  if (!made) throw new Untried(`${flow.add} made no record for it`);
  return made;
}

/** The record that a server has made: its answer, or else the one of its list that has the name. */
async function madeBy(
  { add }: Flow,
  request: Request,
  reply: Pick<Reply, 'json' | 'body' | 'unmapped'>,
  { token }: Reader,
  checking: Checking,
): Promise<unknown> {
  const data = dataOf(reply);
  if (data !== null) return data;
  const { caller, report } = checking;
  const { endpoint } = operationAt(`${operationAt(add).place}/query`);
  const answer = await caller.call(endpoint, { pageNum: 1, pageSize: 200 }, { token }).catch(() => nothing);
  const found = (dataOf(answer) ?? []) as Made[] | { list: Made[] };
  const names = new Set(textsIn(request).filter((text) => text.startsWith(ownName)));
  const made = (Array.isArray(found) ? found : found.list).find((one) => textsIn(one).some((text) => names.has(text)));
  if (!made) report.server.push(`✗ left behind: ${add} returned no record, so that nothing deletes it`);
  return made;
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** Deletes the record as the server last returned it. */
function keep({ del, deleting }: Flow, data: unknown, left: Left): Made | null {
  const made = data as Made | null | undefined;
  if (typeof made?.id !== 'string') return null;
  const request = deleting?.(made) ?? { id: made.id };
  const known = left.find(({ id }) => id === made.id);
  if (known) known.request = request;
  else left.unshift({ operation: operationAt(del), id: made.id, request });
  return made;
}

async function clear(left: Left, { caller, readers, report }: Checking): Promise<void> {
  for (const { operation, id, request } of left) {
    const reader = readers.find(({ may }) => may(operation.endpoint));
    const reply = await caller.call(operation.endpoint, request, { token: reader?.token ?? null }).catch(() => nothing);
    if (dataOf(reply) === undefined)
      report.server.push(`✗ left behind: ${operation.endpoint.path} did not delete ${id}`);
  }
}

/** Why a write was not tried; null if it was. */
export function reasonNotToTry(
  { id, endpoint: { kind } }: Operation,
  write: boolean,
  { tried, untried }: Report,
): string | null {
  if (kind === 'read' || tried.some(({ operation, tried: what }) => operation.id === id && what === 'answer'))
    return null;
  if (untried.some(({ operation }) => operation.id === id)) return null;
  if (!write) return 'it writes; --write tries what can be deleted again';
  return 'it changes what others made, or nothing deletes again what it makes';
}
