import { Alert, Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { UserActor } from '#src/machines/user.ts';
import { formatInstant } from '../parts/format-time.ts';

type Snapshot = ReturnType<UserActor['getSnapshot']>;

const selectDraft = (snapshot: Snapshot) => snapshot.context.draft;
const selectVersion = (snapshot: Snapshot) => snapshot.context.user?.version ?? null;

/** Offers back what an earlier visit left unsaved (decision 017). */
export function UserDraft({ page }: { page: UserActor }) {
  const { t } = useTranslation('content');
  const draft = useSelector(page, selectDraft);
  const version = useSelector(page, selectVersion);
  if (!draft) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      py="xs"
      title={t('draft.title', { time: formatInstant(draft.savedAt) })}
      // Yellow is for the field, not for what is to be read on it.
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <span>{draft.version === version ? t('draft.hint') : t('draft.older')}</span>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" onClick={() => page.send({ type: 'draft.taken' })}>
          {t('draft.take')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => page.send({ type: 'draft.discarded' })}>
          {t('draft.discard')}
        </Button>
      </Group>
    </Alert>
  );
}
