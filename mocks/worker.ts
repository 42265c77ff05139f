/** The service worker of the mock, beside the one of MSW that it loads. */
export const workerFile = 'back-api-service-worker.js';

/** Paths that are meant for the back-end. */
export const backEndPath = /\/(backApi|__mock)(\/|$)/;

/**
 * MSW's worker, left in peace by everything but calls of the back-end: files of the app would else be fetched through
 * it and the page, and those given up by leaving a page would look like failed ones.
 */
export const workerScript = `
addEventListener('fetch', (event) => {
  if (!${String(backEndPath)}.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
`;
