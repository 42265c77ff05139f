import { UnsendableError } from '#src/api/codec.ts';
import type { Caller, CallOptions, Reply } from '#scripts/contract/calls/caller.ts';
import type { Operation } from '#scripts/contract/table/operations.ts';
import { differenceOf, type Expected } from './differences.ts';
import type { Reader } from './persons.ts';
import type { Report, Try } from './report.ts';

export interface Checking {
  caller: Caller;
  /** The first person is tried first; another one may have the rights that they lack. */
  readers: readonly Reader[];
  report: Report;
  /** The suffix of the names that the check writes. */
  suffix?: string;
  /** Receives each answer to a valid request. */
  onAnswer?: (operation: Operation, request: unknown, reply: Reply) => void;
}

/** Sends a call and compares its answer. Null when there was none. */
export async function attempt(
  operation: Operation,
  tried: Try,
  expected: Expected,
  request: unknown,
  options: CallOptions,
  { caller, report }: Checking,
): Promise<Reply | null> {
  try {
    const reply = await caller.call(operation.endpoint, request, options);
    const difference = differenceOf(operation, request, reply, expected, caller.provider);
    report.tried.push({ operation, tried, difference });
    return reply;
  } catch (error) {
    const differs =
      error instanceof UnsendableError
        ? [`the adapter ${caller.provider?.name} has no form for the request`]
        : [`no answer came (${error instanceof Error ? error.name : 'failure'})`];
    report.tried.push({ operation, tried, difference: { differs, unknown: [] } });
    return null;
  }
}
