import '#src/views/styles/settings.ts';
import { Drawer, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { schemes } from '#src/domain/looks/preferences.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { LanguageSelect } from './language-select.tsx';
import { ColourChoice } from './colour-choice.tsx';
import classes from './settings-panel.module.css';
import { SizeSelect } from './size-select.tsx';

const switches = [
  ['tabBar', 'settings.tagsView'],
  ['fixedHeader', 'settings.fixedHeader'],
  ['logo', 'settings.sidebarLogo'],
  ['pinyinSearch', 'settings.pinyinSearch'],
  ['singleKeys', 'settings.singleKeys'],
] as const;

/** How the app looks in this browser (product 2, decision 018). Each choice takes effect at once, behind the panel. */
export function SettingsPanel() {
  const { t, i18n } = useTranslation(['settings', 'shell', 'common']);
  const { preferences } = useApp();
  // It opens after it is mounted. Only then does Mantine remember which element had the focus.
  const mounted = useMounted();
  const opened = useMatches(preferences, 'open') && mounted;
  const chosen = useSelector(preferences, ({ context }) => context);
  // Pinyin is a way to write Chinese (X06).
  const offered = switches.filter(([name]) => name !== 'pinyinSearch' || i18n.language === 'zh');
  return (
    <Drawer
      opened={opened}
      onClose={() => preferences.send({ type: 'panel.close' })}
      position="right"
      size={320}
      title={t('shell:nav.settings')}
      overlayProps={{ backgroundOpacity: 0.2 }}
      closeButtonProps={{ 'aria-label': t('common:btn.close') }}
      // Otherwise its header would be one more banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      styles={{ title: { fontWeight: 600, fontSize: 16 } }}
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
            <label key={name} className={classes.switch}>
              <span>{t(label)}</span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={chosen[name]}
                checked={chosen[name]}
                onChange={(event) =>
                  preferences.send({ type: 'preference.choose', change: { [name]: event.currentTarget.checked } })
                }
              />
            </label>
          ))}
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
    </Drawer>
  );
}

const Labelled = ({ words, children }: { words: string; children: ReactNode }) => (
  <Stack gap={6}>
    <Text size="sm">{words}</Text>
    {children}
  </Stack>
);
