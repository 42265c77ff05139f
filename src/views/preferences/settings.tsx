import { Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#src/i18n/setup.ts';
import { type PreferencesActor, useApp } from '../app-context.ts';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { late } from '../parts/late.tsx';
import { PageTrouble } from '../parts/page-trouble.tsx';

const SettingsPanel = late(async () => {
  const [{ SettingsPanel: Loaded }] = await Promise.all([import('./settings-panel.tsx'), loadTexts('settings')]);
  return Loaded;
});

const selectOpen = (snapshot: ReturnType<PreferencesActor['getSnapshot']>) => snapshot.matches('open');

/** The settings panel, whose chunk is loaded when somebody first opens it. */
export function Settings() {
  const { preferences } = useApp();
  const open = useSelector(preferences, selectOpen);
  // Stays for its way out.
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted && <ErrorBoundary fallback={(retry) => open && <Unavailable onRetry={retry} />}><SettingsPanel /></ErrorBoundary>;
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const { preferences } = useApp();
  return (
    <Modal
      opened
      onClose={() => preferences.send({ type: 'panel.close' })}
      title={t('nav.settings')}
      closeButtonProps={{ 'aria-label': t('common:btn.close') }}
    >
      <PageTrouble kind="unavailable" onRetry={onRetry} />
    </Modal>
  );
}
