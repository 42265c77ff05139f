import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { Logo } from '#src/views/looks/logo.tsx';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import tabBar from '#src/views/tabs/tab-bar.module.css';
import { selectSidebar } from './select-sidebar.ts';
import shell from './shell.module.css';
import sidebar from '#src/views/menu/sidebar.module.css';
import topBar from './top-bar.module.css';
import classes from './waiting-screen.module.css';

/**
 * Shown in place of the page while permissions are fetched, up to a minute: the empty shell, which keeps everything in place when
 * the page arrives, with grey lines for menu and content. A wait that is longer than usual is explained and offers to log out (decision
 * 002). index.html renders it too, and leaves out by hand what this leaves out (decision 050).
 */
export function WaitingScreen() {
  const { t } = useTranslation('common');
  const { layout, logOut, preferences } = useApp();
  const menu = useSelector(layout, selectSidebar);
  const { tabBar: hasTabs, logo } = useContextOf(preferences, 'tabBar', 'logo');
  return (
    <div className={shell.shell} data-sidebar={menu}>
      {menu !== 'hidden' && (
        <aside className={sidebar.sidebar}>
          {logo && (
            <div className={sidebar.brand}>
              <Logo size={28} />
              {menu === 'wide' && <span>{t('app.short')}</span>}
            </div>
          )}
          <div className={classes.lines} />
        </aside>
      )}
      <div className={shell.column}>
        <header className={shell.header}>
          <div className={topBar.bar} />
          {hasTabs && <div className={tabBar.bar} />}
        </header>
        <main className={shell.main}>
          <div className={classes.lines} />
          <div className={classes.words}>
            <p>{t('waiting.hint')}</p>
            <PlainButton look="quiet" onClick={logOut}>
              {t('nav.logout')}
            </PlainButton>
          </div>
        </main>
      </div>
    </div>
  );
}
