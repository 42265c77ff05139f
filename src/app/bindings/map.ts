import { fromPromise } from 'xstate';
import { imported } from '#src/i18n/import-afresh.ts';
import { mapMachine } from '#src/machines/content/map.ts';

/** The map service of this key. Its client is loaded when a map is opened (decision 029). */
export const bindMap = (mapKey: string) =>
  mapMachine.provide({
    actors: {
      loadProvider: fromPromise(async ({ input: { isRetry } }) =>
        (await imported(() => import('#src/app/browser/map-provider.ts'))).loadMapProvider(mapKey, isRetry),
      ),
    },
  });
