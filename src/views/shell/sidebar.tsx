import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { homePath } from '#src/domain/routes/location.ts';
import { buildMenu, type MenuGroup, type MenuItem, type MenuPage, pagesOf } from '#src/domain/shell/menu.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { type SessionActor, useApp } from '#src/views/app-context.ts';
import { DownIcon } from '#src/views/looks/icons.ts';
import { Logo } from '#src/views/looks/logo.tsx';
import { useTarget } from '#src/views/page/use-open-href.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { MenuIcon } from '#src/views/looks/menu-icon.tsx';
import classes from './sidebar.module.css';
import { useDrawer } from './use-drawer.ts';

/** The menu entry of the shown page: a page without an entry lights up that of its list (product 2.5). */
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
  const { layout, session } = useApp();
  const { grants, menuOrder } = useContextOf(session, 'grants', 'menuOrder');
  const active = useSelector(session, menuPathOf);
  const items = useMemo(() => buildMenu(grants, menuOrder), [grants, menuOrder]);
  const element = useRef<HTMLElement>(null);
  useDrawer(element, drawn, () => layout.send({ type: 'sidebar.dismiss' }));
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
              <Entry item={item} narrow={narrow} active={active} />
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function Entry({ item, narrow, active }: { item: MenuItem; narrow: boolean; active: string }) {
  if (item.kind === 'page') return <PageLink page={item.page} narrow={narrow} active={active} />;
  return narrow ? <NarrowGroup {...item} active={active} /> : <WideGroup {...item} active={active} />;
}

function PageLink({ page, narrow, active }: { page: MenuPage; narrow: boolean; active: string }) {
  const text = useDomainText(['shell']);
  const { layout } = useApp();
  const title = text(page.title);
  const target = useTarget(page.path);
  const link = (
    <Link
      {...target}
      className={classes.link}
      aria-current={page.path === active ? 'page' : undefined}
      aria-label={narrow ? title : undefined}
      // Also for the page that is already shown, whose link changes no location.
      onClick={() => layout.send({ type: 'sidebar.dismiss' })}
    >
      <MenuIcon path={page.path} />
      {!narrow && <span className={classes.label}>{title}</span>}
    </Link>
  );
  return narrow ? (
    <Tooltip label={title} position="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

type GroupProps = MenuGroup & { active: string };

const holds = (item: MenuItem, path: string): boolean => pagesOf(item).some((page) => page.path === path);

/** A group that folds and unfolds. It may contain groups. */
function WideGroup({ active, ...item }: GroupProps) {
  const text = useDomainText(['shell']);
  const { group, items } = item;
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? true;
  return (
    <>
      <UnstyledButton
        className={classes.link}
        aria-expanded={open}
        data-holds-active={holds(item, active) || undefined}
        onClick={() => choose(!open)}
      >
        <MenuIcon path={group.path} />
        <span className={classes.label}>{text(group.title)}</span>
        <DownIcon size={16} className={classes.chevron} data-open={open || undefined} aria-hidden />
      </UnstyledButton>
      {open && (
        <ul className={classes.nested}>
          {items.map((member) => (
            <li key={pathOf(member)}>
              <Entry item={member} narrow={false} active={active} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A group behind its icon: a menu of its pages, with the titles of the groups within it. */
function NarrowGroup({ active, ...item }: GroupProps) {
  const text = useDomainText(['shell']);
  const { group } = item;
  return (
    <Menu position="right-start" trigger="click-hover" withinPortal>
      <Menu.Target>
        <UnstyledButton
          className={classes.link}
          aria-label={text(group.title)}
          data-holds-active={holds(item, active) || undefined}
        >
          <MenuIcon path={group.path} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <NarrowItems {...item} active={active} />
      </Menu.Dropdown>
    </Menu>
  );
}

function NarrowItems({ group, items, active }: MenuGroup & { active: string }) {
  const text = useDomainText(['shell']);
  return (
    <>
      <Menu.Label>{text(group.title)}</Menu.Label>
      {items.map((item) =>
        item.kind === 'page' ? (
          <NarrowLink key={pathOf(item)} page={item.page} isActive={item.page.path === active} />
        ) : (
          <NarrowItems key={pathOf(item)} {...item} active={active} />
        ),
      )}
    </>
  );
}

function NarrowLink({ page, isActive }: { page: MenuPage; isActive: boolean }) {
  const text = useDomainText(['shell']);
  return (
    <Menu.Item
      component={Link}
      {...useTarget(page.path)}
      className={classes.entry}
      aria-current={isActive ? 'page' : undefined}
      leftSection={<MenuIcon path={page.path} />}
    >
      {text(page.title)}
    </Menu.Item>
  );
}

const pathOf = (item: MenuItem): string => (item.kind === 'page' ? item.page.path : item.group.path);
