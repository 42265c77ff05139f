import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { groupsWithoutCover } from '#src/domain/content/cover.ts';
import { textOf } from '#src/domain/content/record.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';
import classes from '#src/views/forms/form.module.css';
import { useHashJump } from '#src/views/forms/use-hash-jump.ts';
import { useSaveKey } from '#src/views/forms/use-save-key.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorHeading } from './editor-heading.tsx';
import { EditorMessages } from './editor-messages.tsx';
import { EditorPageProvider, isDirty, RecordFormProvider, useIsReading } from './editor-page.ts';
import { FieldGroup } from './field-group.tsx';
import { Reading } from './reading.tsx';
import { SaveBar } from './save-bar.tsx';
import { SideColumn } from './side-column.tsx';
import { useNewEditorPage } from './use-new-editor-page.ts';

interface Props {
  type: ContentType;
  editor: EditorActor;
  readOnly: boolean;
}

/** The form of one record, with all actions on the record. */
export function EditorForm({ type, editor, readOnly }: Props) {
  const text = useDomainText(['shell']);
  const element = useRef<HTMLFormElement>(null);
  const { form, page, save } = useNewEditorPage({ type, editor, readOnly, element });
  const { record, locked } = page;
  const isReading = useIsReading(page);

  useSaveKey(() => {
    if (!locked && (!record || isDirty(editor.getSnapshot()))) save();
  });

  useHashJump(page.jumpTo, (place) => fieldsOf(type).some(({ name }) => name === place));

  // The steps are requested here once for all places that show them, and again after each step.
  const { id, status, updatedTime } = record ?? {};
  useEffect(() => {
    if (type.lifecycle && id !== undefined)
      editor.getSnapshot().children.steps?.send({ type: 'open', id, asOf: `${status} ${updatedTime}` });
  }, [editor, type, id, status, updatedTime]);

  const title = record ? textOf(record, type.titleField) : text(matchRoute(`${type.path}/new`)?.route.title ?? '');
  return (
    <RecordFormProvider form={form}>
      <EditorPageProvider value={page}>
        <form ref={element} className={classes.form} onSubmit={save} noValidate aria-label={title}>
          <div className={classes.layout}>
            <EditorHeading title={title} />
            <Stack gap="md" className={classes.main}>
              <EditorMessages />
              {isReading ? (
                <Reading groups={groupsWithoutCover(type)} />
              ) : (
                groupsWithoutCover(type).map((group) => <FieldGroup key={group.title} group={group} />)
              )}
            </Stack>
            <SideColumn />
          </div>
          <SaveBar />
          <EditorDialogs />
        </form>
      </EditorPageProvider>
    </RecordFormProvider>
  );
}
