/** The worker of a mock build, and the one of MSW that older builds had. */
const isOfMock = (worker: ServiceWorker | null) => /\/(back-api-|mock)service-?worker\.js$/i.test(worker?.scriptURL ?? '');

const storageKey = 'mockWorkerLeft';

/**
 * Sends away the service worker that a mock build left behind where the product is served now: it would answer the product's
 * calls. One that has this page in hand keeps it until a reload, which is asked for; true when it was, and nothing may be
 * sent until then. Where there is none, nothing is waited for.
 */
export async function leaveMockWorker(basePath: string, reload: () => void): Promise<boolean> {
  // Not there on plain http.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return false;
  const leaving = dismiss(workers, new URL(basePath, globalThis.location.href).href);
  if (!isOfMock(workers.controller)) {
    leaving.catch(() => {});
    mark(false);
    return false;
  }
  await leaving;
  if (!mark(true)) throw new Error('A mock’s service worker does not let go of this page.');
  reload();
  return true;
}

/** Only what stands above the app's own address: a mock build beside it is none of its business. */
const dismiss = async (workers: ServiceWorkerContainer, home: string) =>
  Promise.all(
    (await workers.getRegistrations())
      .filter(({ scope, active, waiting, installing }) => home.startsWith(scope) && [active, waiting, installing].some(isOfMock))
      .map((registration) => registration.unregister()),
  );

/** So that reloads never go on without end. False when it was so before, and where nothing can be marked. */
function mark(reloads: boolean): boolean {
  try {
    if (reloads && sessionStorage.getItem(storageKey)) return false;
    if (reloads) sessionStorage.setItem(storageKey, '1');
    else sessionStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
