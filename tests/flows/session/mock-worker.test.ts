import { afterEach, expect, test, vi } from 'vitest';
import { removeMockWorker } from '#src/app/browser/remove-mock-worker.ts';

interface Left {
  script: string;
  /** Relative to the origin. */
  scope?: string;
  state?: 'active' | 'waiting' | 'installing';
}

/** A browser with these registered workers, one of which may control the page. */
function browserWith(left: readonly Left[], controller?: string) {
  const worker = (script: string) => ({ scriptURL: `${location.origin}${script}` });
  const gone: string[] = [];
  const registrations = left.map(({ script, scope = '/', state = 'active' }) => ({
    scope: `${location.origin}${scope}`,
    active: null,
    waiting: null,
    installing: null,
    [state]: worker(script),
    unregister: () => Promise.resolve(gone.push(script) > 0),
  }));
  const serviceWorker = {
    controller: controller ? worker(controller) : null,
    getRegistrations: () => Promise.resolve(registrations),
  };
  workers = serviceWorker as unknown as ServiceWorkerContainer;
  return gone;
}

let workers: ServiceWorkerContainer;
const reload = vi.fn();
const leave = async (basePath = '/') => [await removeMockWorker(workers, basePath, reload), reload.mock.calls.length];

afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
  sessionStorage.clear();
});

const ours = '/back-api-service-worker.js';
const ofMsw = '/mockServiceWorker.js';

test.for([ours, ofMsw, '/admin/back-api-service-worker.js'])(
  '%s controls the page: it is unregistered, and the page reloads',
  async (script) => {
    const gone = browserWith([{ script }, { script: '/other.js', scope: '/other/' }], script);
    expect([await leave(), gone]).toEqual([[true, 1], [script]]);
  },
);

test('a worker that still controls the page after the reload is reported, without another reload', async () => {
  browserWith([{ script: ours }], ours);
  await leave();
  await expect(leave()).rejects.toThrow('does not let go');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another worker, later, is unregistered in the same way', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  browserWith([{ script: ours }], ours);
  await leave();
  vi.setSystemTime(Date.now() + 10_000);
  expect(await leave()).toEqual([true, 2]);
});

test('a worker that does not control the page is unregistered without a reload, in any state', async () => {
  const left = (['active', 'waiting', 'installing'] as const).map((state) => ({ script: ofMsw, state }));
  const gone = browserWith(left);
  expect([await leave(), gone]).toEqual([
    [false, 0],
    [ofMsw, ofMsw, ofMsw],
  ]);
});

test('below a sub-path, mock workers of this path and above are unregistered; siblings and foreign workers stay', async () => {
  const gone = browserWith([
    { script: ours, scope: '/' },
    { script: '/admin/mockServiceWorker.js', scope: '/admin/' },
    { script: '/admin-mock/back-api-service-worker.js', scope: '/admin-mock/' },
    { script: '/my-service-worker.js', scope: '/admin/' },
  ]);
  expect([await leave('/admin/'), gone]).toEqual([
    [false, 0],
    [ours, '/admin/mockServiceWorker.js'],
  ]);
});
