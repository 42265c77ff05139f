import { loadMapProvider } from '#src/app/browser/map-provider.ts';

/** The global in which the map service’s script stores its interface. */
export const mapWorld = globalThis as { AMap?: unknown };

/** The map service’s script, during and after loading. */
export const mapScript = () => document.head.querySelector<HTMLScriptElement>('script[src*="amap"]');

/** Makes the page forget a loaded service, as a reload does, and removes a failed attempt. */
export async function forgetMapService(): Promise<void> {
  const failing = loadMapProvider('key', true);
  mapScript()?.dispatchEvent(new Event('error'));
  await failing.catch(() => undefined);
}
