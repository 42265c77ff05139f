import { ActionIcon, Menu } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type Tab, tabHref } from '#src/domain/tabs.ts';
import { type TabsActor, useApp } from '../app-context.ts';
import { CloseIcon, DownIcon } from '../parts/icons.ts';
import { scrollIntoBar } from './scroll-into-bar.ts';
import classes from './tab-bar.module.css';
import { useTabTitle } from './use-page-title.ts';

type TabsSnapshot = ReturnType<TabsActor['getSnapshot']>;

const selectTabs = (snapshot: TabsSnapshot) => snapshot.context.tabs;
const selectActive = (snapshot: TabsSnapshot) => snapshot.context.active;

/** The open pages (spec 2; behaviours 1.3): each can be refreshed, and closed unless it is fixed. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const { tabs: actor } = useApp();
  const tabs = useSelector(actor, selectTabs);
  const active = useSelector(actor, selectActive);
  const current = tabs.find((tab) => tab.path === active);
  const menu = useMenu(active);
  return (
    <nav className={classes.bar} aria-label={t('tab.bar')}>
      <ul className={classes.tabs}>
        {tabs.map((tab) => (
          <TabItem key={tab.id} tab={tab} active={active} />
        ))}
      </ul>
      {current && (
        <Menu position="bottom-end" withinPortal {...menu}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('tab.actions')}>
              <DownIcon size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <TabActions tab={current} />
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
}

function TabItem({ tab, active }: { tab: Tab; active: string | null }) {
  const { t } = useTranslation('shell');
  const { tabs } = useApp();
  const title = useTabTitle()(tab);
  const ref = useRef<HTMLLIElement>(null);
  const menu = useMenu(active);
  const isActive = tab.path === active;
  const isUnsaved = useSelector(tabs, ({ context }) => context.unsaved.includes(tab.id));

  useEffect(() => {
    if (isActive && ref.current) scrollIntoBar(ref.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another title has another width
  }, [isActive, title]);

  return (
    <Menu withinPortal {...menu}>
      <Menu.ContextMenu>
        <li
          ref={ref}
          className={classes.tab}
          data-active={isActive || undefined}
          onAuxClick={(event) => {
            if (event.button !== 1) return;
            // Else the browser opens the link in a tab of its own.
            event.preventDefault();
            tabs.send({ type: 'tab.close', path: tab.path });
          }}
        >
          <Link href={tabHref(tab)} className={classes.link} aria-current={isActive ? 'page' : undefined} title={title}>
            {title}
            {isUnsaved && <span className={classes.unsaved} role="img" aria-label={t('work.mark')} />}
          </Link>
          {!tab.affix && (
            <button
              type="button"
              className={classes.close}
              aria-label={t('tab.closeNamed', { title })}
              onClick={() => tabs.send({ type: 'tab.close', path: tab.path })}
            >
              <CloseIcon size={12} aria-hidden />
            </button>
          )}
        </li>
      </Menu.ContextMenu>
      <Menu.Dropdown>
        <TabActions tab={tab} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** A menu that closes when another page is shown, by whatever way (T21). */
function useMenu(active: string | null) {
  const [openedOn, setOpenedOn] = useState<{ page: string | null } | null>(null);
  return {
    opened: openedOn !== null && openedOn.page === active,
    onChange: (opened: boolean) => setOpenedOn(opened ? { page: active } : null),
  };
}

function TabActions({ tab }: { tab: Tab }) {
  const { t } = useTranslation('shell');
  const { tabs } = useApp();
  const { path } = tab;
  return (
    <>
      <Menu.Item onClick={() => tabs.send({ type: 'tab.refresh', path })}>{t('tab.refresh')}</Menu.Item>
      {!tab.affix && <Menu.Item onClick={() => tabs.send({ type: 'tab.close', path })}>{t('tab.close')}</Menu.Item>}
      <Menu.Item onClick={() => tabs.send({ type: 'tab.closeOthers', path })}>{t('tab.closeOthers')}</Menu.Item>
      <Menu.Item onClick={() => tabs.send({ type: 'tab.closeAll' })}>{t('tab.closeAll')}</Menu.Item>
    </>
  );
}
