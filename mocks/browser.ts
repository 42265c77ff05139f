import { setupWorker } from 'msw/browser';
import { type Backend, createBackend } from './backend.ts';
import { createIndexedDbStore } from '#mocks/store/store-indexed-db.ts';
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
  hearUpdates();
  const backend = createBackend({ store: createIndexedDbStore(), acceptMasterCode: true });
  await setupWorker(...backend.handlers).start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}${workerFile}` },
    onUnhandledFrame: refuseBackendCalls,
  });
  const reset: Backend['reset'] = async (size) => {
    await backend.reset(size);
    localStorage.removeItem(cookieJarKey);
  };
  window.__mock = { reset, size: backend.size, fault: backend.faults.add };
}

/** Where MSW keeps cookies of mocked answers. None are mocked any more; an older build may have left a token there. */
const cookieJarKey = '__msw-cookie-store__';

/**
 * MSW has the worker of an earlier visit updated and lets nobody hear how that ends. It fails when the page is left
 * meanwhile, which is nothing to report: the worker that is there goes on answering.
 */
function hearUpdates(): void {
  const registration = (globalThis as { ServiceWorkerRegistration?: typeof ServiceWorkerRegistration })
    .ServiceWorkerRegistration;
  if (!registration) return;
  const { update } = registration.prototype;
  registration.prototype.update = function hearUpdate(this: ServiceWorkerRegistration) {
    const updated = update.call(this);
    updated.catch(() => {});
    return updated;
  };
}
