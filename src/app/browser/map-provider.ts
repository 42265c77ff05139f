import { fromWgs84, toWgs84 } from '#src/domain/places/coordinates.ts';
import type { MapProvider } from '#src/domain/places/map-provider.ts';

/** The part of AMap's JavaScript API 2.0 that we use. Its coordinates are GCJ-02. */
interface AMap {
  Map: new (
    element: HTMLElement,
    options: { center: [number, number]; zoom: number },
  ) => {
    add: (markers: unknown) => void;
    clearMap: () => void;
    /** Shows all markers. */
    setFitView: () => void;
    on: (event: 'click', listener: (event: { lnglat: { getLng: () => number; getLat: () => number } }) => void) => void;
    destroy: () => void;
  };
  Marker: new (options: { position: [number, number]; title?: string; content?: HTMLElement; anchor?: 'center' }) => {
    setPosition: (position: [number, number]) => void;
    on: (event: 'click', listener: () => void) => void;
  };
}

const zoom = 12;
/** The zoom that shows all of Guangxi. */
const wideZoom = 7;

const world = globalThis as { AMap?: AMap };

let loading: Promise<MapProvider> | null = null;
let script: HTMLScriptElement | null = null;

/**
 * Loads AMap once, when a map is first opened; null without a key (decision 029). Fails if it cannot be loaded. `isRetry`
 * removes everything of an earlier attempt, which may still be pending, or whose key was refused.
 */
export function loadMapProvider(key: string, isRetry = false): Promise<MapProvider | null> {
  if (key === '') return Promise.resolve(null);
  if (isRetry) unload();
  loading ??= load(`https://webapi.amap.com/maps?v=2.0&key=${encodeURIComponent(key)}`);
  return loading;
}

async function load(address: string): Promise<MapProvider> {
  const own = createScript(address);
  script = own;
  try {
    await loaded(own);
    if (!world.AMap) throw new Error('the map service answered without its map');
    return providerOn(world.AMap);
  } catch (error) {
    // Not if another attempt has started meanwhile.
    if (script === own) unload();
    throw error;
  }
}

function unload() {
  script?.remove();
  delete world.AMap;
  loading = null;
}

/** Runs work that calls third-party code. */
const guardedBy = (onFailure: (error: unknown) => void) => (work: () => void) => {
  try {
    work();
  } catch (error) {
    onFailure(error);
  }
};

function providerOn(map: AMap): MapProvider {
  return {
    show(element, { center, marked, onPick, onFailure }) {
      const guarded = guardedBy(onFailure);
      let leave = () => {};
      guarded(() => {
        const at = fromWgs84(center, 'gcj02');
        const shown = new map.Map(element, { center: [at.lng, at.lat], zoom });
        leave = () => shown.destroy();
        const mark = marked && fromWgs84(marked, 'gcj02');
        const marker = new map.Marker({ position: mark ? [mark.lng, mark.lat] : [at.lng, at.lat] });
        if (mark) shown.add(marker);
        shown.on('click', ({ lnglat }) =>
          guarded(() => {
            const [lng, lat] = [lnglat.getLng(), lnglat.getLat()];
            marker.setPosition([lng, lat]);
            shown.add(marker);
            onPick(toWgs84({ lng, lat }, 'gcj02'));
          }),
        );
      });
      return () => guarded(leave);
    },

    showPlaces(element, { center, onPick, onFailure }) {
      const guarded = guardedBy(onFailure);
      let shown: InstanceType<AMap['Map']> | null = null;
      guarded(() => {
        const { lng, lat } = fromWgs84(center, 'gcj02');
        shown = new map.Map(element, { center: [lng, lat], zoom: wideZoom });
      });
      return {
        mark: (places) =>
          guarded(() => {
            shown?.clearMap();
            const markers = places.map(({ id, point, title, sign }) => {
              const { lng, lat } = fromWgs84(point, 'gcj02');
              const marker = new map.Marker({ position: [lng, lat], title, content: sign, anchor: 'center' });
              marker.on('click', () => onPick(id));
              return marker;
            });
            if (markers.length === 0) return;
            shown?.add(markers);
            shown?.setFitView();
          }),
        leave: () => guarded(() => shown?.destroy()),
      };
    },
  };
}

function createScript(address: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = address;
  element.async = true;
  // The provider sees only the origin of the app (fault J3).
  element.referrerPolicy = 'origin';
  return element;
}

const loaded = (element: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('the map service could not be loaded')));
    document.head.append(element);
  });
