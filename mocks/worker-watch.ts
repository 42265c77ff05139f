/**
 * What may be wrong with the worker that answers this page's calls (fault L7):
 *
 * - `missing`: the page has none, because somebody has cleared the site's data.
 * - `replaced`: another worker has taken the page, as when another tab has opened a newer build. It does not know this page.
 * - `older`: it is of another version of MSW than the page.
 * - `silent`: it does not answer.
 */
export type WorkerFault = 'missing' | 'replaced' | 'older' | 'silent';

export interface WorkerWatch {
  fault: () => WorkerFault | null;
  /** Tells each change. */
  subscribe: (tell: () => void) => void;
  /** Whether the page's calls reach its worker. */
  isInHand: () => boolean;
}

interface Watched {
  container: ServiceWorkerContainer;
  /** The worker with which the mock has started. */
  worker: ServiceWorker;
  /** The checksum of MSW's worker that belongs to this build. */
  checksum: string;
}

/** How often the worker is asked, in milliseconds: as often as MSW itself asks it. */
export const questionInterval = 5000;
/** So many questions without an answer mean that the worker is silent; a busy computer may be late with one. */
const patience = 2;

/** Asks the worker again and again whether it is there and which one it is. */
export function watchOwnWorker({ container, worker, checksum }: Watched): WorkerWatch {
  let fault: WorkerFault | null = null;
  let isOlder = false;
  let unanswered = 0;
  const listeners = new Set<() => void>();
  const isInHand = () => container.controller === worker;

  const judge = () => {
    const now = faultOf(container.controller === null, isInHand(), isOlder, unanswered >= patience);
    if (now === fault) return;
    fault = now;
    for (const tell of listeners) tell();
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
  setInterval(ask, questionInterval);
  return { fault: () => fault, subscribe: (tell) => void listeners.add(tell), isInHand };
}

function faultOf(isMissing: boolean, isInHand: boolean, isOlder: boolean, isSilent: boolean): WorkerFault | null {
  if (isMissing) return 'missing';
  if (!isInHand) return 'replaced';
  if (isSilent) return 'silent';
  return isOlder ? 'older' : null;
}

interface Answer {
  type: 'INTEGRITY_CHECK_RESPONSE';
  payload: { checksum: string };
}

const isAnswer = (data: unknown): data is Answer =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'INTEGRITY_CHECK_RESPONSE';
