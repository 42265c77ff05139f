import { backEndPath } from './worker.ts';

/** Keeps calls of the back-end from a real server: until the worker controls the page, they fail with a network error. */
export function keepCallsInside(isControlling: () => boolean): void {
  const send = globalThis.fetch;
  globalThis.fetch = (asked, init) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    if (backEndPath.test(pathname) && !isControlling())
      return Promise.reject(new TypeError(`mock: no worker answers ${pathname}`));
    return send(asked, init);
  };
}
