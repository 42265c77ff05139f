import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBuildCheck } from '#src/app/browser/check-build.ts';

const page = (chunk: string) => `<!doctype html><script type="module" crossorigin src="/assets/${chunk}.js"></script>`;

let served = 'a';
let status = 200;
const asked: RequestInit[] = [];

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
  served = 'a';
  status = 200;
  runs('a');
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init);
    return Promise.resolve(new Response(page(served), { status }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('#first')?.remove();
});

/** The build that is running. */
function runs(chunk: string) {
  document.querySelector('#first')?.remove();
  const script = document.createElement('script');
  script.id = 'first';
  // jsdom loads no modules.
  script.type = 'module';
  script.setAttribute('src', `/assets/${chunk}.js`);
  document.head.append(script);
}

/** A check; before each call this many minutes pass. */
function checking({ minutes = 6, hasUnsaved = false } = {}) {
  let now = 0;
  const check = createBuildCheck({ basePath: '/', hasUnsaved: () => hasUnsaved, now: () => now });
  return () => {
    now += minutes * 60_000;
    return check(new AbortController().signal);
  };
}

describe('W5.7 a new build of the app', () => {
  test('is reported once; the running build never is', async () => {
    const check = checking();
    expect(await check()).toBe(false);
    served = 'b';
    expect(await check()).toBe(true);
    expect(await check()).toBe(false);
    expect(asked[0]).toMatchObject({ cache: 'no-store' });
  });

  test('two builds that answer alternately reload the page once each', async () => {
    served = 'b';
    expect(await checking()()).toBe(true);
    runs('b');
    served = 'a';
    expect(await checking()()).toBe(false);
    served = 'c';
    expect(await checking()()).toBe(true);
  });

  test('the server is asked every five minutes at most', async () => {
    served = 'b';
    expect(await checking({ minutes: 4 })()).toBe(false);
    expect(asked).toEqual([]);
  });

  test('is not reported while something is unsaved or the server answers with an error', async () => {
    served = 'b';
    expect(await checking({ hasUnsaved: true })()).toBe(false);
    status = 502;
    expect(await checking()()).toBe(false);
    status = 200;
    expect(await checking()()).toBe(true);
  });

  test('is not reported without storage, as the page would reload forever', async () => {
    served = 'b';
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('forbidden');
      },
    });
    expect(await checking()()).toBe(false);
  });
});
