import { backEndPath } from './worker.ts';

/** A call of the back-end never leaves the page for a real server: while the worker has not the page in hand, it ends as a broken line. */
export function keepCallsInside(isInHand: () => boolean): void {
  const send = globalThis.fetch;
  globalThis.fetch = (asked, init) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    if (backEndPath.test(pathname) && !isInHand())
      return Promise.reject(new TypeError(`mock: no worker answers ${pathname}`));
    return send(asked, init);
  };
}
