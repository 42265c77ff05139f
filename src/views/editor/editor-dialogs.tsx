import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { RevisionsActor } from '#src/machines/content/revisions.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';

const ConflictDialog = late(async () => {
  const [{ ConflictDialog: Loaded }] = await Promise.all([
    imported(() => import('./conflict-dialog.tsx')),
    loadTexts('rich'),
  ]);
  return Loaded;
});
const RevisionsDrawer = late(async () => {
  const [{ RevisionsDrawer: Loaded }] = await Promise.all([
    imported(() => import('./revisions-drawer.tsx')),
    loadTexts('rich'),
  ]);
  return Loaded;
});
const PreviewDialog = late(async () => {
  const [{ PreviewDialog: Loaded }] = await Promise.all([
    imported(() => import('#src/views/preview/preview-dialog.tsx')),
    loadTexts('rich'),
  ]);
  return Loaded;
});

interface Props {
  type: ContentType;
  editor: EditorActor;
  record: ContentRecord | null;
  dirty: boolean;
  mayEdit: boolean;
  /** What the form holds. */
  values: () => ContentValues;
  /** Puts values into the form. */
  onReplace: (values: ContentValues) => void;
  onRestore: (values: ContentValues) => void;
  /** The names of what the form refers to, while its preview is open; null while it is not. */
  previewed: { values: ContentValues; names: ReferenceNames } | null;
  onClosePreview: () => void;
}

/** The dialogs of a record's page, each in a chunk of its own. */
export function EditorDialogs({
  type,
  editor,
  record,
  dirty,
  mayEdit,
  values,
  onReplace,
  onRestore,
  previewed,
  onClosePreview,
}: Props) {
  const { t } = useTranslation('editor');
  const { theirs } = useContextOf(editor, 'theirs');
  const isConflict = useMatches(editor, 'conflict');
  const files = useSelector(editor, (snapshot) => snapshot.children.files as FilesActor);
  const revisions = useSelector(editor, (snapshot) => snapshot.children.revisions as RevisionsActor);
  const isHistoryOpen = useSelector(revisions, (snapshot) => !snapshot.matches('closed'));
  const conflict = isConflict && theirs && record ? { theirs, base: record } : null;
  const cancel = () => editor.send({ type: 'conflict.cancelled' });
  return (
    <>
      <LateDialog open={conflict !== null} onClose={cancel} title={t('conflict.title')}>
        {conflict && (
          <ConflictDialog
            // The next newer version is another question.
            key={conflict.theirs.record.version}
            type={type}
            {...conflict}
            mine={values()}
            files={files}
            onCancel={cancel}
            onResolve={(resolved) => {
              onReplace(resolved);
              editor.send({ type: 'conflict.resolved', values: resolved });
            }}
          />
        )}
      </LateDialog>
      <LateDialog open={isHistoryOpen} onClose={() => revisions.send({ type: 'close' })} title={t('revisions.title')}>
        {isHistoryOpen && (
          <RevisionsDrawer
            type={type}
            revisions={revisions}
            files={files}
            dirty={dirty}
            onRestore={
              mayEdit
                ? (restored) => {
                    revisions.send({ type: 'close' });
                    onRestore(restored);
                  }
                : null
            }
          />
        )}
      </LateDialog>
      <LateDialog open={previewed !== null} onClose={onClosePreview} title={t('preview.title')}>
        {previewed && <PreviewDialog type={type} files={files} {...previewed} onClose={onClosePreview} />}
      </LateDialog>
    </>
  );
}
