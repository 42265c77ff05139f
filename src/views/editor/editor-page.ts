import { createFormContext } from '@mantine/form';
import { createContext, useContext } from 'react';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { Lack } from '#src/domain/content/lifecycle.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';

/** The form of a record: its fields as text, the way they are stored. */
export const [RecordFormProvider, useRecordForm, useNewRecordForm] = createFormContext<ContentValues>();

/** What the parts of a record's page share beside the form. */
export interface EditorPage {
  type: ContentType;
  editor: EditorActor;
  /** As it is saved; null for a record that is new. */
  record: ContentRecord | null;
  /** Whether the form holds something that is not saved. */
  dirty: boolean;
  /** Whether the person has no right to change the record. */
  readOnly: boolean;
  /** Whether nothing can be typed now: the record is read-only, or a draft is offered. */
  locked: boolean;
  /** Whether a save was tried with errors in the form, which are listed from then on. */
  showsErrors: boolean;
  /** Brings a field into view and puts the cursor into it. */
  jumpTo: (field: string) => void;
  /** Saves the form, and then shows the next record of the list. */
  saveAndGoOn: () => void;
  /** Puts the values of an older version into the form and saves them. */
  restore: (values: ContentValues) => void;
  /** Begins a new record with what the form holds. */
  copy: () => void;
  /** Publishes the record, pins it and so on; `reason` where the operation needs one. */
  operate: (operation: RecordOperation, reason?: string) => void;
  /** Submits the record, and saves it before that if something is typed. Whatever it lacks is told first. */
  submit: (operation: RecordOperation, onLacking: (lacks: readonly Lack[]) => void) => void;
  openRevisions: () => void;
  /** What the preview shows; null while it is closed. */
  previewed: ContentValues | null;
  openPreview: () => void;
  closePreview: () => void;
}

const EditorPageContext = createContext<EditorPage | null>(null);

export const EditorPageProvider = EditorPageContext.Provider;

/** The record's page that the component stands on. */
export function useEditorPage(): EditorPage {
  const page = useContext(EditorPageContext);
  if (!page) throw new Error('a part of a record’s page stands outside of one');
  return page;
}
