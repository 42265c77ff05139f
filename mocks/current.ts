import type { Backend } from './backend.ts';
import type { WorkerWatch } from './worker-watch.ts';

let backend: Backend | null = null;
let worker: WorkerWatch | null = null;
const listeners = new Set<() => void>();
/** Missing in very old browsers, where other tabs see a change only after a reload. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('forestry-mock');

/** Commands that only read. */
const readingCommands = new Set(['faults', 'share', 'current', 'calls', 'accountOf', 'size', 'start', 'exportState']);
const isReading = (name: string, value: unknown): boolean =>
  readingCommands.has(name) || ((name === 'clock' || name === 'approvals') && value === undefined);

/** Commands after which waiting calls are released in all tabs, so that nothing of an old plan answers later (W6.11). */
const releasingCommands = new Set(['drop', 'clear', 'plan', 'reset', 'importState']);

/** The back-end that runs in this page. */
export function currentBackend(): Backend {
  if (!backend) throw new Error('mock: it has not started in this page');
  return backend;
}

/** The worker that answers this page's calls; null if the page answers them itself. */
export const currentWorker = (): WorkerWatch | null => worker;

/**
 * Registers a started back-end. From now on its commands notify all tabs of changed faults, clock or data, whether the panel
 * or a tester on the console calls them (W6.16).
 */
export function setCurrentBackend(started: Backend, startedWorker: WorkerWatch | null): void {
  const commands = Object.fromEntries(
    Object.entries(started.commands).map(([name, command]) => [
      name,
      async (value: never) => {
        const answer: unknown = await (command as (value: never) => Promise<unknown>)(value);
        if (!isReading(name, value)) notify(releasingCommands.has(name));
        return answer;
      },
    ]),
  ) as unknown as Backend['commands'];
  backend = { ...started, commands };
  worker = startedWorker;
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'settle') started.settle();
    for (const listener of listeners) listener();
  });
}

function notify(settles: boolean): void {
  channel?.postMessage(settles ? 'settle' : 'changed');
  for (const listener of listeners) listener();
}

/** Calls `listener` on each change until the returned function is called. */
export function watchChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports the arrival and the answer of each call as a line of text, for the log of the inspector. */
export function watchCalls(report: (line: string) => void): void {
  const { calls } = currentBackend();
  let known = 0;
  const waiting = new Set<number>();
  calls.subscribe(() => {
    for (const { number, method, path, status, by } of calls.list()) {
      if (number > known) {
        known = number;
        waiting.add(number);
        report(`#${number} ${method} ${path}`);
      }
      if (status !== null && waiting.delete(number))
        report(`#${number} → ${status === 0 ? 'broken' : status}${by ? ` (override ${by.override})` : ''}`);
    }
  });
}

/** The mock's part of a bug bundle: the last calls without secrets, and the plan that reproduces the current state. */
export async function reportOfMock() {
  const { calls, commands } = currentBackend();
  return { calls: calls.list(), plan: await commands.share() };
}
