import { setupWorker } from 'msw/browser';
import { type Backend, createBackend } from './backend.ts';
import { createIndexedDbStore } from './store-indexed-db.ts';
import { refuseBackendCalls } from './unhandled.ts';
import { workerFile } from './worker.ts';

declare global {
  interface Window {
    /**
     * For QA, in mock builds: `__mock.reset()` restores the seed, `__mock.reset('L')` one with 100,000 articles,
     * `__mock.fault({…})` lets something go wrong.
     */
    __mock?: Pick<Backend, 'reset' | 'size'> & { fault: Backend['faults']['add'] };
  }
}

/** Answers the app's calls inside this browser. Rejects when the worker script cannot be loaded: then nothing is mocked. */
export async function startMock(): Promise<void> {
  const backend = createBackend({ store: createIndexedDbStore(), acceptMasterCode: true });
  await setupWorker(...backend.handlers).start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}${workerFile}` },
    onUnhandledFrame: refuseBackendCalls,
  });
  window.__mock = { reset: backend.reset, size: backend.size, fault: backend.faults.add };
}
