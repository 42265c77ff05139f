import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestReason } from '#src/domain/content/dismissals.ts';
import type { Finding } from '#src/domain/checks/finding.ts';
import { ReasonField, useReason } from '#src/views/bulk/reason-field.tsx';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { useFindingText } from './use-finding-text.ts';

interface Props {
  finding: Finding;
  onDismiss: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason to dismiss a finding. */
export function DismissalQuestion({ finding, onDismiss, onClose }: Props) {
  const { t } = useTranslation('editor');
  const findingText = useFindingText();
  const { field, decide } = useReason(useState(''), (reason) => (reason === '' ? t('finding.dismiss.empty') : null));
  return (
    <ConfirmDialog
      title={t('finding.dismiss.title')}
      action={t('finding.dismiss.action')}
      onCancel={onClose}
      onConfirm={() => decide(onDismiss)}
    >
      <Stack gap="sm">
        <Text>
          <Clipped>{findingText(finding)}</Clipped>
        </Text>
        <Text size="sm" c="dimmed">
          {t('finding.dismiss.hint')}
        </Text>
        <ReasonField label={t('finding.dismiss.reason')} most={longestReason} field={field} isFirst />
      </Stack>
    </ConfirmDialog>
  );
}
