import { Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { usualReasonOf, UsualReasons } from './usual-reasons.tsx';
import { usePageState } from '#src/views/page/page-state.ts';
import { useSingleKeys } from '#src/views/preferences/use-single-keys.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';

interface Props {
  title: string;
  /** What the decision does. */
  about: string;
  /** The label of the field, and the error of an empty one. */
  words: { label: string; empty: string };
  /** Reasons to choose from, with their label. */
  usual?: { label: string; reasons: readonly string[] };
  /** The label of the confirm button. */
  action: string;
  /** Identifies the decision, so that the next one gets an empty reason. */
  name: string;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/**
 * Asks for the reason of a decision about a record. The text is kept until the decision is carried out: a call may fail, and the
 * dialog may be closed meanwhile.
 */
export function ReasonQuestion({ title, about, words, usual, action, name, onConfirm, onCancel }: Props) {
  const [reason, setReason] = usePageState(name, '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasKeys = useSingleKeys() && reason === '';
  const isEmpty = reason.trim() === '';
  const choose = (chosen: string) => {
    setReason(reason + chosen);
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      title={title}
      action={action}
      grave
      onCancel={onCancel}
      onConfirm={() => {
        if (!isEmpty) return onConfirm(reason.trim());
        setTried(true);
        field.current?.focus();
      }}
    >
      <Stack gap="sm">
        <Text>
          <Clipped>{about}</Clipped>
        </Text>
        {usual && <UsualReasons {...usual} hasKeys={hasKeys} onChoose={choose} />}
        <Textarea
          ref={field}
          data-autofocus
          label={words.label}
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={500}
          value={reason}
          error={isTried && isEmpty ? words.empty : null}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event) => {
            const chosen = usual && hasKeys ? usualReasonOf(event, usual.reasons) : undefined;
            if (chosen === undefined) return;
            event.preventDefault();
            choose(chosen);
          }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
