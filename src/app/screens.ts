import type { ComponentType } from 'react';
import { type ContentTypeEntry, contentTypes } from '#src/domain/content/types.ts';
import { matchRoute } from '#src/domain/routes.ts';
import type { LoadedScreen } from '#src/machines/page.ts';
import type { PageWorld, Screen, ScreenProps } from './screen.ts';

type Loader = (world: PageWorld) => Promise<Screen>;

/** Where each page's screen is. A screen that is not open is not loaded. */
const loaders: Readonly<Record<string, Loader>> = {
  '/blank': (world) => import('./pages/home.tsx').then(({ createHomeScreen }) => createHomeScreen(world)),
  ...Object.fromEntries(
    contentTypes.flatMap(({ path, load }): [string, Loader][] => [
      [path, async (world) => (await import('./pages/content-list.tsx')).createListScreen(world, await load())],
      [`${path}/new`, editorOf(load)],
      [`${path}/:id`, editorOf(load)],
    ]),
  ),
};

function editorOf(load: ContentTypeEntry['load']): Loader {
  return async (world) => (await import('./pages/content-editor.tsx')).createEditorScreen(world, await load());
}

/** Loads screens, and keeps each for the next time its page is opened. */
export function createScreens(world: PageWorld) {
  const loaded = new Map<string, Screen>();

  return {
    /** Fails when the chunk cannot be loaded; the page says so and offers to try again. */
    async load(path: string): Promise<LoadedScreen> {
      const key = keyOf(path);
      const screen = loaded.get(key) ?? (await loadNew(key));
      loaded.set(key, screen);
      return { logic: screen.logic };
    },

    /** Loads a screen that will probably be wanted. A failure shows when it is. */
    preload(path: string): void {
      if (loaders[keyOf(path)]) this.load(path).catch(() => undefined);
    },

    /** The component of a page that has been loaded. */
    componentOf: (path: string): ComponentType<ScreenProps> | null =>
      loaded.get(keyOf(path))?.Component ?? null,
  };

  function loadNew(key: string) {
    const loader = loaders[key];
    if (!loader) throw new Error(`${key} has a route and no screen: add it to src/app/screens.ts`);
    return loader(world);
  }
}

const keyOf = (path: string): string => matchRoute(path)?.route.path ?? path;
