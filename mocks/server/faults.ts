import { HttpResponse } from 'msw/http';
import {
  type InferOutput,
  integer,
  literal,
  minValue,
  number,
  optional,
  parse,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  unknown,
  variant,
} from 'valibot';
import type { Collection, Store, Transaction } from '#mocks/store/store.ts';

const path = string();
const headers = optional(record(string(), string()));
const times = optional(pipe(number(), integer(), minValue(1)), 1);

/**
 * A failure of the next `times` calls of `path` (an endpoint's path, or `*` for any).
 *
 * - `network`: no answer, and the call is not carried out; `lost`: the call is carried out, but the answer never arrives.
 * - `hang`: no answer at all; `delay`: the usual answer, late.
 * - `status`, `body`: this answer instead of the usual one, and the call is not carried out. A body that is no text is sent
 *   as JSON.
 * - `newer`: the usual answer, with a newer version of the back-end in its header.
 * - `bare`: the call is carried out, and answered by a success without resultData.
 * - `expire`: the session of the caller ends, so this call and all later ones with that token are refused as expired.
 */
export const Fault = variant('kind', [
  strictObject({ kind: picklist(['network', 'lost', 'hang', 'expire', 'newer', 'bare']), path, times }),
  strictObject({ kind: literal('delay'), path, times, milliseconds: pipe(number(), minValue(0)) }),
  strictObject({
    kind: literal('status'),
    path,
    times,
    status: pipe(number(), integer()),
    body: optional(unknown(), ''),
    headers,
  }),
  strictObject({ kind: literal('body'), path, times, body: unknown() }),
]);
export type Fault = InferOutput<typeof Fault>;

interface FaultRow {
  id: string;
  fault: Fault;
}

const faultCollection: Collection<FaultRow> = { name: 'faults', idOf: ({ id }) => id };

export type Faults = ReturnType<typeof createFaults>;

/** Faults are kept in the store, so they survive a reload and affect every browser tab. `open` writes the seed first. */
export function createFaults(store: Store, open: (tx: Transaction) => Promise<unknown>) {
  return {
    /** Adds a fault after those that are waiting. It throws when the fault is invalid. A reset removes all faults. */
    add: async (given: unknown): Promise<void> => {
      const fault = parse(Fault, given);
      await store.transaction(async (tx) => {
        await open(tx);
        const rows = await tx.all(faultCollection);
        const last = Math.max(0, ...rows.map(({ id }) => Number(id)));
        await tx.put(faultCollection, { id: String(last + 1), fault });
      });
    },

    clear: (): Promise<void> =>
      store.transaction(async (tx) => {
        for (const { id } of await tx.all(faultCollection)) await tx.delete(faultCollection, id);
      }),
  };
}

/** Takes the oldest fault for this path, and counts down its `times`. */
export async function takeFault(tx: Transaction, calledPath: string): Promise<Fault | null> {
  const rows = (await tx.all(faultCollection)).sort((a, b) => Number(a.id) - Number(b.id));
  const row = rows.find(({ fault }) => fault.path === '*' || fault.path === calledPath);
  if (!row) return null;
  const left = row.fault.times - 1;
  await (left > 0
    ? tx.put(faultCollection, { ...row, fault: { ...row.fault, times: left } })
    : tx.delete(faultCollection, row.id));
  return row.fault;
}

/** The answer of a fault; null when the call goes on as usual. */
export async function answerOfFault(fault: Fault): Promise<Response | null> {
  switch (fault.kind) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      return new Promise<never>(() => {});
    case 'delay':
      await new Promise((resolve) => {
        setTimeout(resolve, fault.milliseconds);
      });
      return null;
    case 'status':
      return respond(fault.body, fault.status, fault.headers);
    case 'body':
      return respond(fault.body, 200);
    default:
      return null;
  }
}

/** Sets the headers last: MSW would store cookies that are passed to the constructor in local storage. */
function respond(body: unknown, status: number, given: Record<string, string> = {}): Response {
  const response =
    typeof body === 'string'
      ? new HttpResponse(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      : HttpResponse.json(body as Record<string, unknown>, { status });
  for (const [name, value] of Object.entries(given)) response.headers.set(name, value);
  return response;
}
