/** The file name of the mock's service worker, which loads that of MSW. */
export const workerFile = 'back-api-service-worker.js';

/** The paths of the back-end. */
export const backEndPath = /\/(backApi|__mock)(\/|$)/;

/**
 * The script passes only back-end calls to MSW's worker. Otherwise all files of the app would be fetched through it, and
 * requests that are cancelled when the user leaves a page would look like failures.
 *
 * MSW's worker lets calls of unknown pages through: it sends them with `fetch`, or leaves them to the browser. The script
 * turns both into network errors, so that no call reaches a real server.
 */
export const workerScript = `
const isBackEnd = (request) => ${String(backEndPath)}.test(new URL(request.url).pathname);
const send = fetch;
fetch = (request, init) => (isBackEnd(request) ? Promise.resolve(Response.error()) : send(request, init));
addEventListener('fetch', (event) => {
  if (!isBackEnd(event.request)) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
addEventListener('fetch', (event) => event.respondWith(Response.error()));
`;
