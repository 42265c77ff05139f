import { Menu, ScrollArea, Tooltip, UnstyledButton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { homePath } from '#src/domain/location.ts';
import { buildMenu, type MenuItem, type MenuPage } from '#src/domain/menu.ts';
import { matchRoute } from '#src/domain/routes.ts';
import { type SessionActor, useApp } from '../app-context.ts';
import { DownIcon } from '../parts/icons.ts';
import { Logo } from '../parts/logo.tsx';
import { useTarget } from '../parts/use-open-href.ts';
import { useDomainText } from '../parts/use-text.ts';
import { MenuIcon } from './menu-icon.tsx';
import classes from './sidebar.module.css';
import { useDrawer } from './use-drawer.ts';

type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>;

const selectGrants = (snapshot: SessionSnapshot) => snapshot.context.grants;
const selectOrder = (snapshot: SessionSnapshot) => snapshot.context.menuOrder;

/** The menu entry of the page shown: a page without one of its own lights up its list's (spec 2, activeMenu). */
const selectActive = (snapshot: SessionSnapshot) => {
  const path = snapshot.context.admitted?.path ?? '';
  return matchRoute(path)?.route.activeMenu ?? path;
};

/** The menu of the permitted pages (spec 2, 6): wide, narrow with icons only, or a drawer on small screens. */
export function Sidebar({ narrow, hidden, drawn, logo }: { narrow: boolean; hidden: boolean; drawn: boolean; logo: boolean }) {
  const { t } = useTranslation(['shell', 'common']);
  const { layout, session } = useApp();
  const grants = useSelector(session, selectGrants);
  const order = useSelector(session, selectOrder);
  const active = useSelector(session, selectActive);
  const items = useMemo(() => buildMenu(grants, order), [grants, order]);
  const element = useRef<HTMLElement>(null);
  useDrawer(element, drawn, () => layout.send({ type: 'sidebar.dismiss' }));
  return (
    <aside ref={element} className={classes.sidebar} data-narrow={narrow || undefined} inert={hidden}>
      {logo && (
        <Link href={homePath} className={classes.brand} title={t('common:app.title')} aria-label={narrow ? t('common:app.title') : undefined}>
          <Logo size={28} />
          {!narrow && <span>{t('common:app.short')}</span>}
        </Link>
      )}
      <ScrollArea className={classes.scroll} type="scroll">
        <nav aria-label={t('nav.menu')}>
          <ul className={classes.list}>
            {items.map((item) => (
              <li key={item.kind === 'page' ? item.page.path : item.group.path}>
                <Entry item={item} narrow={narrow} active={active} />
              </li>
            ))}
          </ul>
        </nav>
      </ScrollArea>
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
      // Also for the page that is shown already, which changes no location.
      onClick={() => layout.send({ type: 'sidebar.dismiss' })}
    >
      <MenuIcon name={page.icon} />
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

type GroupItem = Extract<MenuItem, { kind: 'group' }> & { active: string };

function WideGroup({ group, pages, active }: GroupItem) {
  const text = useDomainText(['shell']);
  const holdsActive = pages.some((page) => page.path === active);
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? true;
  return (
    <>
      <UnstyledButton
        className={classes.link}
        aria-expanded={open}
        data-holds-active={holdsActive || undefined}
        onClick={() => choose(!open)}
      >
        <MenuIcon name={group.icon} />
        <span className={classes.label}>{text(group.title)}</span>
        <DownIcon size={16} className={classes.chevron} data-open={open || undefined} aria-hidden />
      </UnstyledButton>
      {open && (
        <ul className={classes.nested}>
          {pages.map((page) => (
            <li key={page.path}>
              <PageLink page={page} narrow={false} active={active} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NarrowGroup({ group, pages, active }: GroupItem) {
  const text = useDomainText(['shell']);
  const holdsActive = pages.some((page) => page.path === active);
  return (
    <Menu position="right-start" trigger="click-hover" withinPortal>
      <Menu.Target>
        <UnstyledButton
          className={classes.link}
          aria-label={text(group.title)}
          data-holds-active={holdsActive || undefined}
        >
          <MenuIcon name={group.icon} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text(group.title)}</Menu.Label>
        {pages.map((page) => (
          <NarrowLink key={page.path} page={page} isActive={page.path === active} />
        ))}
      </Menu.Dropdown>
    </Menu>
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
      leftSection={<MenuIcon name={page.icon} />}
    >
      {text(page.title)}
    </Menu.Item>
  );
}
