import '../styles/shell.ts';
import { NavigationProgress } from '@mantine/nprogress';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useApp, type LayoutActor } from '../app-context.ts';
import { ExpiryDialog } from './expiry-dialog.tsx';
import { Outlet } from './outlet.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

type LayoutSnapshot = ReturnType<LayoutActor['getSnapshot']>;

/** How the sidebar stands, as the style sheet names it. */
const selectSidebar = (snapshot: LayoutSnapshot): 'wide' | 'narrow' | 'hidden' | 'drawn' => {
  if (snapshot.matches('mobile')) return snapshot.matches({ mobile: 'drawn' }) ? 'drawn' : 'hidden';
  return snapshot.matches({ desktop: 'narrow' }) ? 'narrow' : 'wide';
};

/** The single page around all pages (spec 2, "Layout"). */
export function Shell() {
  const { t } = useTranslation('shell');
  const { layout } = useApp();
  const sidebar = useSelector(layout, selectSidebar);
  return (
    <div className={classes.shell} data-sidebar={sidebar}>
      <a className={classes.skip} href="#main">
        {t('nav.skip')}
      </a>
      <Sidebar narrow={sidebar === 'narrow'} hidden={sidebar === 'hidden'} />
      {sidebar === 'drawn' && (
        <div className={classes.backdrop} aria-hidden="true" onClick={() => layout.send({ type: 'sidebar.dismiss' })} />
      )}
      <div className={classes.column}>
        <header className={classes.header}>
          <NavigationProgress withinPortal={false} aria-label={t('page.loading')} />
          <ShellDialogs>
            <TopBar expanded={sidebar === 'wide' || sidebar === 'drawn'} />
          </ShellDialogs>
          <TabBar />
        </header>
        <main id="main" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <PasswordDialog />
      <ExpiryDialog />
    </div>
  );
}
