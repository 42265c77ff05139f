import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { maskSecrets } from '#mocks/shared/mask-secrets.ts';
import type { FaultRow } from '#mocks/faults/rows.ts';

/** A call as testers see it: without secrets, and with long texts shortened. */
export interface NotedCall {
  /** Counts up from 1. */
  number: number;
  /** Arrival, in milliseconds since 1970. */
  time: number;
  method: string;
  path: string;
  request: string;
  /** Null while there is no answer; 0 after a network error. */
  status: number | null;
  answer: string;
  milliseconds: number | null;
  /** The fault that answered, with its scenario (W6.8). Null if the handler answered. */
  by: { override: string; scenario: string | null } | null;
}

export type CallLog = ReturnType<typeof createCallLog>;

const maxCalls = 200;
const maxLength = 20_000;

/** The last calls and their answers, in memory. `now` is the clock of the machine, not that of the mock, which can be set. */
export function createCallLog(now: () => number = Date.now) {
  let calls: readonly NotedCall[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const keep = (next: readonly NotedCall[]) => {
    calls = next;
    for (const listener of listeners) listener();
  };
  const change = (number: number, part: Partial<NotedCall>) =>
    keep(calls.map((call) => (call.number === number ? { ...call, ...part } : call)));

  return {
    list: () => calls,
    clear: () => keep([]),
    /** Calls `listener` on every change until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Records the arrival of a call. The returned functions add its body and its answer. */
    begin({ method, path, secrets }: Pick<Endpoint, 'method' | 'path' | 'secrets'>) {
      const number = (last += 1);
      const time = now();
      const call: NotedCall = {
        number,
        time,
        method,
        path,
        request: '',
        status: null,
        answer: '',
        milliseconds: null,
        by: null,
      };
      keep([...calls.slice(1 - maxCalls), call]);
      return {
        received: (body: string) => change(number, { request: shown(body, secrets) }),
        answered(response: Response, row: FaultRow | null) {
          const by = row && { override: row.id, scenario: row.fault.by ?? null };
          change(number, { status: response.status, milliseconds: now() - time, by });
          if (response.type === 'error' || isEndless(row)) return;
          response
            .clone()
            .text()
            .then((text) => change(number, { answer: shown(text, secrets) }))
            .catch(() => undefined);
        },
      };
    },
  };
}

/** A copy of such a body would wait for its end, or keep all of it in memory. */
const isEndless = (row: FaultRow | null): boolean => ['slow', 'huge', 'broken'].includes(row?.fault.kind ?? '');

function shown(text: string, secrets: readonly string[]): string {
  const masked = maskSecrets(text, secrets);
  return masked.length > maxLength ? `${masked.slice(0, maxLength)}… (${masked.length - maxLength} more)` : masked;
}
