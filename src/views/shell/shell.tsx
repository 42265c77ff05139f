import '#src/views/styles/shell.ts';
import '#src/views/notices/styles.ts';
import { NavigationProgress } from '@mantine/nprogress';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { headerRef } from '#src/views/page/sticky-height.ts';
import { Settings } from '#src/views/preferences/settings.tsx';
import { ExpiryDialog } from '#src/views/session/expiry-dialog.tsx';
import { Leaving } from '#src/views/session/leaving.tsx';
import { Outlet } from './outlet.tsx';
import { LatePasswordDialog } from '#src/views/session/late-password-dialog.tsx';
import { selectSidebar } from './select-sidebar.ts';
import { ShellDialogs } from './shell-dialogs.tsx';
import classes from './shell.module.css';
import { Sidebar } from '#src/views/menu/sidebar.tsx';
import { TabBar } from '#src/views/tabs/tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { ViewAsBar } from '#src/views/view-as/view-as-bar.tsx';
import { UnsavedDialog } from '#src/views/tabs/unsaved-dialog.tsx';

/** The frame around every page: menu, top bar, tabs, which phones have no room for, and dialogs (product 2.4). */
export function Shell() {
  const { t } = useTranslation('shell');
  const { layout, preferences, session } = useApp();
  const viewing = useSelector(session, ({ context }) => context.viewing !== null);
  const sidebar = useSelector(layout, selectSidebar);
  const { tabBar, fixedHeader, logo } = useContextOf(preferences, 'tabBar', 'fixedHeader', 'logo');
  const isPhone = useIsPhone();
  const drawn = sidebar === 'drawn';
  const isFixed = fixedHeader || viewing;
  return (
    <div className={classes.shell} data-sidebar={sidebar}>
      <a className={classes.skip} href="#main" inert={drawn}>
        {t('nav.skip')}
      </a>
      <Sidebar narrow={sidebar === 'narrow'} hidden={sidebar === 'hidden'} drawn={drawn} logo={logo} />
      {drawn && (
        <div className={classes.backdrop} aria-hidden="true" onClick={() => layout.send({ type: 'sidebar.dismiss' })} />
      )}
      <div className={classes.column} inert={drawn}>
        <header ref={isFixed ? headerRef : null} className={classes.header} data-fixed={isFixed || undefined}>
          <ViewAsBar />
          <NavigationProgress withinPortal={false} aria-label={t('page.loading')} />
          <ShellDialogs>
            <TopBar expanded={sidebar === 'wide' || drawn} />
          </ShellDialogs>
          {tabBar && !isPhone && <TabBar />}
        </header>
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <LatePasswordDialog />
      <UnsavedDialog />
      <Leaving />
      <Settings />
      <ExpiryDialog />
    </div>
  );
}
