import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { Clipped } from '#src/views/words/clipped.tsx';

interface QuestionProps {
  title: string;
  /** Identifies the submission, so that the next one gets an empty reason. */
  about: string;
  onReturn: (reason: string) => void;
  onClose: () => void;
}

interface Props extends Omit<QuestionProps, 'onClose'> {
  disabled: boolean;
}

/** Returns a submitted record for a reason, beside the other decision about it. */
export function ReturnButton({ disabled, onReturn, ...about }: Props) {
  const { t } = useTranslation('content');
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setAsked(true)}>
        {t('op.return')}
      </Button>
      {isAsked && (
        <ReturnQuestion
          {...about}
          onClose={close}
          onReturn={(reason) => {
            close();
            onReturn(reason);
          }}
        />
      )}
    </>
  );
}

/**
 * Asks for the reason to return a record. The text is kept until the record is returned: a call may fail, and the
 * dialog may be closed meanwhile.
 */
function ReturnQuestion({ title, about, onReturn, onClose }: QuestionProps) {
  const { t } = useTranslation(['editor', 'content']);
  const [reason, setReason] = usePageState(`return ${about}`, '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = reason.trim() === '';
  return (
    <ConfirmDialog
      title={t('return.title')}
      action={t('content:op.return')}
      grave
      onCancel={onClose}
      onConfirm={() => {
        if (!isEmpty) return onReturn(reason.trim());
        setTried(true);
        field.current?.focus();
      }}
    >
      <Stack gap="sm">
        <Text>
          <Clipped>{t('return.about', { title })}</Clipped>
        </Text>
        <Textarea
          ref={field}
          data-autofocus
          label={t('return.reason')}
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={500}
          value={reason}
          error={isTried && isEmpty ? t('return.empty') : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
