import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Engine } from './layout.ts';

let started: Engine | null = null;

/** ELK in a worker, which starts with the first chart: a large layout takes a while and must not block the app. */
export function engineInWorker(): Engine {
  started ??= new ELK({ workerFactory: () => new Worker(workerUrl) });
  return started;
}
