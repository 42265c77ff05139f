import { Stack, Text } from '@mantine/core';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { ReasonField, type ReasonWords, useReason } from './reason-field.tsx';

interface Props {
  title: string;
  /** What the decision does. */
  about: string;
  /** The words of the field, and the error of an empty one. */
  words: { label: string; empty: string };
  usual?: ReasonWords['usual'];
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
  useDialogFocus('reason', onCancel);
  const { field, decide } = useReason(usePageState(name, ''), (reason) => (reason === '' ? words.empty : null));
  return (
    <ConfirmDialog title={title} action={action} grave onCancel={onCancel} onConfirm={() => decide(onConfirm)}>
      <Stack gap="sm">
        <Text>
          <Clipped>{about}</Clipped>
        </Text>
        <ReasonField label={words.label} usual={usual} field={field} most={500} isFirst />
      </Stack>
    </ConfirmDialog>
  );
}
