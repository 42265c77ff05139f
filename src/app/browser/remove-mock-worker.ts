/** The service worker of a mock build, or MSW's worker of older builds. */
const isOfMock = (worker: ServiceWorker | null) =>
  /\/(back-api-|mock)service-?worker\.js$/i.test(worker?.scriptURL ?? '');

const storageKey = 'mockWorkerLeft';

/** Two reloads within this time would be a loop, in milliseconds. */
const soon = 10_000;

/**
 * Removes the service worker that a mock build has left at the address of the product: it would answer the product's
 * calls. A worker that controls this page does so until a reload. Returns true if it reloads; nothing may be sent until
 * then.
 */
export async function removeMockWorker(
  workers: ServiceWorkerContainer,
  basePath: string,
  reload: () => void,
): Promise<boolean> {
  const home = new URL(basePath, globalThis.location.href).href;
  const all = await workers.getRegistrations();
  // Only workers whose scope contains the app. A mock build at another path keeps its worker.
  const left = all.filter(
    ({ scope, active, waiting, installing }) => home.startsWith(scope) && [active, waiting, installing].some(isOfMock),
  );
  await Promise.all(left.map((registration) => registration.unregister()));
  if (!isOfMock(workers.controller)) return false;
  if (!markReload()) throw new Error('A mock’s service worker does not let go of this page.');
  reload();
  return true;
}

/** Remembers the reload, so that there is no endless loop. False if there was one just now, or if nothing can be stored. */
function markReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < soon) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
