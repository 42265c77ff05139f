import type { Backend } from './backend.ts';
import type { WorkerWatch } from './worker-watch.ts';

let backend: Backend | null = null;
let worker: WorkerWatch | null = null;
const listeners = new Set<() => void>();
/** Missing in very old browsers: then other tabs learn of a change when they are reloaded. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('forestry-mock');

/** Words that only read. */
const reading = new Set(['faults', 'share', 'current', 'calls', 'accountOf', 'size', 'exportState']);
/** The clock, unless it is told to move, is only read. */
const isReading = (name: string, value: unknown): boolean =>
  reading.has(name) || (name === 'clock' && value === undefined);

/** Words after which nothing of an old plan may answer, in no tab (W6.11). */
const settling = new Set(['drop', 'clear', 'plan', 'reset', 'importState']);

/** The back-end that runs in this page. */
export function currentBackend(): Backend {
  if (!backend) throw new Error('mock: it has not started in this page');
  return backend;
}

/** The worker that answers this page's calls; null where they are answered in the page. */
export const currentWorker = (): WorkerWatch | null => worker;

/**
 * Takes a back-end that has started. Its words tell all tabs from now on when faults, clock or data are others, whoever says them: the
 * panel, or somebody on the console (W6.16).
 */
export function setCurrent(started: Backend, startedWorker: WorkerWatch | null): void {
  const words = Object.fromEntries(
    Object.entries(started.words).map(([name, say]) => [
      name,
      async (value: never) => {
        const answer: unknown = await (say as (value: never) => Promise<unknown>)(value);
        if (!isReading(name, value)) tellChange(settling.has(name));
        return answer;
      },
    ]),
  ) as unknown as Backend['words'];
  backend = { ...started, words };
  worker = startedWorker;
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'settle') started.settle();
    for (const tell of listeners) tell();
  });
}

function tellChange(settles: boolean): void {
  channel?.postMessage(settles ? 'settle' : 'changed');
  for (const tell of listeners) tell();
}

/** Tells of each change until the returned function is called. */
export function watchChanges(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Tells each call in words when it comes and when it is answered, for the log of the inspector. */
export function watchCalls(tell: (words: string) => void): void {
  const { calls } = currentBackend();
  let known = 0;
  const waiting = new Set<number>();
  calls.subscribe(() => {
    for (const { number, method, path, status, by } of calls.list()) {
      if (number > known) {
        known = number;
        waiting.add(number);
        tell(`#${number} ${method} ${path}`);
      }
      if (status !== null && waiting.delete(number))
        tell(`#${number} → ${status === 0 ? 'broken' : status}${by ? ` (override ${by.override})` : ''}`);
    }
  });
}

/** What a bug bundle says of the mock: the last calls without secrets, and the plan that reproduces what is on. */
export async function reportOfMock() {
  const { calls, words } = currentBackend();
  return { calls: calls.list(), plan: await words.share() };
}
