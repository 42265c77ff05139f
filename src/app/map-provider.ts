import { fromWgs84, toWgs84 } from '#src/domain/coordinates.ts';
import type { MapProvider } from '#src/domain/map-provider.ts';

/** What we use of AMap's JavaScript API 2.0. It works in GCJ-02. */
interface AMap {
  Map: new (
    element: HTMLElement,
    options: { center: [number, number]; zoom: number },
  ) => {
    add: (marker: unknown) => void;
    on: (event: 'click', listener: (event: { lnglat: { getLng: () => number; getLat: () => number } }) => void) => void;
    destroy: () => void;
  };
  Marker: new (options: { position: [number, number] }) => { setPosition: (position: [number, number]) => void };
}

const zoom = 12;

const world = globalThis as { AMap?: AMap };

let loading: Promise<MapProvider> | null = null;
let script: HTMLScriptElement | null = null;

/**
 * AMap, loaded once, when a map is first opened; null without a key (decision 029). Fails when it cannot be had. `anew` leaves
 * nothing of an earlier try: that may still be waiting for an answer, or its key was refused.
 */
export function loadMapProvider(key: string, anew = false): Promise<MapProvider | null> {
  if (key === '') return Promise.resolve(null);
  if (anew) forget();
  loading ??= load(`https://webapi.amap.com/maps?v=2.0&key=${encodeURIComponent(key)}`);
  return loading;
}

async function load(address: string): Promise<MapProvider> {
  const mine = scriptOf(address);
  script = mine;
  try {
    await arrival(mine);
    if (!world.AMap) throw new Error('the map service answered without its map');
    return providerOn(world.AMap);
  } catch (error) {
    // Unless another try has begun meanwhile.
    if (script === mine) forget();
    throw error;
  }
}

function forget() {
  script?.remove();
  delete world.AMap;
  loading = null;
}

function providerOn(map: AMap): MapProvider {
  return {
    show(element, { center, marked, onPick, onFailure }) {
      const guarded = (work: () => void) => {
        try {
          work();
        } catch (error) {
          onFailure(error);
        }
      };
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
  };
}

function scriptOf(address: string): HTMLScriptElement {
  const made = document.createElement('script');
  made.src = address;
  made.async = true;
  // The provider is told no more of where it is used than it has to be (fault J3).
  made.referrerPolicy = 'origin';
  return made;
}

const arrival = (made: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    made.addEventListener('load', () => resolve());
    made.addEventListener('error', () => reject(new Error('the map service could not be loaded')));
    document.head.append(made);
  });
