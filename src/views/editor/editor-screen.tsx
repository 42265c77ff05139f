import '#src/views/styles/content.ts';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { isEditable } from '#src/domain/content/lifecycle.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';
import { useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { RecordFrame } from '#src/views/forms/record-frame.tsx';
import { useCan } from '#src/views/rights/can.tsx';
import { EditorForm } from './editor-form.tsx';
import { isDirty } from './editor-page.ts';

/** The page of one record of any content type (decision 001). */
export function EditorScreen({ type, actor: editor }: { type: ContentType; actor: EditorActor }) {
  const { t } = useTranslation('content');
  const can = useCan();
  const { copies } = useContextOf(editor, 'copies');
  const isNew = useSelector(editor, ({ context }) => context.recordId === null);
  const mayWrite = can(isNew ? 'add' : 'edit');
  // Text that was typed before the right was withdrawn can still be read and copied.
  const isForbidden = useSelector(editor, (snapshot) => isNew && !mayWrite && !isDirty(snapshot));
  const isFixed = useSelector(editor, ({ context: { record } }) => record !== null && !isEditable(type, record));
  return (
    <RecordFrame
      list={type.path}
      words={{
        loading: t('editor.loading'),
        unavailable: t('editor.unavailable'),
        failed: t('editor.failed'),
        toList: t('btn.toList'),
      }}
      isLoading={useMatches(editor, 'opening', 'starting', 'loading', 'salvaging')}
      width={720}
      isUnavailable={useMatches(editor, 'unavailable')}
      failure={useFailure(editor)}
      onRetry={() => editor.send({ type: 'retry' })}
      isForbidden={isForbidden}
    >
      {/* A copy mounts a new form. */}
      <EditorForm key={copies} type={type} editor={editor} readOnly={!mayWrite || isFixed} />
    </RecordFrame>
  );
}
