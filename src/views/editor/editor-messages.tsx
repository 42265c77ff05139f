import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { useNeededRight } from '#src/views/rights/can.tsx';
import { useEditorPage, useRecordForm } from './editor-page.ts';
import { ErrorSummary } from './error-summary.tsx';

/** What there is to know before the first field: missing right, deleted record, errors, offered draft. */
export function EditorMessages() {
  const { t } = useTranslation(['content', 'editor']);
  const neededRight = useNeededRight();
  const { editor, record, readOnly, showsErrors } = useEditorPage();
  const form = useRecordForm();
  const { draft } = useContextOf(editor, 'draft');
  const isDeleted = useMatches(editor, 'deleted');
  return (
    <>
      {readOnly && (
        <Alert color="gray" variant="light" py="xs">
          {t('editor.readOnly', { right: neededRight(record ? 'edit' : 'add') })}
        </Alert>
      )}
      {isDeleted && (
        <Alert
          color="yellow"
          variant="light"
          py="xs"
          title={t('editor:deleted.title')}
          styles={{ title: { color: 'var(--mantine-color-text)' } }}
        >
          {t('editor:deleted.hint')}
        </Alert>
      )}
      {showsErrors && Object.keys(form.errors).length > 0 && <ErrorSummary />}
      {!readOnly && draft && (
        <DraftOffer
          page={editor}
          savedAt={draft.savedAt}
          isOlder={draft.version !== (record?.version ?? null)}
          onTake={() => form.setValues(draft.values)}
        />
      )}
    </>
  );
}
