import type { Endpoint } from '#src/api/endpoints/endpoint.ts';
import { maskSecrets } from '#mocks/shared/mask-secrets.ts';
import type { FaultRow } from '#mocks/faults/rows.ts';

/** A call as it is shown to people who test: without secrets, and cut when it is long. */
export interface NotedCall {
  /** Counts up from 1. */
  number: number;
  /** When it came, in milliseconds since 1970. */
  time: number;
  method: string;
  path: string;
  request: string;
  /** Null while there is no answer; 0 when the line went dead. */
  status: number | null;
  answer: string;
  /** How long the answer took. */
  milliseconds: number | null;
  /** Who answered: null is the handler itself; else the fault that has struck, with its scenario (W6.8). */
  by: { override: string; scenario: string | null } | null;
}

export type CallLog = ReturnType<typeof createCallLog>;

const kept = 200;
const longest = 20_000;

/** The last calls and their answers, in memory. `now` is the browser's clock or the server's, never the mock's, which can be set. */
export function createCallLog(now: () => number = Date.now) {
  let calls: readonly NotedCall[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const keep = (next: readonly NotedCall[]) => {
    calls = next;
    for (const tell of listeners) tell();
  };
  const change = (number: number, part: Partial<NotedCall>) =>
    keep(calls.map((call) => (call.number === number ? { ...call, ...part } : call)));

  return {
    list: () => calls,
    clear: () => keep([]),
    /** Tells of every change until the returned function is called. */
    subscribe(tell: () => void): () => void {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    /** Notes a call that has come. What is returned adds what becomes of it. */
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
      keep([...calls.slice(1 - kept), call]);
      return {
        received: (body: string) => change(number, { request: shown(body, secrets) }),
        answered(response: Response, row: FaultRow | null) {
          const by = row && { override: row.id, scenario: row.fault.by ?? null };
          change(number, { status: response.status, milliseconds: now() - time, by });
          if (response.type === 'error' || isEndless(row)) return;
          // Read beside the app, from a copy.
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

/** A copy of such a body would be read to its end, or keep it all in memory. */
const isEndless = (row: FaultRow | null): boolean => ['slow', 'huge', 'broken'].includes(row?.fault.kind ?? '');

function shown(text: string, secrets: readonly string[]): string {
  const masked = maskSecrets(text, secrets);
  return masked.length > longest ? `${masked.slice(0, longest)}… (${masked.length - longest} more)` : masked;
}
