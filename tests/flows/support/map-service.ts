import { loadMapProvider } from '#src/app/browser/map-provider.ts';

/** Where the script of the map service leaves its interface. */
export const mapWorld = globalThis as { AMap?: unknown };

/** The script of the map service, while it loads and afterwards. */
export const mapScript = () => document.head.querySelector<HTMLScriptElement>('script[src*="amap"]');

/** Makes the page forget a service that it has loaded, as a reload does: a try that fails leaves nothing. */
export async function forgetMapService(): Promise<void> {
  const failing = loadMapProvider('key', true);
  mapScript()?.dispatchEvent(new Event('error'));
  await failing.catch(() => undefined);
}
