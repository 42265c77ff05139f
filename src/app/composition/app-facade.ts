import type { ComponentType } from 'react';
import { homePath } from '#src/domain/routes/location.ts';
import { redirectAfterLogin } from '#src/domain/routes/redirect.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { changeLanguage } from '#src/i18n/setup.ts';
import type { AppFacade, LoginHelperProps } from '#src/views/app-context.ts';
import { late } from '#src/views/late/late.tsx';
import { cookieNames, yearDays } from '#src/app/browser/cookies.ts';
import { Shell } from './admitted-screen.tsx';
import type { App } from './create-app.ts';

const checks = () => imported(() => import('#src/app/bindings/checks/session-checks.ts'));

/** The part of the app that views may use. */
export function createFacade(app: App, LoginHelper: ComponentType<LoginHelperProps> | null): AppFacade {
  const { root, screens, cookies, notices, errorLog, hasUnsaved, offers } = app;
  return {
    ...app.actors(),
    offers,
    checkRecord: async (...given) => (await checks()).checkRecord(app.world, ...given),
    checkStored: async (...given) => (await checks()).checkStored(app.world, ...given),
    specialDays: async (year) =>
      (await imported(() => import('#src/app/bindings/special-days.ts'))).specialDaysOf(app.http, year),
    logOut: () => root.send({ type: 'logout.requested' }),
    loadDialog: async (dialog) => (await imported(() => import('./system-screens.ts'))).loadDialog(dialog, app),
    changeLanguage: (language) => {
      void changeLanguage(language).then((result) => {
        if (result === 'changed') cookies.write(cookieNames.language, language, yearDays);
        if (result === 'unavailable') notices.add({ code: 'language.unavailable' });
      });
    },
    prepareFirstPage: () => {
      void Shell.preload();
      const { location } = app.actors().session.getSnapshot().context;
      const { path } = redirectAfterLogin(location?.search ?? '');
      screens.preload(path === '/' ? homePath : path);
    },
    settled: app.http.settled,
    screenOf: screens.componentOf,
    LoginHelper,
    Wall: late(async () => (await imported(() => import('#src/app/pages/board.tsx'))).createWall(app)),
    errorLog,
    reportError: (error, { componentStack }) => app.reportError(error, componentStack ?? ''),
    hasUnsaved,
  };
}
