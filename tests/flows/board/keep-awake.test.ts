import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from '#src/app/browser/keep-awake.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

function withLocks(request: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
}

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('W5.10 the screen is kept awake; the lock is requested again after the page was hidden, and released at the end', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ release }));
  withLocks(request);
  const end = keepAwake();
  expect(request).toHaveBeenCalledTimes(1);
  show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  end();
  expect(release).toHaveBeenCalledOnce();
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('W5.10 a lock that arrives after the end is released', async () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  withLocks(() => Promise.resolve({ release }));
  keepAwake()();
  await Promise.resolve();
  expect(release).toHaveBeenCalledOnce();
});

test('W5.10 nothing happens if the browser has no locks or refuses one', async () => {
  withLocks(() => Promise.reject(new Error('low battery')));
  keepAwake()();
  await Promise.resolve();
  Reflect.deleteProperty(navigator, 'wakeLock');
  expect(keepAwake()()).toBeUndefined();
});
