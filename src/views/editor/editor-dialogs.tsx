import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { RevisionsActor } from '#src/machines/content/revisions.ts';
import type { StepsActor } from '#src/machines/content/steps.ts';
import { useChild, useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { LateDialog } from '#src/views/dialogs/late-dialog.tsx';
import { late } from '#src/views/late/late.tsx';
import { useEditorPage, useIsDirty, useRecordForm } from './editor-page.ts';
import { knownNames } from './known-names.ts';

const ConflictDialog = late(async () => {
  const [{ ConflictDialog: Loaded }] = await Promise.all([
    imported(() => import('#src/views/compare/conflict-dialog.tsx')),
    loadTexts('rich'),
  ]);
  return Loaded;
});
const RevisionsDrawer = late(async () => {
  const [{ RevisionsDrawer: Loaded }] = await Promise.all([
    imported(() => import('#src/views/revisions/revisions-drawer.tsx')),
    loadTexts('rich', 'place', 'tourism'),
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

/** The dialogs of a record's page, each in a separate chunk. */
export const EditorDialogs = () => (
  <>
    <Conflict />
    <Revisions />
    <Preview />
  </>
);

function Conflict() {
  const { t } = useTranslation('editor');
  const { type, editor, record } = useEditorPage();
  const form = useRecordForm();
  const isConflict = useMatches(editor, 'conflict');
  const { theirs } = useContextOf(editor, 'theirs');
  const files = useFiles();
  const conflict = isConflict && theirs && record ? { theirs, base: record } : null;
  const cancel = () => editor.send({ type: 'conflict.cancelled' });
  return (
    <LateDialog open={conflict !== null} onClose={cancel} title={t('conflict.title')}>
      {conflict && (
        <ConflictDialog
          // A third version restarts the choices.
          key={conflict.theirs.record.version}
          type={type}
          {...conflict}
          mine={form.getValues()}
          files={files}
          onCancel={cancel}
          onResolve={(values) => {
            form.setValues(values);
            editor.send({ type: 'conflict.resolved', values });
          }}
        />
      )}
    </LateDialog>
  );
}

function Revisions() {
  const { t } = useTranslation('editor');
  const { type, editor, record, locked, restore } = useEditorPage();
  const dirty = useIsDirty();
  const revisions = useChild(editor, 'revisions') as RevisionsActor;
  const { events } = useContextOf(useChild(editor, 'steps') as StepsActor, 'events');
  const isOpen = !useMatches(revisions, 'closed');
  const files = useFiles();
  const close = () => revisions.send({ type: 'close' });
  return (
    <LateDialog open={isOpen} onClose={close} title={t('revisions.title')}>
      {isOpen && (
        <RevisionsDrawer
          type={type}
          revisions={revisions}
          steps={events ?? []}
          files={files}
          dirty={dirty}
          isLive={record?.status === 'online'}
          onRestore={
            locked
              ? null
              : (values, version) => {
                  close();
                  restore(values, version);
                }
          }
        />
      )}
    </LateDialog>
  );
}

function Preview() {
  const { t } = useTranslation('editor');
  const { type, editor, record, previewed, closePreview } = useEditorPage();
  const picker = useChild(editor, 'references');
  const files = useFiles();
  return (
    <LateDialog open={previewed !== null} onClose={closePreview} title={t('preview.title')}>
      {previewed && (
        <PreviewDialog
          type={type}
          files={files}
          values={previewed}
          names={knownNames(type, record, picker)}
          onClose={closePreview}
        />
      )}
    </LateDialog>
  );
}

/** The files machine lives as long as the page. */
const useFiles = () => useChild(useEditorPage().editor, 'files') as FilesActor;
