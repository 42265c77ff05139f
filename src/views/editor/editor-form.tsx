import { Alert, Group, Paper, Stack, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentType, dependentFields, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ReferenceNames } from '#src/domain/content/reference-names.ts';
import { type ContentValues, emptyValues, rulesOf, sameValues } from '#src/domain/content/rules.ts';
import { matchRoute } from '#src/domain/routes/routes.ts';
import type { EditorActor } from '#src/machines/content/editor.ts';
import { useCan, useNeededRight } from '#src/views/rights/can.tsx';
import { usePageRef, usePageState } from '#src/views/page/page-state.ts';
import { problemText } from '#src/views/words/problem-text.ts';
import { StatusBadge } from '#src/views/looks/status-badge.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { DraftOffer } from './draft-offer.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import classes from '#src/views/forms/form.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { FieldInput } from './field-input.tsx';
import { focusAfterwards, focusField } from '#src/views/forms/focus-field.ts';
import { GroupIndex } from './group-index.tsx';
import { HashJump } from './hash-jump.tsx';
import { knownNames } from './known-names.ts';
import { PlaceOf } from './place-of.tsx';
import { RecordTools } from './record-tools.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaveKey } from '#src/views/forms/use-save-key.ts';

type EditorSnapshot = ReturnType<EditorActor['getSnapshot']>;

const selectRecord = (snapshot: EditorSnapshot) => snapshot.context.record;
const selectBusy = (snapshot: EditorSnapshot) => snapshot.hasTag('busy');
const selectUploading = (snapshot: EditorSnapshot) => snapshot.context.uploading;
const selectDeleted = (snapshot: EditorSnapshot) => snapshot.matches('deleted');
const selectNext = (snapshot: EditorSnapshot) => snapshot.context.neighbours.next;
const selectOffered = (snapshot: EditorSnapshot) => snapshot.context.draft !== null;
const selectRefusals = (snapshot: EditorSnapshot) => snapshot.context.refusals;
const selectMap = (snapshot: EditorSnapshot) => snapshot.children.map;
const selectPicker = (snapshot: EditorSnapshot) => snapshot.children.references;
const selectFiles = (snapshot: EditorSnapshot) => snapshot.children.files;

/** From so many groups on, a form is long enough for an index. */
const manyGroups = 3;

interface Props {
  type: ContentType;
  editor: EditorActor;
  readOnly: boolean;
}

