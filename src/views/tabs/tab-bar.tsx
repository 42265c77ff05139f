import { MenuDivider } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNamesake } from '#src/domain/shell/tabs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { LateMenu, PressedMenu } from '#src/views/popups/late-menu.tsx';
import { DownIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import bar from './tab-bar.module.css';
import classes from './tabs.module.css';
import { OpenTabs, TabActions, TabItem } from './tab-item.tsx';
import { useTabFocus } from './use-tab-focus.ts';
import { tabBarId, tabMenuProps, useTabMenus } from './use-tab-menus.ts';
import { useTabScroll } from './use-tab-scroll.ts';
import { useTabsInSight } from './use-tabs-in-sight.ts';

/**
 * The tabs of the open pages (product 2, 10.3). Each can be refreshed, and closed unless it is fixed. The bar is one
 * tab stop.
 */
export function TabBar() {
  const { t } = useTranslation('shell');
  const { tabs: actor } = useApp();
  const tabs = useTabsInSight();
  const { active } = useContextOf(actor, 'active');
  const unsaved = useSelector(actor, ({ context }) => Object.keys(context.unsaved).join(' '));
  const current = tabs.find((tab) => tab.path === active);
  const list = useRef<HTMLUListElement>(null);
  const menus = useTabMenus(active);
  const focus = useTabFocus(list, tabs, active);
  /** The link whose menu is open or was. */
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const openMenu = (event: MouseEvent) => {
    const tab = tabs[focus.indexOf(event.target)];
    // The space beside the tabs has no menu.
    if (!tab) return;
    event.preventDefault();
    setPointed((event.target as Element).closest('li')?.querySelector('a') ?? null);
    menus.set(tab.id, true);
  };
  const ofMenu = tabs.find((tab) => tab.id === menus.of);
  useTabScroll(list, tabs, active, unsaved);
  return (
    <nav id={tabBarId} className={bar.bar} aria-label={t('tab.bar')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the links in it */}
      <ul
        ref={list}
        className={classes.tabs}
        onScroll={menus.close}
        onFocus={focus.onFocus}
        onKeyDown={focus.onKeyDown}
        onContextMenu={openMenu}
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.id}
            tab={tab}
            isActive={tab === current}
            isStop={tab.id === focus.stop}
            hasNamesake={hasNamesake(tabs, tab)}
          />
        ))}
      </ul>
      {pointed && (
        <PressedMenu
          position="bottom-start"
          {...tabMenuProps}
          // It closes when the list scrolls, so its tab is always in sight.
          hideDetached={false}
          button={pointed}
          opened={menus.opened && menus.of !== null}
          onClose={() => menus.set(menus.of, false)}
        >
          {ofMenu && <TabActions tab={ofMenu} hasFocus />}
        </PressedMenu>
      )}
      {current && (
        <LateMenu
          position="bottom-end"
          {...tabMenuProps}
          opened={menus.opened && menus.of === null}
          onChange={(opened) => menus.set(null, opened)}
          target={(props) => (
            <PlainButton look="quiet" size="small" isSquare aria-label={t('tab.actions')} {...props}>
              <DownIcon size={16} />
            </PlainButton>
          )}
        >
          <OpenTabs tabs={tabs} current={current} />
          <MenuDivider />
          <TabActions tab={current} />
        </LateMenu>
      )}
    </nav>
  );
}
