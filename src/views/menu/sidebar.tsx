import { useSelector } from '@xstate/react';
import { type MouseEvent, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { homePath } from '#src/domain/routes/location.ts';
import { buildMenu } from '#src/domain/shell/menu.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { type SessionActor, useApp } from '#src/views/app-context.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { Logo } from '#src/views/looks/logo.tsx';
import { useFollow } from '#src/views/page/follow-links.ts';
import { useTargets } from '#src/views/page/use-open-href.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './sidebar.module.css';
import { useDrawer } from './use-drawer.ts';
import { WideMenu } from './wide-menu.tsx';

/** Until its chunk is loaded, the entries of the wide menu show their icons. */
const NarrowMenu = late(async () => (await imported(() => import('./narrow-menu.tsx'))).NarrowMenu, WideMenu);

/** The menu entry of the visible page: a page without an entry highlights that of its list (product 2.5). */
const menuPathOf = ({ context }: SnapshotFrom<SessionActor>) => {
  const path = context.admitted?.path ?? '';
  return matchRoute(path)?.route.activeMenu ?? path;
};

interface Props {
  narrow: boolean;
  hidden: boolean;
  drawn: boolean;
  logo: boolean;
}

/** The menu of the permitted pages (product 2, 6): wide, narrow with icons only, or a drawer on small screens. */
export function Sidebar({ narrow, hidden, drawn, logo }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const { layout, menuCounts, session, reportError } = useApp();
  const { counts } = useContextOf(menuCounts, 'counts');
  const { grants, menuOrder } = useContextOf(session, 'grants', 'menuOrder');
  const active = useSelector(session, menuPathOf);
  const items = useMemo(() => buildMenu(grants, menuOrder), [grants, menuOrder]);
  const element = useRef<HTMLElement>(null);
  const text = useDomainText(['shell']);
  const targetOf = useTargets();
  const dismiss = useCallback(() => layout.send({ type: 'sidebar.dismiss' }), [layout]);
  useDrawer(element, drawn, dismiss);
  const follow = useFollow();
  const press = (event: MouseEvent) => {
    // Also for the visible page, whose link changes no location.
    if (follow(event)) dismiss();
  };
  const Menu = narrow ? NarrowMenu : WideMenu;
  const menu = { items, active, counts, text, targetOf };
  return (
    <aside ref={element} className={classes.sidebar} data-narrow={narrow || undefined} inert={hidden}>
      {logo && (
        <Link
          href={homePath}
          className={classes.brand}
          title={t('common:app.title')}
          aria-label={narrow ? t('common:app.title') : undefined}
        >
          <Logo size={28} />
          {!narrow && <span>{t('common:app.short')}</span>}
        </Link>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks, also by keys, are on links */}
      <nav className={classes.scroll} aria-label={t('nav.menu')} onClick={press}>
        <ErrorBoundary key={String(narrow)} fallback={() => <WideMenu {...menu} />} onError={reportError}>
          <Menu {...menu} />
        </ErrorBoundary>
      </nav>
    </aside>
  );
}
