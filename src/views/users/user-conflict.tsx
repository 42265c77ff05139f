import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lastEditor } from '#src/domain/last-editor.ts';
import type { UserActor } from '#src/machines/users/user.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import { Dialog } from '#src/views/dialogs/dialog.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';

/** Somebody else saved the user meanwhile: the person keeps their changes on top of that version, or discards them. */
export function UserConflict({ page }: { page: UserActor }) {
  const { t } = useTranslation('users');
  const { theirs } = useContextOf(page, 'theirs');
  if (!theirs) return null;
  return (
    <Dialog onClose={null} title={t('conflict.title')}>
      <Text>
        <Clipped>{t('conflict.body', { who: lastEditor(theirs), time: formatTime(theirs.updatedTime) })}</Clipped>
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={() => page.send({ type: 'theirs.take' })}>
          {t('conflict.take')}
        </Button>
        <Button data-autofocus onClick={() => page.send({ type: 'mine.keep' })}>
          {t('conflict.keep')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
