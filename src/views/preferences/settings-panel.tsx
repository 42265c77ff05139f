import '#src/views/styles/settings.ts';
import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOffWith, schemes } from '#src/domain/looks/preferences.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { SideDrawer } from '#src/views/dialogs/side-drawer.tsx';
import { LanguageSelect } from './language-select.tsx';
import { ColourChoice } from './colour-choice.tsx';
import classes from './settings-panel.module.css';
import { SizeSelect } from './size-select.tsx';
import { useSingleKeys } from './use-single-keys.ts';

const switches = [
  ['tabBar', 'settings.tagsView'],
  ['fixedHeader', 'settings.fixedHeader'],
  ['logo', 'settings.sidebarLogo'],
  ['pinyinSearch', 'settings.pinyinSearch'],
  ['hatching', 'settings.hatching'],
] as const;

/** The settings of this browser (product 2, decision 018). Each takes effect at once, behind the panel. */
export function SettingsPanel() {
  const { t, i18n } = useTranslation(['settings', 'shell', 'common']);
  const { preferences, session } = useApp();
  // Opens after mounting, because only then Mantine remembers which element had the focus.
  const mounted = useMounted();
  const opened = useMatches(preferences, 'open') && mounted;
  const chosen = useSelector(preferences, ({ context }) => context);
  const singleKeys = useSingleKeys();
  const chooseKeys = (isOn: boolean) => {
    const account = session.getSnapshot().context.account?.account;
    if (account === undefined) return;
    preferences.send({ type: 'preference.choose', change: { keysOff: keysOffWith(chosen.keysOff, account, isOn) } });
  };
  // Pinyin is offered in Chinese only (X06).
  const offered = switches.filter(([name]) => name !== 'pinyinSearch' || i18n.language === 'zh');
  return (
    <SideDrawer
      opened={opened}
      onClose={() => preferences.send({ type: 'panel.close' })}
      size="sm"
      title={t('shell:nav.settings')}
      overlayProps={{ backgroundOpacity: 0.2 }}
    >
      <Stack gap="lg">
        <ColourChoice colour={chosen.colour} />
        <Labelled words={t('settings.scheme')}>
          <SegmentedControl
            fullWidth
            aria-label={t('settings.scheme')}
            data={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
            value={chosen.scheme}
            onChange={(scheme) => preferences.send({ type: 'preference.choose', change: { scheme } })}
          />
        </Labelled>
        <Stack gap="sm">
          {offered.map(([name, label]) => (
            <Switch
              key={name}
              words={t(label)}
              isOn={chosen[name]}
              onChange={(isOn) => preferences.send({ type: 'preference.choose', change: { [name]: isOn } })}
            />
          ))}
          <Switch words={t('settings.singleKeys')} isOn={singleKeys} onChange={chooseKeys} />
        </Stack>
        <Group justify="space-between">
          <Text size="sm">{t('shell:nav.size')}</Text>
          <SizeSelect />
        </Group>
        <Group justify="space-between">
          <Text size="sm">{t('common:nav.language')}</Text>
          <LanguageSelect />
        </Group>
      </Stack>
    </SideDrawer>
  );
}

interface SwitchProps {
  words: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Switch = ({ words, isOn, onChange }: SwitchProps) => (
  <label className={classes.switch}>
    <span>{words}</span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  </label>
);

const Labelled = ({ words, children }: { words: string; children: ReactNode }) => (
  <Stack gap={6}>
    <Text size="sm">{words}</Text>
    {children}
  </Stack>
);
