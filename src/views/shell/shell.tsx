import '../styles/shell.ts';
import { NavigationProgress } from '@mantine/nprogress';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type LayoutActor, type PreferencesActor, useApp } from '../app-context.ts';
import { Settings } from '../preferences/settings.tsx';
import { ExpiryDialog } from './expiry-dialog.tsx';
import { Leaving } from './leaving.tsx';
import { Outlet } from './outlet.tsx';
import { LatePasswordDialog } from './late-password-dialog.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { selectViewedRole, ViewAsBar } from '../view-as/view-as-bar.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';

type LayoutSnapshot = ReturnType<LayoutActor['getSnapshot']>;

/** How the sidebar stands, as the style sheet names it. */
const selectSidebar = (snapshot: LayoutSnapshot): 'wide' | 'narrow' | 'hidden' | 'drawn' => {
  if (snapshot.matches('mobile')) return snapshot.matches({ mobile: 'drawn' }) ? 'drawn' : 'hidden';
  return snapshot.matches({ desktop: 'narrow' }) ? 'narrow' : 'wide';
};

type PreferencesSnapshot = ReturnType<PreferencesActor['getSnapshot']>;

const selectTabBar = ({ context }: PreferencesSnapshot) => context.tabBar;
const selectFixedHeader = ({ context }: PreferencesSnapshot) => context.fixedHeader;
const selectLogo = ({ context }: PreferencesSnapshot) => context.logo;

/** The single page around all pages (product 2.4). */
export function Shell() {
  const { t } = useTranslation('shell');
  const { layout, preferences, session } = useApp();
  const viewing = useSelector(session, selectViewedRole) !== null;
  const sidebar = useSelector(layout, selectSidebar);
  const tabBar = useSelector(preferences, selectTabBar);
  const fixedHeader = useSelector(preferences, selectFixedHeader);
  const logo = useSelector(preferences, selectLogo);
  const drawn = sidebar === 'drawn';
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
        <header className={classes.header} data-fixed={fixedHeader || viewing || undefined}>
          <ViewAsBar />
          <NavigationProgress withinPortal={false} aria-label={t('page.loading')} />
          <ShellDialogs>
            <TopBar expanded={sidebar === 'wide' || drawn} />
          </ShellDialogs>
          {tabBar && <TabBar />}
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
