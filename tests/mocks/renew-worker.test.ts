import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience, renewWorker, whenControlled } from '#mocks/renew-worker.ts';

/** A browser whose host may have a newer worker; its events are recorded. */
function browserWith({ isControlled = true, hasNewer = true, isOffline = false }) {
  const done: string[] = [];
  const newer = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = {
    installing: null as typeof newer | null,
    waiting: null,
    update() {
      done.push('update');
      if (isOffline) return Promise.reject(new TypeError('offline'));
      if (hasNewer) registration.installing = newer;
      return Promise.resolve(registration);
    },
  };
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register() {
      done.push('register');
      return Promise.resolve(registration);
    },
  });
  const note = (what: string, wait: Promise<void>) => wait.then(() => done.push(what));
  const given = container as unknown as ServiceWorkerContainer;
  return {
    done,
    start: () => note('started', renewWorker(given, '/worker.js')),
    wait: () => note('taken', whenControlled(given)),
    take: () => container.dispatchEvent(new Event('controllerchange')),
    become(state: string) {
      newer.state = state;
      newer.dispatchEvent(new Event('statechange'));
    },
  };
}

const turn = () => new Promise(setImmediate);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([['activated'], ['redundant']])('fault L7: the start waits until the newer worker is %s', async (state) => {
  const { done, start, become } = browserWith({});
  void start();
  await turn();
  become('installed');
  await turn();
  expect(done).toEqual(['register', 'update']);
  become(state);
  await turn();
  expect(done).toEqual(['register', 'update', 'started']);
});

test('fault L7: a newer worker that does not arrive in time is not waited for', async () => {
  const { done, start } = browserWith({});
  void start();
  await turn();
  vi.advanceTimersByTime(patience);
  await turn();
  expect(done).toEqual(['register', 'update', 'started']);
});

test.each([
  ['there is none', { hasNewer: false }, ['register', 'update', 'started']],
  ['there is no network', { isOffline: true }, ['register', 'update', 'started']],
  ['the page has no worker yet', { isControlled: false }, ['started']],
])('fault L7: there is no wait where %s', async (_, browser, expected) => {
  const { done, start } = browserWith(browser);
  await start();
  expect(done).toEqual(expected);
});

test('on a first visit, the start waits until the worker controls the page', async () => {
  const { done, wait, take } = browserWith({ isControlled: false });
  void wait();
  await turn();
  expect(done).toEqual([]);
  take();
  await turn();
  expect(done).toEqual(['taken']);
});
