import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import type { SubmitCheckProps } from './submit-check.tsx';

const Loaded = late(async () => {
  const [{ SubmitCheck }] = await Promise.all([imported(() => import('./submit-check.tsx')), loadTexts('editor')]);
  return SubmitCheck;
});

/** What is missing before a record can be submitted, for lists and editors alike; null when there is nothing to say. */
export function LateSubmitCheck({ check }: { check: SubmitCheckProps | null }) {
  const { t } = useTranslation('content');
  return (
    <LateDialog open={check !== null} onClose={() => check?.onClose()} title={t('op.submit')}>
      {check && <Loaded {...check} />}
    </LateDialog>
  );
}
