import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paletteAdditions } from '#src/domain/shell/palette.ts';
import { sizes } from '#src/domain/looks/preferences.ts';
import { openHref } from '#src/domain/shell/tabs.ts';
import { languageInfo, languages } from '#src/i18n/languages.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import {
  AddIcon,
  CloseIcon,
  FullScreenIcon,
  KeyboardIcon,
  KeyIcon,
  LanguageIcon,
  LogOutIcon,
  RefreshIcon,
  SettingsIcon,
  SizeIcon,
} from '#src/views/looks/icons.ts';
import { useFullScreen } from '#src/views/page/use-full-screen.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useOpenDialog } from '#src/views/dialogs/open-dialog.ts';
import { useTabsInSight } from '#src/views/tabs/use-tabs-in-sight.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The actions that are available everywhere. To add one, add its line. */
export function useActionEntries(): readonly PaletteEntry[] {
  const { t, i18n } = useTranslation(['palette', 'shell', 'common']);
  const fullScreen = useFullScreen();
  const openDialog = useOpenDialog();
  const { passwordChange, preferences, changeLanguage, logOut } = useApp();
  const { size: current } = useContextOf(preferences, 'size');
  return [
    ...useAdditions(),
    ...useTabActions(),
    ...(fullScreen
      ? [
          action(
            'fullScreen',
            fullScreen.isFull ? t('action.leaveFullScreen') : t('action.fullScreen'),
            FullScreenIcon,
            fullScreen.toggle,
          ),
        ]
      : []),
    ...languages
      .filter((language) => language !== i18n.language)
      .map((language) =>
        action(
          `language.${language}`,
          t('action.language', { language: languageInfo[language].name }),
          LanguageIcon,
          () => changeLanguage(language),
        ),
      ),
    ...sizes
      .filter((size) => size !== current)
      .map((size) =>
        action(`size.${size}`, t('action.size', { size: t(`shell:size.${size}`) }), SizeIcon, () =>
          preferences.send({ type: 'preference.choose', change: { size } }),
        ),
      ),
    action('settings', t('shell:nav.settings'), SettingsIcon, () => preferences.send({ type: 'panel.open' })),
    action('shortcuts', t('shell:nav.shortcuts'), KeyboardIcon, () => openDialog('shortcuts')),
    action('password', t('shell:nav.changePassword'), KeyIcon, () => passwordChange.send({ type: 'opened' })),
    action('logOut', t('common:nav.logout'), LogOutIcon, logOut),
  ];
}

/** The actions that add a record, for each granted type. */
function useAdditions(): PaletteEntry[] {
  const text = useDomainText(['shell']);
  const [, navigate] = useLocation();
  const grants = useGrants();
  const open = useTabsInSight();
  return paletteAdditions(grants).map(({ path, title, parent }) => ({
    ...action(`add:${path}`, text(title), AddIcon, () => navigate(openHref(open, path))),
    above: [text(parent)],
    path,
  }));
}

/** The actions of the visible tab and the others. */
function useTabActions(): PaletteEntry[] {
  const { t } = useTranslation('palette');
  const { tabs: actor } = useApp();
  const tabs = useTabsInSight();
  const { active } = useContextOf(actor, 'active');
  const current = tabs.find((tab) => tab.path === active);
  if (!current) return [];
  const { path } = current;
  const closable = tabs.filter((tab) => !tab.affix);
  return [
    action('refresh', t('action.refresh'), RefreshIcon, () => actor.send({ type: 'tab.refresh', path })),
    ...(current.affix
      ? []
      : [action('closeTab', t('action.closeTab'), CloseIcon, () => actor.send({ type: 'tab.close', path }))]),
    ...(closable.some((tab) => tab !== current)
      ? [action('closeOthers', t('action.closeOthers'), CloseIcon, () => actor.send({ type: 'tab.closeOthers', path }))]
      : []),
    ...(closable.length > 0
      ? [action('closeAll', t('action.closeAll'), CloseIcon, () => actor.send({ type: 'tab.closeAll' }))]
      : []),
  ];
}

const action = (id: string, title: string, icon: Icon, run: () => void): PaletteEntry => ({
  id,
  title,
  icon,
  run,
  above: [],
  path: '',
});
