import type { ComponentType } from 'react';
import { commentsPath } from '#src/domain/comments/paths.ts';
import { type ContentTypeEntry, contentTypes } from '#src/domain/content/types/types.ts';
import { calendarPath, consultationsPath } from '#src/domain/consultations/paths.ts';
import { countedNames, recordsPath, statisticNames, statisticPath } from '#src/domain/figures/paths.ts';
import { type AppLocation, boardPath, profilePath } from '#src/domain/routes/location.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { scorePath, scoringVariants } from '#src/domain/scoring/kinds.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { LoadedScreen } from '#src/machines/page.ts';
import { loadContentType } from '#src/app/find-content-type.ts';
import type { PageWorld, Screen, ScreenProps } from '#src/app/screen.ts';
import type { systemScreens } from './system-screens.ts';

/** A request for what a page shows first. */
export interface Asking {
  path: string;
  /** Forgets the answer unseen. */
  drop: () => void;
}

type Loader = (world: PageWorld) => Promise<Screen>;

const roleEditor = ofSystem('roleEditor');
const user = ofSystem('user');
const review: Loader = async (world) =>
  (await imported(() => import('#src/app/pages/reviews.tsx'))).createReviewScreen(world);
const paper = ofSystem('paper');
const template = ofSystem('template');
const sheet: Loader = async (world) =>
  (await imported(() => import('#src/app/pages/sheet.tsx'))).createSheetScreen(world);

/** Loads the screen of each route. A screen is loaded when it is first opened. */
const loaders: Readonly<Record<string, Loader>> = {
  [profilePath]: ofSystem('profile'),
  '/blank': async (world) => (await imported(() => import('#src/app/pages/home.tsx'))).createHomeScreen(world),
  '/home/index': ofSystem('homePage'),
  [scorePath]: async (world) => (await imported(() => import('#src/app/pages/reviews.tsx'))).createDeskScreen(world),
  [`${scorePath}/new`]: review,
  [`${scorePath}/:id`]: review,
  [boardPath]: ofSystem('board'),
  [commentsPath]: async (world) =>
    (await imported(() => import('#src/app/pages/comments.tsx'))).createCommentsScreen(world),
  [`${commentsPath}/words`]: ofSystem('words'),
  [`${commentsPath}/officeWords`]: ofSystem('officeWords'),
  [consultationsPath]: async (world) => (await consultations()).createConsultationsScreen(world),
  [calendarPath]: ofSystem('workCalendar'),
  [`${consultationsPath}/:id`]: async (world) => (await consultations()).createConsultationScreen(world),
  [`${scorePath}/:id/paper/:account`]: paper,
  '/set/masterplate': ofSystem('templates'),
  '/set/masterplate/new': template,
  '/set/masterplate/compare': ofSystem('templateComparison'),
  '/set/masterplate/:id': template,
  '/system/roleManager': ofSystem('roles'),
  '/system/roleManager/new': roleEditor,
  '/system/roleManager/:id': roleEditor,
  '/system/userManager': ofSystem('users'),
  '/system/userManager/new': user,
  '/system/userManager/:id': user,
  '/system/logManager': ofSystem('logs'),
  ...Object.fromEntries(statisticNames.map((name) => [statisticPath(name), ofSystem('statistic')])),
  ...Object.fromEntries(countedNames.map((name) => [recordsPath(name), ofSystem(name)])),
  ...Object.fromEntries(scoringVariants.map((variant) => [scorePath + variant, sheet])),
  ...Object.fromEntries(
    contentTypes.flatMap((entry): [string, Loader][] => {
      const { path } = entry;
      const editor = editorOf(entry);
      return [
        [
          path,
          async (world) => {
            const [{ createListScreen }, type] = await Promise.all([
              imported(() => import('#src/app/pages/content-list.tsx')),
              loadContentType(entry, world.approvals),
            ]);
            return createListScreen(world, type);
          },
        ],
        [`${path}/new`, editor],
        [`${path}/:id`, editor],
      ];
    }),
  ),
};

function consultations() {
  return imported(() => import('#src/app/pages/consultations.tsx'));
}

function ofSystem(name: keyof typeof systemScreens): Loader {
  return async (world) => (await imported(() => import('./system-screens.ts'))).systemScreens[name](world);
}

function editorOf(entry: ContentTypeEntry): Loader {
  return async (world) => {
    const [{ createEditorScreen }, type] = await Promise.all([
      imported(() => import('#src/app/pages/content-editor.tsx')),
      loadContentType(entry, world.approvals),
    ]);
    return createEditorScreen(world, type);
  };
}

/**
 * Loads screens and keeps them. Routes with the same loader share one screen, so that a new record stays the same page when
 * it gets the address of the saved record (decision 001).
 */
export function createScreens(world: PageWorld) {
  const loading = new Map<Loader, Promise<Screen>>();
  const loaded = new Map<Loader, Screen>();

  const screenOf = (path: string): Screen | null => {
    const loader = loaderOf(path);
    return (loader && loaded.get(loader)) ?? null;
  };

  return {
    /** The screen if it is loaded already. */
    find: (path: string): LoadedScreen | null => screenOf(path),

    /** Loads the machine of a screen; its component loads in parallel with the data that the machine requests. */
    async load(path: string): Promise<LoadedScreen> {
      const loader = loaderOf(path);
      if (!loader) throw new Error(`${path} has a route and no screen: add it to src/app/composition/screens.ts`);
      const loadingNow = loading.get(loader) ?? loader(world);
      loading.set(loader, loadingNow);
      try {
        const screen = await loadingNow;
        loaded.set(loader, screen);
        void screen.Component.preload();
        return screen;
      } catch (error) {
        // The next attempt loads again.
        loading.delete(loader);
        throw error;
      }
    },

    /** Preloads a screen that will probably be opened. A failure is shown when it is opened. */
    preload(path: string): void {
      if (loaderOf(path)) this.load(path).catch(() => undefined);
    },

    /** Preloads a screen, and requests what its page shows first for an account. */
    ask(account: string, location: AppLocation): Asking {
      const { path } = location;
      let dropped = false;
      const early = () => screenOf(path)?.early;
      const ask = () => {
        if (!dropped) early()?.ask(account, location);
      };
      if (screenOf(path)) ask();
      else if (loaderOf(path)) this.load(path).then(ask, () => undefined);
      return {
        path,
        drop() {
          dropped = true;
          early()?.drop();
        },
      };
    },

    /** The component of a loaded page. */
    componentOf: (path: string): ComponentType<ScreenProps> | null => screenOf(path)?.Component ?? null,
  };
}

const loaderOf = (path: string): Loader | undefined => loaders[matchRoute(path)?.route.path ?? path];
