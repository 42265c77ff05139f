import { useTranslation } from 'react-i18next';
import { useApp } from '#src/views/app-context.ts';
import { CollapseIcon, ExpandIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { SearchButton } from './search-button.tsx';
import { ErrorLogButton } from '#src/views/error-log/error-log-button.tsx';
import classes from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** The bar above the tabs: sidebar toggle, breadcrumb, search, full screen and the person's menu (product 10.6). */
export function TopBar({ expanded }: { expanded: boolean }) {
  const { t } = useTranslation('shell');
  const { layout } = useApp();
  return (
    <div className={classes.bar}>
      <PlainButton
        look="quiet"
        size="bar"
        isSquare
        aria-label={expanded ? t('nav.collapse') : t('nav.expand')}
        aria-expanded={expanded}
        onClick={() => layout.send({ type: 'sidebar.toggle' })}
      >
        {expanded ? <CollapseIcon size={20} stroke={1.6} /> : <ExpandIcon size={20} stroke={1.6} />}
      </PlainButton>
      <Breadcrumb />
      <div className={classes.tools}>
        <SearchButton />
        <ErrorLogButton />
        <FullScreenButton />
        <UserMenu />
      </div>
    </div>
  );
}
