/** The worker of a mock build, and the one of MSW that older builds had. */
const isOfMock = (worker: ServiceWorker | null) =>
  /\/(back-api-|mock)service-?worker\.js$/i.test(worker?.scriptURL ?? '');

const storageKey = 'mockWorkerLeft';

/** A second reload so soon would be one of many, in milliseconds. */
const soon = 10_000;

/**
 * Sends away the service worker that a mock build left behind where the product is served now: it would answer the product's
 * calls. One that has this page in hand keeps it until a reload, which is asked for; true when it was, and nothing may be
 * sent until then.
 */
export async function removeMockWorker(
  workers: ServiceWorkerContainer,
  basePath: string,
  reload: () => void,
): Promise<boolean> {
  const home = new URL(basePath, globalThis.location.href).href;
  const all = await workers.getRegistrations();
  // Only what stands above the app's own address: a mock build beside it is none of its business.
  const left = all.filter(
    ({ scope, active, waiting, installing }) => home.startsWith(scope) && [active, waiting, installing].some(isOfMock),
  );
  await Promise.all(left.map((registration) => registration.unregister()));
  if (!isOfMock(workers.controller)) return false;
  if (!markReload()) throw new Error('A mock’s service worker does not let go of this page.');
  reload();
  return true;
}

/** So that reloads never go on without end. False when there was one just now, and where nothing can be marked. */
function markReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < soon) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
