import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { loadMapProvider } from '#src/app/browser/map-provider.ts';

/** The global in which the map service’s script stores its interface. */
export const mapWorld = globalThis as { AMap?: unknown };

/** The map service’s script, during and after loading. */
export const mapScript = () => document.head.querySelector<HTMLScriptElement>('script[src*="amap"]');

/** Finishes loading the service’s script with this interface. */
export async function answerMap(service: unknown) {
  await waitFor(() => expect(mapScript()).not.toBeNull());
  mapWorld.AMap = service;
  mapScript()?.dispatchEvent(new Event('load'));
}

/** A service that refuses the key. */
export const refusingMap = {
  Map: function Refused() {
    throw new Error('INVALID_USER_KEY');
  },
};

/** Makes the page forget a loaded service, as a reload does, and removes a failed attempt. */
export async function forgetMapService(): Promise<void> {
  const failing = loadMapProvider('key', true);
  mapScript()?.dispatchEvent(new Event('error'));
  await failing.catch(() => undefined);
}
