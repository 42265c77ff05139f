import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';

/** Asks what happens to the replies before a comment is deleted (W2.12). */
export function DeleteQuestion({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation('comments');
  const isAsking = useMatches(inbox, { step: 'asking' });
  const { asked } = useContextOf(inbox, 'asked');
  if (!isAsking || !asked) return null;
  return (
    <ConfirmDialog
      title={t('delete.title')}
      action={t('step.delete')}
      grave
      onConfirm={() => inbox.send({ type: 'step.confirm' })}
      onCancel={() => inbox.send({ type: 'step.cancel' })}
    >
      <Text>{t('delete.body', { count: asked.seen.replies })}</Text>
    </ConfirmDialog>
  );
}
