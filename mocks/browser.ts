import { setupWorker } from 'msw/browser';
import { type Backend, createBackend } from './backend.ts';
import { createIndexedDbStore } from '#mocks/store/store-indexed-db.ts';
import { refuseBackendCalls } from './unhandled.ts';
import { workerFile } from './worker.ts';

declare global {
  interface Window {
    /**
     * For QA, in mock builds: `__mock.reset()` restores the seed, `__mock.reset('L')` creates one with 100,000 articles,
     * `__mock.fault({…})` makes the next calls fail.
     */
    __mock?: Pick<Backend, 'reset' | 'size'> & { fault: Backend['faults']['add'] };
  }
}

/** Starts to answer the app's calls inside this browser. It rejects when the worker script cannot be loaded. */
export async function startMock(): Promise<void> {
  handleFailedUpdates();
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

/** The local storage key of MSW's cookies. We mock no cookies any more, but an older build may have left a token there. */
const cookieJarKey = '__msw-cookie-store__';

/**
 * MSW updates the worker of an earlier visit without handling the promise. The update fails when the person leaves the page
 * meanwhile. That is harmless, since the old worker goes on answering, so the rejection is ignored here.
 */
function handleFailedUpdates(): void {
  const registration = (globalThis as { ServiceWorkerRegistration?: typeof ServiceWorkerRegistration })
    .ServiceWorkerRegistration;
  if (!registration) return;
  const { update } = registration.prototype;
  registration.prototype.update = function updateQuietly(this: ServiceWorkerRegistration) {
    const updated = update.call(this);
    updated.catch(() => {});
    return updated;
  };
}