/** The form owns the values; the machine owns the phase and the version that they are based on. */
export function EditorForm({ type, editor, readOnly }: Props) {
  const { t } = useTranslation(['content', 'editor']);
  const text = useDomainText(['content', 'shell']);
  const can = useCan();
  const neededRight = useNeededRight();
  const record = useSelector(editor, selectRecord);
  const busy = useSelector(editor, selectBusy);
  const uploading = useSelector(editor, selectUploading);
  const isDeleted = useSelector(editor, selectDeleted);
  const next = useSelector(editor, selectNext);
  const picker = useSelector(editor, selectPicker);
  const map = useSelector(editor, selectMap);
  const files = useSelector(editor, selectFiles);
  const refusals = useSelector(editor, selectRefusals);
  const offered = useSelector(editor, selectOffered);
  // A page that is drawn anew, or as another form, goes on where it was.
  const [held] = useState(() => editor.getSnapshot().context.typed);
  const [dirty, setDirty] = useState(held !== null);
  const [summarised, setSummarised] = usePageState('summarised', false);
  const [previewed, setPreviewed] = useState<{ values: ContentValues; names: ReferenceNames } | null>(null);
  // An offered draft is answered first, so that nothing is typed over it; where nothing may be typed it stays stored.
  const locked = readOnly || offered;
  const element = useRef<HTMLFormElement>(null);
  const jump = (name: string) => focusAfterwards(() => focusField(element.current, name));

  const [begun] = useState(() => held ?? savedValues(type, record));
  const validate = schemaResolver(rulesOf(type), { sync: true });

  const form = useForm<ContentValues>({
    mode: 'uncontrolled',
    initialValues: begun,
    initialErrors: summarised ? validate(begun) : {},
    validate,
    validateInputOnBlur: true,
    onValuesChange: tell,
  });

  // What was just saved is what later changes are compared with; what was typed meanwhile stays.
  const version = record?.version;
  useEffect(() => {
    if (version !== undefined) tell(form.getValues());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new version is the one thing that counts
  }, [version]);

  /** Compared with what is saved by now: the form library would compare with what it was told last. */
  function tell(values: ContentValues) {
    const changed = !sameValues(values, savedValues(type, editor.getSnapshot().context.record));
    setDirty(changed);
    editor.send({ type: 'typed', values: changed ? values : null });
  }

  /** A field is judged when one leaves it, and with it the filled ones whose rules look at it. */
  function left(name: string, judge: () => void) {
    judge();
    for (const bound of dependentFields(type, name)) if (form.getValues()[bound.name]) form.validateField(bound.name);
  }

  const showErrors = (errors: Record<string, unknown>) => {
    setSummarised(true);
    const wrong = fieldsOf(type).find((field) => field.name in errors);
    if (wrong) jump(wrong.name);
  };

  const submit = form.onSubmit((values) => editor.send({ type: 'save', values }), showErrors);
  const submitAndGoOn = form.onSubmit((values) => editor.send({ type: 'save', values, goOn: true }), showErrors);

  /** An older save comes back the way it would be typed, and is saved like it. */
  const restore = (values: ContentValues) => {
    form.setValues(values);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) showErrors(errors);
    else editor.send({ type: 'save', values });
  };

  useSaveKey(() => {
    if (!locked && (dirty || !record)) submit();
  });

  // Asked to save while its page goes, the form could not: now it says why.
  const handled = usePageRef('refusals', 0);
  useEffect(() => {
    // A page that comes back to the screen runs its effects again.
    if (refusals > handled.current) showErrors(form.validate().errors);
    handled.current = refusals;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time
  }, [refusals]);

  const title = record ? textOf(record, type.titleField) : text(matchRoute(`${type.path}/new`)?.route.title ?? '');
  const errorCount = Object.keys(form.errors).length;

  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate aria-label={title}>
      <HashJump type={type} onJump={jump} />
      <div className={classes.layout}>
        <Stack gap="md" className={classes.main}>
          <Group gap="sm" justify="space-between" className={classes.heading}>
            <Group gap="sm" wrap="nowrap" className={classes.titles}>
              <Title order={1} className={classes.title} title={title}>
                {title}
              </Title>
              {record && <StatusBadge status={record.status} />}
            </Group>
            <RecordTools
              type={type}
              editor={editor}
              record={record}
              dirty={dirty}
              onJump={jump}
              onPreview={() => setPreviewed({ values: form.getValues(), names: knownNames(type, record, picker) })}
              onCopy={can('add') ? () => editor.send({ type: 'copy', values: form.getValues() }) : null}
              onRevisions={() => editor.getSnapshot().children.revisions?.send({ type: 'open', id: record?.id ?? '' })}
            />
          </Group>
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
          {summarised && errorCount > 0 && <ErrorSummary type={type} errors={form.errors} onJump={jump} />}
          {!readOnly && <DraftOffer editor={editor} onTake={(values) => form.setValues(values)} />}
          {type.groups.map((group) => (
            <Paper key={group.title} component="fieldset" withBorder className={classes.group}>
              <Title order={2} component="legend">
                {text(group.title)}
              </Title>
              <div className={classes.fields}>
                {group.fields.map((field) => {
                  const { error, ...input } = form.getInputProps(field.name);
                  return (
                    <FieldInput
                      key={form.key(field.name)}
                      field={field}
                      input={{ ...input, onBlur: () => left(field.name, input.onBlur as () => void) }}
                      error={error ? problemText(text, type, field.name, error as string) : undefined}
                      picker={picker}
                      pickedName={
                        record && input.defaultValue === textOf(record, field.name)
                          ? textOf(record, `${field.name}Name`)
                          : ''
                      }
                      files={files}
                      readOnly={locked}
                    />
                  );
                })}
                {map && !locked && <PlaceOf group={group} form={form} map={map} />}
              </div>
            </Paper>
          ))}
        </Stack>
        {type.groups.length >= manyGroups && <GroupIndex groups={type.groups} errors={form.errors} onJump={jump} />}
      </div>
      <SaveBar
        type={type}
        record={record}
        busy={busy}
        dirty={dirty}
        uploading={uploading}
        errorCount={errorCount}
        readOnly={locked || (isDeleted && !can('add'))}
        isDeleted={isDeleted}
        next={next === null ? null : `${type.path}/${encodeURIComponent(next)}`}
        onSaveNext={() => submitAndGoOn()}
      />
      <EditorDialogs
        type={type}
        editor={editor}
        record={record}
        dirty={dirty}
        mayEdit={!locked}
        values={() => form.getValues()}
        onReplace={(values) => form.setValues(values)}
        onRestore={restore}
        previewed={previewed}
        onClosePreview={() => setPreviewed(null)}
      />
    </form>
  );
}

const savedValues = (type: ContentType, record: ContentRecord | null): ContentValues =>
  record
    ? Object.fromEntries(fieldsOf(type).map((field) => [field.name, textOf(record, field.name)]))
    : emptyValues(type);
