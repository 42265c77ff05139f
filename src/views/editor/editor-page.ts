import { createFormContext } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { Lack, NextStep } from '#src/domain/content/lifecycle.ts';
import type { ContentRecord, RecordOperation } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';

/** The form of a record: its fields as text, as they are stored. */
export const [RecordFormProvider, useRecordForm, useNewRecordForm] = createFormContext<ContentValues>();

interface StepReports {
  /** The record as it was last checked before publishing; null before the first check. */
  checked: Checked | null;
  /** Why it is published although a check found something grave; otherwise empty. */
  reason: string;
  /** Submitting is impossible without these. What is typed was saved. */
  onLacking: (lacks: readonly Lack[]) => void;
  /** The record is to be published like this. It is checked first; nothing was saved or published yet. */
  onCheck: (record: Checked) => void;
}

/** The data and actions that the parts of a record's page share besides the form. */
export interface EditorPage {
  type: ContentType;
  editor: EditorActor;
  /** The saved record; null for a new one. */
  record: ContentRecord | null;
  /** Whether the person has no right to change the record. */
  readOnly: boolean;
  /** Whether the fields are locked: the record is read-only, or a draft is offered. */
  locked: boolean;
  /** Whether a save with errors was attempted; from then on the errors are listed. */
  showsErrors: boolean;
  /** Scrolls to a field and focuses it. */
  jumpTo: (field: string) => void;
  /** Puts the corrected value of a finding's field into the form. */
  correct: (finding: Finding, value: string) => void;
  /** Saves the form, then opens the next record of the list. */
  saveAndGoOn: () => void;
  /** Puts the values of an older version into the form and saves them. */
  restore: (values: ContentValues, version: number) => void;
  /** Creates a new record from the values of the form. */
  copy: () => void;
  /** Publishes the record, pins it and so on; `reason` where the operation needs one. */
  operate: (operation: RecordOperation, reason?: string) => void;
  /**
   * Takes the next step of the record's life, after saving unsaved changes. Before publishing, the record is reported for its
   * check unless just this record was checked; what a panel would miss is reported instead.
   */
  takeStep: (operation: NextStep, reports: StepReports) => void;
  openRevisions: () => void;
  /** The values in the preview; null while it is closed. */
  previewed: ContentValues | null;
  openPreview: () => void;
  closePreview: () => void;
}

const EditorPageContext = createContext<EditorPage | null>(null);

export const EditorPageProvider = EditorPageContext.Provider;

/** The record's page that contains the component. */
export function useEditorPage(): EditorPage {
  const page = useContext(EditorPageContext);
  if (!page) throw new Error('useEditorPage is used outside of a record’s page');
  return page;
}

/** Whether the form has unsaved changes. */
export const isDirty = ({ context }: SnapshotFrom<EditorActor>): boolean => context.typed !== null;

/** The same for a component. It is not part of the page, because the first keystroke would render the whole form again. */
export const useIsDirty = (): boolean => useSelector(useEditorPage().editor, isDirty);

/** Whether a step is taken together with a save: there is something to save. */
export function useSavesFirst(): boolean {
  const { record, locked } = useEditorPage();
  const dirty = useIsDirty();
  return !locked && (dirty || !record);
}

/** Whether values are shown without inputs. Text that was typed before the right was withdrawn stays in its inputs. */
export const useIsReading = ({ editor, readOnly }: Pick<EditorPage, 'editor' | 'readOnly'>): boolean =>
  useSelector(editor, (snapshot) => readOnly && !isDirty(snapshot));
