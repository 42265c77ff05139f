import { Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestReason } from '#src/domain/content/dismissals.ts';
import type { Finding } from '#src/domain/checks/finding.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { GrowingText } from '#src/views/fields/growing-text.tsx';
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
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = reason.trim() === '';
  return (
    <ConfirmDialog
      title={t('finding.dismiss.title')}
      action={t('finding.dismiss.action')}
      onCancel={onClose}
      onConfirm={() => {
        if (!isEmpty) return onDismiss(reason.trim());
        setTried(true);
        field.current?.focus();
      }}
    >
      <Stack gap="sm">
        <Text>
          <Clipped>{findingText(finding)}</Clipped>
        </Text>
        <Text size="sm" c="dimmed">
          {t('finding.dismiss.hint')}
        </Text>
        <GrowingText
          ref={field}
          data-autofocus
          label={t('finding.dismiss.reason')}
          required
          minRows={2}
          maxRows={6}
          maxLength={longestReason}
          value={reason}
          error={isTried && isEmpty ? t('finding.dismiss.empty') : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
