import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { useMatches } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';

const SettingsPanel = late(async () => {
  const [{ SettingsPanel: Loaded }] = await Promise.all([
    imported(() => import('./settings-panel.tsx')),
    loadTexts('settings'),
    // Preloaded, so that a chosen colour applies at once.
    imported(() => import('#src/domain/looks/theme-shades.ts')),
  ]);
  return Loaded;
});

/** The settings panel, once somebody opens it. */
export function Settings() {
  const { t } = useTranslation('shell');
  const { preferences } = useApp();
  const open = useMatches(preferences, 'open');
  return (
    <LateDialog open={open} onClose={() => preferences.send({ type: 'panel.close' })} title={t('nav.settings')}>
      <SettingsPanel />
    </LateDialog>
  );
}
