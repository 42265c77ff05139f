import { fromWgs84, toWgs84 } from '#src/domain/coordinates.ts';
import type { MapProvider } from '#src/domain/map-provider.ts';

/** What we use of AMap's JavaScript API 2.0. It works in GCJ-02. */
interface AMap {
  Map: new (element: HTMLElement, options: { center: [number, number]; zoom: number }) => {
    add: (marker: unknown) => void;
    on: (event: 'click', listener: (event: { lnglat: { getLng: () => number; getLat: () => number } }) => void) => void;
    destroy: () => void;
  };
  Marker: new (options: { position: [number, number] }) => { setPosition: (position: [number, number]) => void };
}

const zoom = 12;

let loading: Promise<MapProvider> | null = null;

/** AMap, loaded once, when a map is first opened; null without a key (decision 36). Fails when it cannot be had. */
export function loadMapProvider(key: string): Promise<MapProvider | null> {
  if (key === '') return Promise.resolve(null);
  loading ??= loadScript(`https://webapi.amap.com/maps?v=2.0&key=${encodeURIComponent(key)}`).then(
    () => providerOn((globalThis as { AMap?: AMap }).AMap),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function providerOn(map: AMap | undefined): MapProvider {
  if (!map) throw new Error('the map service answered without its map');
  return {
    show(element, { center, marked, onPick }) {
      const at = fromWgs84(center, 'gcj02');
      const shown = new map.Map(element, { center: [at.lng, at.lat], zoom });
      const mark = marked && fromWgs84(marked, 'gcj02');
      const marker = new map.Marker({ position: mark ? [mark.lng, mark.lat] : [at.lng, at.lat] });
      if (mark) shown.add(marker);
      shown.on('click', ({ lnglat }) => {
        const [lng, lat] = [lnglat.getLng(), lnglat.getLat()];
        marker.setPosition([lng, lat]);
        shown.add(marker);
        onPick(toWgs84({ lng, lat }, 'gcj02'));
      });
      return () => shown.destroy();
    },
  };
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    // The provider is told no more of where it is used than it has to be (fault J3).
    script.referrerPolicy = 'origin';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the map service could not be loaded'));
    });
    document.head.append(script);
  });
}
