import type { ComponentType } from 'react';
import { type ContentTypeEntry, contentTypes } from '#src/domain/content/types.ts';
import { profilePath } from '#src/domain/location.ts';
import { matchRoute } from '#src/domain/routes.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { LoadedScreen } from '#src/machines/page.ts';
import type { PageWorld, Screen, ScreenProps } from './screen.ts';
import type { systemScreens } from './system-screens.ts';

type Loader = (world: PageWorld) => Promise<Screen>;

const roleEditor = ofSystem('roleEditor');
const user = ofSystem('user');

/** Where each page's screen is. A screen that is not open is not loaded. */
const loaders: Readonly<Record<string, Loader>> = {
  [profilePath]: async (world) => (await imported(() => import('./pages/profile.tsx'))).createProfileScreen(world),
  '/blank': async (world) => (await imported(() => import('./pages/home.tsx'))).createHomeScreen(world),
  '/home/index': async (world) => (await imported(() => import('./pages/home-page.tsx'))).createHomePageScreen(world),
  '/system/roleManager': ofSystem('roles'),
  '/system/roleManager/new': roleEditor,
  '/system/roleManager/:id': roleEditor,
  '/system/userManager': ofSystem('users'),
  '/system/userManager/new': user,
  '/system/userManager/:id': user,
  '/system/logManager': ofSystem('logs'),
  ...Object.fromEntries(
    contentTypes.flatMap(({ path, load }): [string, Loader][] => {
      const editor = editorOf(load);
      return [
        [
          path,
          async (world) =>
            (await imported(() => import('./pages/content-list.tsx'))).createListScreen(world, await imported(load)),
        ],
        [`${path}/new`, editor],
        [`${path}/:id`, editor],
      ];
    }),
  ),
};

function ofSystem(name: keyof typeof systemScreens): Loader {
  return async (world) => (await imported(() => import('./system-screens.ts'))).systemScreens[name](world);
}

function editorOf(load: ContentTypeEntry['load']): Loader {
  return async (world) =>
    (await imported(() => import('./pages/content-editor.tsx'))).createEditorScreen(world, await imported(load));
}

/**
 * Loads screens, and keeps each for the next time its page is opened: one per loader, so that a new record whose page
 * gets the record's address stays the same page (decision 001).
 */
export function createScreens(world: PageWorld) {
  const loaded = new Map<Loader, Screen>();

  return {
    /** Fails when the chunk cannot be loaded; the page says so and offers to try again. */
    async load(path: string): Promise<LoadedScreen> {
      const loader = loaderOf(path);
      if (!loader) throw new Error(`${path} has a route and no screen: add it to src/app/screens.ts`);
      const screen = loaded.get(loader) ?? (await loader(world));
      loaded.set(loader, screen);
      return { logic: screen.logic };
    },

    /** Loads a screen that will probably be wanted. A failure shows when it is. */
    preload(path: string): void {
      if (loaderOf(path)) this.load(path).catch(() => undefined);
    },

    /** The component of a page that has been loaded. */
    componentOf(path: string): ComponentType<ScreenProps> | null {
      const loader = loaderOf(path);
      return (loader && loaded.get(loader)?.Component) ?? null;
    },
  };
}

const loaderOf = (path: string): Loader | undefined => loaders[matchRoute(path)?.route.path ?? path];
