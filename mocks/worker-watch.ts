/**
 * A failure of the worker that answers this page's calls (fault L7):
 *
 * - `missing`: the page has no worker, because the user cleared the site's data.
 * - `replaced`: another worker controls the page, for example after another tab opened a newer build.
 * - `older`: the worker belongs to another version of MSW than the page.
 * - `silent`: the worker does not answer.
 */
export type WorkerFault = 'missing' | 'replaced' | 'older' | 'silent';

export interface WorkerWatch {
  fault: () => WorkerFault | null;
  /** Calls `listener` on each change. */
  subscribe: (listener: () => void) => void;
  /** True while the page's calls reach its worker. */
  isControlling: () => boolean;
}

interface Watched {
  container: ServiceWorkerContainer;
  /** The worker with which the mock started. */
  worker: ServiceWorker;
  /** The checksum of MSW's worker that belongs to this build. */
  checksum: string;
}

/** The interval between two checks, in milliseconds. MSW has the same. */
export const checkInterval = 5000;
/** The number of unanswered checks after which the worker counts as silent. A busy computer may miss one. */
const patience = 2;

/** Checks at intervals that the worker is present, and which one it is. */
export function watchOwnWorker({ container, worker, checksum }: Watched): WorkerWatch {
  let fault: WorkerFault | null = null;
  let isOlder = false;
  let unanswered = 0;
  const listeners = new Set<() => void>();
  const isControlling = () => container.controller === worker;

  const judge = () => {
    const now = faultOf(container.controller === null, isControlling(), isOlder, unanswered >= patience);
    if (now === fault) return;
    fault = now;
    for (const listener of listeners) listener();
  };
  const ask = () => {
    judge();
    unanswered += 1;
    worker.postMessage('INTEGRITY_CHECK_REQUEST');
  };

  container.addEventListener('controllerchange', judge);
  container.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== worker || !isAnswer(data)) return;
    unanswered = 0;
    isOlder = data.payload.checksum !== checksum;
    judge();
  });
  ask();
  setInterval(ask, checkInterval);
  return { fault: () => fault, subscribe: (listener) => void listeners.add(listener), isControlling };
}

function faultOf(isMissing: boolean, isControlling: boolean, isOlder: boolean, isSilent: boolean): WorkerFault | null {
  if (isMissing) return 'missing';
  if (!isControlling) return 'replaced';
  if (isSilent) return 'silent';
  return isOlder ? 'older' : null;
}

interface Answer {
  type: 'INTEGRITY_CHECK_RESPONSE';
  payload: { checksum: string };
}

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'INTEGRITY_CHECK_RESPONSE';
