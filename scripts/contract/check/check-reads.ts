import { requestOf } from '#scripts/contract/calls/reads.ts';
import { Untried } from '#scripts/contract/calls/world.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import { attempt, type Checking } from './attempt.ts';
import type { Reader } from './persons.ts';
import { tryRefusals } from './refused.ts';

/** Tries a read with a valid request, without a session, without the right, and with an invalid request. */
export async function checkRead(operation: Operation, checking: Checking): Promise<void> {
  const { endpoint } = operation;
  const found = await findRequest(operation, checking);
  if ('why' in found) return void checking.report.untried.push({ operation, what: 'answer', why: found.why });
  const { request, reader } = found;
  const token = endpoint.token ? reader.token : null;
  const reply = await attempt(operation, 'answer', 'success', request, { token }, checking);
  if (reply) checking.onAnswer?.(operation, request, reply);
  await tryRefusals(operation, request, reader, checking);
}

type Found = { request: unknown; reader: Reader } | { why: string };

async function findRequest(operation: Operation, { readers }: Checking): Promise<Found> {
  let why: string | null = null;
  for (const reader of readers) {
    if (!reader.may(operation.endpoint)) continue;
    try {
      return { request: await requestOf(operation, reader.world), reader };
    } catch (error) {
      if (!(error instanceof Untried)) throw error;
      why ??= error.message;
    }
  }
  return { why: why ?? `nobody who is logged in has the right ${operation.endpoint.right}` };
}
