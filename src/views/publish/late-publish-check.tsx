import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { late } from '#src/views/late/late.tsx';
import type { PublishCheckProps } from './publish-check.tsx';

const Loaded = late(async () => {
  const [{ PublishCheck }] = await Promise.all([imported(() => import('./publish-check.tsx')), loadTexts('editor')]);
  return PublishCheck;
}, Waiting);

export const preloadPublishCheck = () => void Loaded.preload();

/** The publish check, for lists and editors alike; null when there is nothing to ask. */
export function LatePublishCheck({ check }: { check: PublishCheckProps | null }) {
  const { t } = useTranslation('content');
  useDialogFocus(check && 'check', () => undefined);
  return (
    <LateDialog open={check !== null} onClose={() => check?.onClose()} title={t('op.publish')}>
      {check && <Loaded {...check} />}
    </LateDialog>
  );
}

/** Until the check is there, nothing else may be saved or published. Closing it takes the press back. */
function Waiting({ onClose }: PublishCheckProps) {
  const { t } = useTranslation(['content', 'common']);
  return (
    <Dialog onClose={onClose} title={t('op.publish')}>
      <Text role="status">{t('common:waiting.hint')}</Text>
    </Dialog>
  );
}
