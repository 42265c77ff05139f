/** The file name of the mock's service worker, which loads the worker of MSW. */
export const workerFile = 'back-api-service-worker.js';

/** The paths of the back-end. */
export const backEndPath = /\/(backApi|__mock)(\/|$)/;

/**
 * The script lets only back-end calls reach MSW's worker. Otherwise all files of the app would be fetched through it, and
 * those that are cancelled when somebody leaves a page would look like failures.
 *
 * A call that MSW's worker lets through, because it knows nothing of the page, ends as a broken line: it never reaches a real server.
 * MSW's worker sends it itself with `fetch`, or leaves it to the browser without an answer.
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
