import { afterEach, expect, test, vi } from 'vitest';
import { loadMapProvider } from '#src/app/browser/map-provider.ts';
import { forgetMapService, mapScript, mapWorld } from '#tests/flows/support/map-service.ts';

const onFailure = (error: unknown) => {
  throw error;
};

afterEach(forgetMapService);

test('nothing is loaded without a key (decision 029)', async () => {
  expect([await loadMapProvider(''), mapScript()]).toEqual([null, null]);
});

test('a service that failed to load is requested again the next time', async () => {
  const failing = loadMapProvider('key');
  mapScript()?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('the map service could not be loaded');
  expect(mapScript()).toBeNull();
  const again = loadMapProvider('key');
  expect(mapScript()?.src).toBe('https://webapi.amap.com/maps?v=2.0&key=key');
  mapScript()?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toThrow();
});

test('coordinates are converted to GCJ-02 and back to WGS84 (decision 042); leaving destroys the map', async () => {
  const marks: [number, number][] = [];
  let click: (event: unknown) => void = () => {};
  const destroy = vi.fn();
  const centers: unknown[] = [];
  mapWorld.AMap = {
    Map: class {
      constructor(_: HTMLElement, { center }: { center: unknown }) {
        centers.push(center);
      }
      add = () => {};
      on = (_: string, listener: (event: unknown) => void) => (click = listener);
      destroy = destroy;
    },
    Marker: class {
      constructor({ position }: { position: [number, number] }) {
        marks.push(position);
      }
      setPosition = (position: [number, number]) => marks.push(position);
    },
  };
  const loading = loadMapProvider('key');
  mapScript()?.dispatchEvent(new Event('load'));
  const provider = await loading;
  const picked: { lng: number; lat: number }[] = [];
  const point = { lng: 108.316023, lat: 22.826792 };
  const onPick = (at: { lng: number; lat: number }) => picked.push(at);
  const leave = provider?.show(document.createElement('div'), { center: point, marked: point, onPick, onFailure });
  click({ lnglat: { getLng: () => 108.320004, getLat: () => 22.82402 } });
  const rounded = ([lng, lat]: readonly [number, number]) => [lng.toFixed(4), lat.toFixed(4)];
  expect(marks.map(rounded)).toEqual([
    ['108.3200', '22.8240'],
    ['108.3200', '22.8240'],
  ]);
  expect(picked.map(({ lng, lat }) => rounded([lng, lat]))).toEqual([['108.3160', '22.8268']]);
  leave?.();
  expect([centers.length, destroy.mock.calls.length]).toEqual([1, 1]);
});

test('a new attempt replaces a pending one, whose failure does not disturb it', async () => {
  const waiting = loadMapProvider('key', true);
  const first = mapScript();
  const again = loadMapProvider('key', true);
  const second = mapScript();
  expect([first?.isConnected, second === first]).toEqual([false, false]);
  first?.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow();
  expect(second?.isConnected).toBe(true);
  second?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toThrow();
});

test('a script without the map, as for a refused key, is requested again the next time', async () => {
  const refused = loadMapProvider('key', true);
  mapScript()?.dispatchEvent(new Event('load'));
  await expect(refused).rejects.toThrow('the map service answered without its map');
  mapWorld.AMap = {};
  const again = loadMapProvider('key');
  mapScript()?.dispatchEvent(new Event('load'));
  expect(typeof (await again)?.show).toBe('function');
});

/** AMap that throws in the given place. */
function hostile(where: 'Map' | 'click' | 'destroy') {
  let click: (event: unknown) => void = () => {};
  const fail = (at: string) => {
    if (at === where) throw new Error(at);
  };
  mapWorld.AMap = {
    Map: class {
      constructor() {
        fail('Map');
      }
      add = () => {};
      on = (_: string, listener: (event: unknown) => void) => (click = listener);
      destroy = () => fail('destroy');
    },
    Marker: class {
      setPosition = () => {};
    },
  };
  return () => click({ lnglat: { getLng: () => fail('click') ?? 108, getLat: () => 22 } });
}

test.for(['Map', 'click', 'destroy'] as const)(
  'an error that the service throws in %s is reported and goes no further',
  async (where) => {
    const loading = loadMapProvider('key', true);
    const click = hostile(where);
    mapScript()?.dispatchEvent(new Event('load'));
    const provider = await loading;
    const thrown: unknown[] = [];
    const options = {
      center: { lng: 108, lat: 22 },
      marked: null,
      onPick: () => {},
      onFailure: (error: unknown) => thrown.push(error),
    };
    const leave = provider?.show(document.createElement('div'), options);
    click();
    leave?.();
    expect(thrown).toEqual([new Error(where)]);
  },
);
