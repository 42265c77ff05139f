/** The file name of the mock's service worker, which loads the worker of MSW. */
export const workerFile = 'back-api-service-worker.js';

/** The paths of the back-end. */
export const backEndPath = /\/(backApi|__mock)(\/|$)/;

/**
 * The script lets only back-end calls reach MSW's worker. Otherwise all files of the app would be fetched through it, and
 * those that are cancelled when somebody leaves a page would look like failures.
 */
export const workerScript = `
addEventListener('fetch', (event) => {
  if (!${String(backEndPath)}.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
`;
