import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { late } from '#src/views/late/late.tsx';
import type { PublishCheckProps } from './publish-check.tsx';
import type { SubmitCheckProps } from './submit-check.tsx';

const Publish = late(async () => {
  const [{ PublishCheck }] = await Promise.all([imported(() => import('./publish-check.tsx')), loadTexts('editor')]);
  return PublishCheck;
}, waitingFor('op.publish'));

const Submit = late(async () => {
  const [{ SubmitCheck }] = await Promise.all([imported(() => import('./submit-check.tsx')), loadTexts('editor')]);
  return SubmitCheck;
}, waitingFor('op.submit'));

export const preloadPublishCheck = () => void Publish.preload();

interface Props {
  publish: PublishCheckProps | null;
  /** What is missing before the record can be submitted. */
  submit: SubmitCheckProps | null;
}

/** The check before publishing or submitting, for lists and editors alike; both null when there is nothing to ask. */
export function LateCheck({ publish, submit }: Props) {
  const { t } = useTranslation('content');
  const check = publish ?? submit;
  useDialogFocus(check && 'check', () => undefined);
  return (
    <LateDialog open={check !== null} onClose={() => check?.onClose()} title={t(submit ? 'op.submit' : 'op.publish')}>
      {publish && <Publish {...publish} />}
      {submit && <Submit {...submit} />}
    </LateDialog>
  );
}

/** Until the check is there, nothing else may be saved or published. Closing it takes the press back. */
function waitingFor(step: 'op.publish' | 'op.submit') {
  return function Waiting({ onClose }: { onClose: () => void }) {
    const { t } = useTranslation(['content', 'common']);
    return (
      <Dialog onClose={onClose} title={t(step)}>
        <Text role="status">{t('common:waiting.hint')}</Text>
      </Dialog>
    );
  };
}
