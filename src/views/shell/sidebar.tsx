import { Menu, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { homePath } from '#src/domain/routes/location.ts';
import { buildMenu, type MenuGroup, type MenuItem, pagesOf } from '#src/domain/shell/menu.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { MenuCount, MenuCounts } from '#src/domain/work/menu-counts.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { type SessionActor, useApp } from '#src/views/app-context.ts';
import { DownIcon } from '#src/views/looks/icons.ts';
import { Logo } from '#src/views/looks/logo.tsx';
import { useTargets } from '#src/views/page/use-open-href.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { MenuIcon } from '#src/views/looks/menu-icon.tsx';
import classes from './sidebar.module.css';
import { useDrawer } from './use-drawer.ts';

/** The menu entry of the visible page: a page without an entry highlights that of its list (product 2.5). */
const menuPathOf = ({ context }: SnapshotFrom<SessionActor>) => {
  const path = context.admitted?.path ?? '';
  return matchRoute(path)?.route.activeMenu ?? path;
};

/** The menu of the permitted pages (product 2, 6): wide, narrow with icons only, or a drawer on small screens. */
export function Sidebar({
  narrow,
  hidden,
  drawn,
  logo,
}: {
  narrow: boolean;
  hidden: boolean;
  drawn: boolean;
  logo: boolean;
}) {
  const { t } = useTranslation(['shell', 'common']);
  const { layout, menuCounts, session } = useApp();
  const { counts } = useContextOf(menuCounts, 'counts');
  const { grants, menuOrder } = useContextOf(session, 'grants', 'menuOrder');
  const active = useSelector(session, menuPathOf);
  const items = useMemo(() => buildMenu(grants, menuOrder), [grants, menuOrder]);
  const element = useRef<HTMLElement>(null);
  const text = useDomainText(['shell']);
  const targetOf = useTargets();
  const dismiss = useCallback(() => layout.send({ type: 'sidebar.dismiss' }), [layout]);
  useDrawer(element, drawn, dismiss);
  const common = { narrow, active, counts, text, targetOf, dismiss };
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
      <nav className={classes.scroll} aria-label={t('nav.menu')}>
        <ul className={classes.list}>
          {items.map((item) => (
            <li key={pathOf(item)}>
              <Entry item={item} {...common} />
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

/** The props of every entry, computed once. */
interface Common {
  narrow: boolean;
  active: string;
  /** The waiting items of a page, by its path. */
  counts: MenuCounts;
  text: (key: string) => string;
  targetOf: ReturnType<typeof useTargets>;
  dismiss: () => void;
}

function Entry({ item, ...common }: Common & { item: MenuItem }) {
  if (item.kind === 'group')
    return common.narrow ? <NarrowGroup {...item} {...common} /> : <WideGroup {...item} {...common} />;
  const { page } = item;
  const { narrow, active, counts, text, targetOf, dismiss } = common;
  return (
    <PageLink
      path={page.path}
      title={text(page.title)}
      narrow={narrow}
      isActive={page.path === active}
      count={counts[page.path]?.count ?? 0}
      urgency={counts[page.path]?.urgency ?? null}
      dismiss={dismiss}
      {...targetOf(page.path)}
    />
  );
}

interface PageLinkProps extends Pick<Common, 'narrow' | 'dismiss'> {
  path: string;
  title: string;
  isActive: boolean;
  count: number;
  urgency: MenuCount['urgency'];
  href: string;
  replace: boolean;
}

/** A change of another entry does not render it again. */
const PageLink = memo(({ path, title, narrow, isActive, count, urgency, href, replace, dismiss }: PageLinkProps) => {
  const link = (
    <Link
      href={href}
      replace={replace}
      className={classes.link}
      // The label may be cut.
      title={narrow ? undefined : title}
      aria-current={isActive ? 'page' : undefined}
      // Also for the visible page, whose link changes no location.
      onClick={dismiss}
    >
      <MenuIcon path={path} />
      {narrow ? <VisuallyHidden>{title}</VisuallyHidden> : <span className={classes.label}>{title}</span>}
      {count > 0 && <Count count={count} urgency={urgency} narrow={narrow} />}
    </Link>
  );
  return narrow ? (
    <Tooltip label={title} position="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
});

/** The number of waiting items of a page, in the colour of the most urgent one. A narrow menu shows a dot. */
function Count({ count, urgency, narrow }: MenuCount & { narrow: boolean }) {
  const { t } = useTranslation('shell');
  const waiting = t('nav.waiting', { count });
  const words = urgency ? t(`nav.waiting.${urgency}`, { waiting }) : waiting;
  return (
    <span className={classes.count} data-dot={narrow || undefined} data-urgency={urgency ?? undefined} title={words}>
      <span aria-hidden>{!narrow && (count > most ? `${most}+` : count)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** More than this is shown as `999+`; its title has the number. */
const most = 999;

type GroupProps = MenuGroup & Common;

const holdActive = (items: readonly MenuItem[], active: string): boolean =>
  items.flatMap(pagesOf).some(({ path }) => path === active);

/** A group that folds. It may contain groups. */
function WideGroup({ group, items, ...common }: GroupProps) {
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? true;
  return (
    <>
      <UnstyledButton
        className={classes.link}
        title={common.text(group.title)}
        aria-expanded={open}
        data-holds-active={holdActive(items, common.active) || undefined}
        onClick={() => choose(!open)}
      >
        <MenuIcon path={group.path} />
        <span className={classes.label}>{common.text(group.title)}</span>
        <DownIcon size={16} className={classes.chevron} data-open={open || undefined} aria-hidden />
      </UnstyledButton>
      {open && (
        <ul className={classes.nested}>
          {items.map((member) => (
            <li key={pathOf(member)}>
              <Entry item={member} {...common} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A group behind its icon: a menu of its pages, with the titles of the groups within it. */
function NarrowGroup({ group, items, ...common }: GroupProps) {
  return (
    <Menu position="right-start" trigger="click-hover" withinPortal>
      <Menu.Target>
        <UnstyledButton
          className={classes.link}
          aria-label={common.text(group.title)}
          data-holds-active={holdActive(items, common.active) || undefined}
        >
          <MenuIcon path={group.path} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <NarrowItems group={group} items={items} {...common} />
      </Menu.Dropdown>
    </Menu>
  );
}

function NarrowItems({ group, items, ...common }: GroupProps) {
  const { active, counts, text, targetOf } = common;
  return (
    <>
      <Menu.Label>{text(group.title)}</Menu.Label>
      {items.map((item) =>
        item.kind === 'page' ? (
          <Menu.Item
            key={item.page.path}
            component={Link}
            {...targetOf(item.page.path)}
            className={classes.entry}
            aria-current={item.page.path === active ? 'page' : undefined}
            leftSection={<MenuIcon path={item.page.path} />}
            rightSection={countOf(counts[item.page.path])}
          >
            {text(item.page.title)}
          </Menu.Item>
        ) : (
          <NarrowItems key={pathOf(item)} {...item} {...common} />
        ),
      )}
    </>
  );
}

const countOf = (count: MenuCount | undefined) => count && <Count {...count} narrow={false} />;

const pathOf = (item: MenuItem): string => (item.kind === 'page' ? item.page.path : item.group.path);
