import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { groupsAbove, isPermitted, matchRoute, routes } from '#src/domain/routes/routes.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useShownPath } from '#src/views/actors/use-shown-path.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './breadcrumb.module.css';
import { usePageTitle } from '#src/views/page/use-page-title.ts';

/** Groups, list and record of the visible page. A group has no page of its own, so it is plain text (product 10.5). */
export function Breadcrumb() {
  const { t } = useTranslation('shell');
  const text = useDomainText(['shell', 'common']);
  const path = useShownPath() ?? '';
  const title = usePageTitle();
  const grants = useGrants();
  const route = matchRoute(path)?.route;
  if (!route) return null;
  const parent = routes.find((candidate) => candidate.path === route.activeMenu && isPermitted(candidate, grants));
  return (
    <nav aria-label={t('nav.crumbs')}>
      <ol className={classes.crumbs}>
        {groupsAbove(path).map((group) => (
          <li key={group.path}>{text(group.title)}</li>
        ))}
        {parent && (
          <li>
            <ParentLink path={parent.path}>{text(parent.title)}</ParentLink>
          </li>
        )}
        <li aria-current="page" title={title}>
          {title}
        </li>
      </ol>
    </nav>
  );
}

function ParentLink({ path, children }: { path: string; children: string }) {
  return <Link href={useOpenHref(path)}>{children}</Link>;
}
