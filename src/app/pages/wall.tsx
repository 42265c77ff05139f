import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { wallPath } from '#src/domain/routes/location.ts';
import { readSettings } from '#src/domain/board/settings.ts';
import type { Http } from '#src/api/http.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { isLanguage } from '#src/i18n/languages.ts';
import { changeLanguage, currentLanguage, loadTexts } from '#src/i18n/setup.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { bindBoard } from '#src/app/bindings/board.ts';
import { createBuildCheck } from '#src/app/browser/check-build.ts';
import { createSteadyClock } from '#src/app/browser/steady-clock.ts';
import { keepAwake } from '#src/app/browser/keep-awake.ts';
import { wearScheme } from '#src/app/browser/wear-scheme.ts';

/** The dependencies on the app. */
interface World {
  http: Http;
  basePath: string;
  reload: () => void;
  hasUnsaved: () => boolean;
}

const bareWall = { path: wallPath, search: '', hash: '' };

/**
 * The browser records each call as a performance entry. Nobody reads them here, and they would accumulate for weeks
 * (W5.8).
 */
const tidy = () => {
  if ('clearResourceTimings' in performance) performance.clearResourceTimings();
};

/**
 * The data display on a wall screen (decision 046). It has no tab and no page that keeps it, so its actor lives as long
 * as it is shown. Language and colours come from the address and are stored nowhere (W5.11).
 */
export async function createWall({ http, basePath, reload, hasUnsaved }: World): Promise<ComponentType> {
  const [{ WallScreen }] = await Promise.all([
    imported(() => import('#src/views/board/wall-screen.tsx')),
    loadTexts('board', 'content', 'place', 'tourism', 'shell'),
  ]);
  const checkBuild = createBuildCheck({ basePath, hasUnsaved, now: createSteadyClock() });
  const logic = bindBoard(http, { checkBuild, reload, tidy });

  return function Wall() {
    const { session } = useApp();
    const location = useSelector(session, ({ context }) => context.admitted) ?? bareWall;
    const { language, theme } = readSettings(location.search);
    const hasExpired = useMatches(session, 'expired');
    const board = useActorRef(logic, { input: { tabId: '', location } });

    useEffect(() => board.send({ type: 'page.located', location }), [board, location]);
    useEffect(() => {
      if (hasExpired) board.send({ type: 'session.expired' });
    }, [board, hasExpired]);
    useLayoutEffect(() => (theme ? wearScheme(theme) : undefined), [theme]);
    useEffect(() => {
      if (!isLanguage(language)) return undefined;
      const before = currentLanguage();
      void changeLanguage(language);
      return () => void changeLanguage(before);
    }, [language]);
    useEffect(keepAwake, []);

    return <WallScreen board={board} onSignIn={() => session.send({ type: 'relogin' })} />;
  };
}
