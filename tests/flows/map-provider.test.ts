import { afterEach, expect, test, vi } from 'vitest';
import { loadMapProvider } from '#src/app/map-provider.ts';

const world = globalThis as { AMap?: unknown };
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="amap"]');

afterEach(() => {
  script()?.remove();
  delete world.AMap;
});

test('without a key nothing is loaded (decision 36)', async () => {
  expect([await loadMapProvider(''), script()]).toEqual([null, null]);
});

test('a service that cannot be had is asked for again the next time', async () => {
  const failing = loadMapProvider('key');
  script()?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('the map service could not be loaded');
  expect(script()).toBeNull();
  const again = loadMapProvider('key');
  expect(script()?.src).toBe('https://webapi.amap.com/maps?v=2.0&key=key');
  script()?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toThrow();
});

test('it is given GCJ-02 and gives back WGS84 (decision 35); going away takes the map along', async () => {
  const marks: [number, number][] = [];
  let click: (event: unknown) => void = () => {};
  const destroy = vi.fn();
  const centers: unknown[] = [];
  world.AMap = {
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
  script()?.dispatchEvent(new Event('load'));
  const provider = await loading;
  const picked: { lng: number; lat: number }[] = [];
  const point = { lng: 108.316023, lat: 22.826792 };
  const leave = provider?.show(document.createElement('div'), { center: point, marked: point, onPick: (at) => picked.push(at) });
  click({ lnglat: { getLng: () => 108.320004, getLat: () => 22.82402 } });
  const rounded = ([lng, lat]: readonly [number, number]) => [lng.toFixed(4), lat.toFixed(4)];
  expect(marks.map(rounded)).toEqual([['108.3200', '22.8240'], ['108.3200', '22.8240']]);
  expect(picked.map(({ lng, lat }) => rounded([lng, lat]))).toEqual([['108.3160', '22.8268']]);
  leave?.();
  expect([centers.length, destroy.mock.calls.length]).toEqual([1, 1]);
});
