import { setupWorker } from 'msw/browser';
import { type Backend, createBackend } from './backend.ts';
import { createIndexedDbStore } from '#mocks/store/store-indexed-db.ts';
import { currentBackend, setCurrentBackend } from './current.ts';
import { simulateFullStorage } from './full-storage.ts';
import { hideWorkers, isInPageWanted, wayOut } from './in-page.ts';
import { keepCallsInside } from './keep-inside.ts';
import { renewWorker, whenControlled, workerOptions } from './renew-worker.ts';
import { startPlan } from './start-plan.ts';
import { currentOffer, loadOffer, realPaths } from '#mocks/mixed/offer.ts';
import { refuseBackendCalls } from './unhandled.ts';
import { watchOwnWorker, type WorkerWatch } from './worker-watch.ts';
import { workerFile } from './worker.ts';

declare global {
  interface Window {
    /** For QA, in mock builds: `__mock.reset()`, `__mock.fault({…})` and the other commands of `mocks/control/commands.ts`. */
    __mock?: Backend['commands'];
  }
}

/**
 * Starts to answer the app's calls inside this browser. Rejects when the worker script cannot be loaded. The error then
 * carries texts and an alternative: to answer inside the page, as on plain http (fault L1). Returns the paths that a real server
 * answers instead.
 */
export async function startMock(): Promise<readonly string[]> {
  handleFailedUpdates();
  allowOwnWorkers();
  if (isInPageWanted()) hideWorkers();
  await loadOffer();
  const real = realPaths();
  const acceptTokensAs = real.length > 0 ? (currentOffer()?.account ?? null) : null;
  const backend = createBackend({ store: createIndexedDbStore(), acceptMasterCode: true, acceptTokensAs });
  const script = `${import.meta.env.BASE_URL}${workerFile}`;
  if (hasWorkers()) await renewWorker(navigator.serviceWorker, script);
  const registration = await setupWorker(...backend.handlers)
    .start({
      quiet: true,
      serviceWorker: { url: script, options: workerOptions },
      onUnhandledFrame: refuseBackendCalls,
    })
    .catch((error: unknown) => {
      throw Object.assign(error instanceof Error ? error : new Error(String(error)), { wayOut });
    });
  if (hasWorkers()) await whenControlled(navigator.serviceWorker);
  // Cookies are not mocked any more, but an older build may have stored a token there.
  localStorage.removeItem('__msw-cookie-store__');
  setCurrentBackend(backend, watchWorker(registration));
  const { commands } = currentBackend();
  window.__mock = commands;
  await startPlan(commands);
  simulateFullStorage(commands);
  return real;
}

/** Workers are missing on plain http and after the choice of `in-page.ts`. MSW then answers without a worker. */
const hasWorkers = () => 'serviceWorker' in navigator;

function watchWorker(registration: ServiceWorkerRegistration | undefined): WorkerWatch | null {
  if (!registration?.active) return null;
  const watch = watchOwnWorker({
    container: navigator.serviceWorker,
    worker: registration.active,
    checksum: import.meta.env.WORKER_CHECKSUM,
  });
  keepCallsInside(watch.isControlling);
  return watch;
}

/**
 * MSW updates the worker of an earlier visit without handling the promise. The update fails when the user leaves the page
 * meanwhile. That is harmless because the old worker still answers, so the rejection is ignored here.
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

/**
 * MSW and the inspector create workers without trusted types. The policy accepts addresses of the build's own files, and no
 * HTML (decision 053).
 */
function allowOwnWorkers(): void {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown };
  };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin)
        throw new TypeError(`no worker of ours: ${address}`);
      return address;
    },
  });
}
