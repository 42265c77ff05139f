/** How long the page waits for a worker, in milliseconds. An earlier worker may have to finish its work first. */
export const patience = 3000;

/**
 * Waits for the worker of this build if the worker of an earlier build controls the page. MSW does not wait: the newer worker
 * would take over from the one that MSW started with, and no call would be answered any more (fault L7).
 */
export async function renewWorker(container: ServiceWorkerContainer, script: string): Promise<void> {
  if (!container.controller) return;
  try {
    // MSW's worker unregisters itself with its last page, which may have been this one before a reload.
    const registration = await container.register(script, workerOptions);
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    if (coming) await inTime(settled(coming));
  } catch {
    // Without a network or without the script, the earlier worker stays in use.
  }
}

/** Removes the worker and reloads the page, which then registers the worker of the host. */
export async function replaceWorker(container: ServiceWorkerContainer): Promise<void> {
  await (await container.getRegistration())?.unregister();
  location.reload();
}

/** Waits until a worker controls the page. On a first visit the worker takes control only after it has started. */
export async function whenControlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await inTime(new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true })));
}

/** The worker never comes from the browser's cache. */
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
