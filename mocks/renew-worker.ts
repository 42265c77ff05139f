/** How long the page waits for a worker, in milliseconds: an earlier one may have work to end first. */
export const patience = 3000;

/**
 * Waits for the worker of this build where that of an earlier build has the page. MSW does not wait: the newer one would then take the
 * page from the one that MSW has started with, and no call would be answered any more (fault L7).
 */
export async function renewWorker(container: ServiceWorkerContainer, script: string): Promise<void> {
  if (!container.controller) return;
  try {
    // MSW's worker ends its registration with its last page, which may have been this one before a reload.
    const registration = await container.register(script, workerOptions);
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    if (coming) await inTime(settled(coming));
  } catch {
    // Without a network, or without the script, the earlier one goes on.
  }
}

/** The worker goes, and the page is loaded anew: it then registers what the host has. */
export async function startAfresh(container: ServiceWorkerContainer): Promise<void> {
  await (await container.getRegistration())?.unregister();
  location.reload();
}

/** Waits until the page has a worker: that of a first visit takes the page only when it has started. */
export async function takenInHand(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await inTime(new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true })));
}

/** Nothing of the worker comes from the browser's cache. */
export const workerOptions: RegistrationOptions = { updateViaCache: 'none' };

const inTime = (waited: Promise<unknown>): Promise<unknown> =>
  Promise.race([waited, new Promise((resolve) => setTimeout(resolve, patience))]);

const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
