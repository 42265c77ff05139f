import { Alert, Button, Group } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { EditorActor } from '#src/machines/editor.ts';
import { formatInstant } from '../parts/format-time.ts';

type EditorSnapshot = ReturnType<EditorActor['getSnapshot']>;

const selectDraft = (snapshot: EditorSnapshot) => snapshot.context.draft;
const selectVersion = (snapshot: EditorSnapshot) => snapshot.context.record?.version ?? null;

/** Offers back what an earlier visit left unsaved (decision 017), and says when the record has changed since. */
export function DraftOffer({ editor, onTake }: { editor: EditorActor; onTake: (values: ContentValues) => void }) {
  const { t } = useTranslation('content');
  const draft = useSelector(editor, selectDraft);
  const version = useSelector(editor, selectVersion);
  if (!draft) return null;
  const take = () => {
    onTake(draft.values);
    editor.send({ type: 'draft.taken' });
  };
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
        <Button size="compact-sm" onClick={take}>
          {t('draft.take')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => editor.send({ type: 'draft.discarded' })}>
          {t('draft.discard')}
        </Button>
      </Group>
    </Alert>
  );
}
