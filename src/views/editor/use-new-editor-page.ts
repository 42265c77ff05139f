import { schemaResolver } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { Checked } from '#src/domain/checks/subject.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import { actsUpTo } from '#src/domain/content/revision.ts';
import { type ContentValues, rulesOf, sameValues } from '#src/domain/content/rules.ts';
import { withTheirDismissals } from '#src/domain/content/merge.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { focusAfterwards, focusField } from '#src/views/forms/focus-field.ts';
import { useFailedChecks } from '#src/views/forms/use-failed-checks.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { correctField } from '#src/views/checks/correct-field.ts';
import { type EditorPage, isDirty, useNewRecordForm } from './editor-page.ts';

interface Options {
  type: ContentType;
  editor: EditorActor;
  readOnly: boolean;
  element: RefObject<HTMLFormElement | null>;
}

/** Creates the form of a record and its actions. The form owns the values and reports changes to the machine. */
export function useNewEditorPage({ type, editor, readOnly, element }: Options) {
  const { record, draft, failedChecks } = useContextOf(editor, 'record', 'draft', 'failedChecks');
  // A page that is mounted again, or as another form, begins with the typed values.
  const [typed] = useState(() => editor.getSnapshot().context.typed);
  const [initialValues] = useState(() => ({ ...savedValues(type, editor), ...typed }));
  const [showsErrors, setShowsErrors] = usePageState('summarised', false);
  const [previewed, setPreviewed] = useState<ContentValues | null>(null);
  const validate = schemaResolver(rulesOf(type), { sync: true });

  const form = useNewRecordForm({
    mode: 'uncontrolled',
    initialValues,
    initialDirty: changedOf(type),
    initialErrors: showsErrors ? validate(initialValues) : {},
    validate,
    validateInputOnBlur: true,
    onValuesChange: reportTyped,
  });

  // Compared with nothing, each field stays changed, also when somebody takes a letter back.
  const { setInitialValues } = form;
  useEffect(() => setInitialValues({}), [setInitialValues]);

  // A save gives the record a new version, with which the values of the form are compared. It may have dismissals of other people.
  const version = record?.version;
  const known = useRef(record);
  useEffect(() => {
    if (record === null) return;
    const values = withTheirDismissals(known.current ?? record, form.getValues(), record);
    known.current = record;
    if (sameValues(values, form.getValues())) reportTyped(values);
    else form.setFieldValue('dismissals', values['dismissals'] ?? '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new version is the one thing that counts
  }, [version]);

  // The state of the record counts, too: something may be over and still pinned.
  useEffect(() => {
    check(form.getValues());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- typing is reported by the form
  }, [record, readOnly]);

  const jumpTo = (field: string) => focusAfterwards(() => focusField(element.current, field));

  const correct = (finding: Finding, value: string) => {
    const { field } = finding;
    const change = { from: form.getValues()[field] ?? '', to: value };
    if (!correctField(element.current, finding, change)) form.setFieldValue(field, value);
    const corrected = { ...record, ...form.getValues() };
    editor.getSnapshot().children.checks?.send({ type: 'corrected', finding, record: corrected });
  };

  const showErrors = (errors: Record<string, unknown>) => {
    setShowsErrors(true);
    const wrong = fieldsOf(type).find((field) => field.name in errors);
    if (wrong) jumpTo(wrong.name);
  };

  const save = form.onSubmit((values) => editor.send({ type: 'save', values }), showErrors);
  const saveAndGoOn = form.onSubmit((values) => editor.send({ type: 'save', values, goOn: true }), showErrors);

  /** Whether the form has no errors; otherwise they are shown. */
  const isValid = (): boolean => {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) showErrors(errors);
    return !hasErrors;
  };

  const restore = (values: ContentValues, restores: number) => {
    form.setValues(values);
    if (isValid()) editor.send({ type: 'save', values: form.getValues(), restores });
  };

  // An offered draft must be answered first, so that nothing is typed over it; in a read-only form it stays stored.
  const locked = readOnly || draft !== null;
  const savesFirst = () => !locked && (!record || isDirty(editor.getSnapshot()));

  const takeStep: EditorPage['takeStep'] = (operation, { checked, reason, onLacking, onCheck }) => {
    const saves = savesFirst();
    if (saves && !isValid()) return;
    const values = form.getValues();
    const taken: Checked = { ...record, ...(saves || !record ? values : {}) };
    const lacks = operation.name === 'submit' ? (type.lifecycle?.lacks(taken) ?? []) : [];
    if (lacks.length > 0) {
      // Incomplete values are saved, too.
      if (saves) editor.send({ type: 'save', values });
      onLacking(lacks);
    } else if (operation.name === 'submit' || isSame(taken, checked)) {
      editor.send(
        saves ? { type: 'save', values, afterwards: operation, reason } : { type: 'operate', operation, reason },
      );
    } else onCheck(taken);
  };

  // The machine refused to save a form with errors while its page was hidden; the errors are shown now.
  useFailedChecks(failedChecks, () => showErrors(form.validate().errors));

  const page: EditorPage = {
    type,
    editor,
    record,
    readOnly,
    locked,
    showsErrors,
    jumpTo,
    correct,
    saveAndGoOn: () => saveAndGoOn(),
    restore,
    copy: () => editor.send({ type: 'copy', values: { ...form.getValues(), dismissals: '' } }),
    operate: (operation, reason = '') => editor.send({ type: 'operate', operation, reason }),
    takeStep,
    openRevisions: () => {
      if (record)
        editor.getSnapshot().children.revisions?.send({ type: 'open', id: record.id, asOf: actsUpTo(record) });
    },
    previewed,
    openPreview: () => setPreviewed(form.getValues()),
    closePreview: () => setPreviewed(null),
  };
  return { form, page, save };

  /** Not the form's own `isDirty`, which compares with the initial values. Nothing renders but what shows it (`useIsDirty`). */
  function reportTyped(values: ContentValues) {
    const changed = !sameValues(values, savedValues(type, editor));
    editor.send({ type: 'typed', values: changed ? values : null });
    check(values);
  }

  /** What a read-only form contains cannot be corrected, so its findings are not shown. */
  function check(values: ContentValues) {
    if (!readOnly) editor.getSnapshot().children.checks?.send({ type: 'changed', record: { ...record, ...values } });
  }
}

/** All fields as changed from the start: the library renders the whole form whenever one begins or ceases to differ. */
const changedOf = (type: ContentType): Record<string, boolean> =>
  Object.fromEntries(fieldsOf(type).map(({ name }) => [name, true]));

const isSame = (taken: Checked, checked: Checked | null): boolean =>
  checked !== null && Object.keys({ ...taken, ...checked }).every((name) => taken[name] === checked[name]);

/** The values that the form is compared with: those of the record, or those that a new one begins with. */
function savedValues(type: ContentType, editor: EditorActor): ContentValues {
  const { record, start } = editor.getSnapshot().context;
  const dismissals = record ? textOf(record, 'dismissals') : '';
  return { ...valuesOf(type, record), ...(record ? {} : start), dismissals };
}
