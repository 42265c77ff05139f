import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Engine } from './layout.ts';

let started: Engine | null = null;

/** ELK in a worker, which is started for the first picture: a large layout takes a while, in which the app is typed into. */
export function engineInWorker(): Engine {
  started ??= new ELK({ workerFactory: () => new Worker(workerUrl) });
  return started;
}
