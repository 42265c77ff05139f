import { Button, Group, Modal, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { UserActor } from '#src/machines/users/user.ts';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';

const selectTheirs = ({ context }: ReturnType<UserActor['getSnapshot']>) => context.theirs;

/** Somebody else saved the user meanwhile: one's own changes on top of theirs, or none. */
export function UserConflict({ page }: { page: UserActor }) {
  const { t } = useTranslation('users');
  const theirs = useSelector(page, selectTheirs);
  if (!theirs) return null;
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('conflict.title')}
      centered
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
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
    </Modal>
  );
}
