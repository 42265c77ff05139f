import { MenuItem, MenuLabel } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { tabKeys } from '#src/domain/shell/keyboard.ts';
import { hasNamesake as namesakeOf, type Tab, tabHref } from '#src/domain/shell/tabs.ts';
import { useApp } from '#src/views/app-context.ts';
import { CloseIcon } from '#src/views/looks/icons.ts';
import { PageIcon } from '#src/views/looks/menu-icon.tsx';
import classes from './tabs.module.css';
import { useTabTitle } from '#src/views/page/use-page-title.ts';
import { useDomainText } from '#src/views/words/use-text.ts';

interface Props {
  tab: Tab;
  isActive: boolean;
  /** Whether the tab is the tab stop; arrow keys reach the others. */
  isStop: boolean;
  /** Whether the subject of another tab has the same name, so that this tab also shows the kind of its page. */
  hasNamesake: boolean;
}

/** One tab: a link to its page, and a close button. A change of another tab does not render it again. */
export const TabItem = memo(({ tab, isActive, isStop, hasNamesake }: Props) => {
  const { t } = useTranslation('shell');
  const { tabs } = useApp();
  const text = useDomainText(['shell', 'common']);
  const title = useTabTitle()(tab);
  const isUnsaved = useSelector(tabs, ({ context }) => tab.id in context.unsaved);
  const close = () => tabs.send({ type: 'tab.close', path: tab.path });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the middle button; keys are the bar's
    <li
      className={classes.tab}
      data-active={isActive || undefined}
      // The middle button would take the focus or start auto-scroll.
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        // Otherwise the browser opens the link in a new browser tab.
        event.preventDefault();
        close();
      }}
    >
      <Link
        href={tabHref(tab)}
        className={classes.link}
        aria-current={isActive ? 'page' : undefined}
        aria-keyshortcuts={tab.affix ? tabKeys.fixed : tabKeys.closable}
        tabIndex={isStop ? 0 : -1}
        title={tab.subject === null ? title : `${title} · ${text(tab.title)}`}
      >
        <PageIcon path={tab.path} />
        <span className={classes.title}>{title}</span>
        {hasNamesake && <span className={classes.kind}> · {text(tab.title)}</span>}
        {isUnsaved && <span className={classes.unsaved} role="img" aria-label={t('work.mark')} />}
      </Link>
      {!tab.affix && (
        <button
          type="button"
          className={classes.close}
          aria-label={t('tab.closeNamed', { title })}
          tabIndex={-1}
          onClick={close}
        >
          <CloseIcon size={12} aria-hidden />
        </button>
      )}
    </li>
  );
});

/** The open tabs, for the menu of the bar: the shown one gets the focus when the menu opens. */
export function OpenTabs({ tabs, current }: { tabs: readonly Tab[]; current: Tab }) {
  const { t } = useTranslation('shell');
  const titleOf = useTabTitle();
  const text = useDomainText(['shell', 'common']);
  return (
    <div className={classes.open}>
      <MenuLabel>{t('tab.bar')}</MenuLabel>
      {tabs.map((tab) => (
        <MenuItem
          key={tab.id}
          component={Link}
          href={tabHref(tab)}
          leftSection={<PageIcon path={tab.path} />}
          rightSection={namesakeOf(tabs, tab) && <span className={classes.kind}>{text(tab.title)}</span>}
          aria-current={tab === current ? 'page' : undefined}
          data-autofocus={tab === current || undefined}
        >
          <span className={classes.title}>{titleOf(tab)}</span>
        </MenuItem>
      ))}
    </div>
  );
}

/** The entries of a tab's menu. */
export function TabActions({ tab, hasFocus = false }: { tab: Tab; hasFocus?: boolean }) {
  const { t } = useTranslation('shell');
  const { tabs } = useApp();
  const { path } = tab;
  return (
    <>
      <MenuItem data-autofocus={hasFocus || undefined} onClick={() => tabs.send({ type: 'tab.refresh', path })}>
        {t('tab.refresh')}
      </MenuItem>
      {!tab.affix && <MenuItem onClick={() => tabs.send({ type: 'tab.close', path })}>{t('tab.close')}</MenuItem>}
      <MenuItem onClick={() => tabs.send({ type: 'tab.closeOthers', path })}>{t('tab.closeOthers')}</MenuItem>
      <MenuItem onClick={() => tabs.send({ type: 'tab.closeAll' })}>{t('tab.closeAll')}</MenuItem>
    </>
  );
}
