import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { approvalState } from '#src/domain/approval/approval.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { isEditable } from '#src/domain/content/lifecycle.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DraftOffer } from '#src/views/forms/draft-offer.tsx';
import { useCan, useNeededRight } from '#src/views/rights/can.tsx';
import { useEditorPage, useRecordForm } from './editor-page.ts';
import { ErrorSummary } from './error-summary.tsx';
import { ReturnAlert, ReturnedNote } from './time-line.tsx';

/**
 * The messages above the form: missing right, locked state, returned record, conflict of interest, deleted record,
 * errors, offered draft.
 */
export function EditorMessages() {
  const { t } = useTranslation(['content', 'editor', 'approval']);
  const { t: words } = useTranslation('editor');
  const neededRight = useNeededRight();
  const can = useCan();
  const { type, editor, record, readOnly, showsErrors } = useEditorPage();
  const form = useRecordForm();
  const { draft } = useContextOf(editor, 'draft');
  const isDeleted = useMatches(editor, 'deleted');
  const fixed = record && fixedBy(type, record, can('edit'));
  return (
    <>
      {readOnly && (
        <Alert color="gray" variant="light" py="xs">
          {fixed ? words(`fixed.${fixed}`) : t('editor.readOnly', { right: neededRight(record ? 'edit' : 'add') })}
        </Alert>
      )}
      {record?.status === 'returned' && <ReturnedNote />}
      {record?.approval?.returned && approvalState(record) === 'returned' && (
        <ReturnAlert title={t('approval:publish.returned')} act={record.approval.returned} />
      )}
      {record?.ownReview?.isBarred && isJudged(record) && (
        <Alert color="gray" variant="light" py="xs">
          {words('barred')}
        </Alert>
      )}
      {isDeleted && (
        <Alert color="yellow" variant="light" py="xs" title={t('editor:deleted.title')}>
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

/** Whether a chair currently decides about the record. */
const isJudged = ({ status }: ContentRecord) => status === 'submitted' || status === 'scoring';

const fixedStatuses = ['submitted', 'scoring', 'passed', 'online'] as const;

/** The state that locks the record for people with the right to change it; undefined if the right is missing. */
const fixedBy = (type: ContentType, record: ContentRecord, mayEdit: boolean) =>
  mayEdit && !isEditable(type, record) ? fixedStatuses.find((status) => status === record.status) : undefined;
