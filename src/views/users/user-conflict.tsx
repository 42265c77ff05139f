import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserActor } from '#src/machines/users/user.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { AnswerDialog } from '#src/views/dialogs/answer-dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';

/** Somebody else saved the user meanwhile: the person keeps their changes on top of that version, or discards them. */
export function UserConflict({ page }: { page: UserActor }) {
  const { t } = useTranslation('users');
  const { theirs } = useContextOf(page, 'theirs');
  if (!theirs) return null;
  return (
    <AnswerDialog title={t('conflict.title')} centered>
      <Text>
        <Clipped>{t('conflict.body', { who: theirs.updatedBy, time: formatTime(theirs.updatedTime) })}</Clipped>
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => page.send({ type: 'theirs.take' })}>
          {t('conflict.take')}
        </Button>
        <Button data-autofocus onClick={() => page.send({ type: 'mine.keep' })}>
          {t('conflict.keep')}
        </Button>
      </Group>
    </AnswerDialog>
  );
}
