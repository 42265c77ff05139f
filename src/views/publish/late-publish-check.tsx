import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import type { PublishCheckProps } from './publish-check.tsx';

const Loaded = late(async () => {
  const [{ PublishCheck }] = await Promise.all([imported(() => import('./publish-check.tsx')), loadTexts('editor')]);
  return PublishCheck;
});

/** The publish check, for lists and editors alike; null when there is nothing to ask. */
export function LatePublishCheck({ check }: { check: PublishCheckProps | null }) {
  const { t } = useTranslation('content');
  return (
    <LateDialog open={check !== null} onClose={() => check?.onClose()} title={t('op.publish')}>
      {check && <Loaded {...check} />}
    </LateDialog>
  );
}
