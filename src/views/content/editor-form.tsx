import { Alert, Group, Paper, Stack, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { type ContentValues, emptyValues, rulesOf, sameValues } from '#src/domain/content/rules.ts';
import { matchRoute } from '#src/domain/routes.ts';
import type { EditorActor } from '#src/machines/editor.ts';
import { useDomainText } from '../parts/use-text.ts';
import classes from './editor.module.css';
import { DraftOffer } from './draft-offer.tsx';
import { FieldInput } from './field-input.tsx';
import { PlaceOf } from './place-of.tsx';
import { SaveBar } from './save-bar.tsx';
import { StatusBadge } from './status-badge.tsx';

type EditorSnapshot = ReturnType<EditorActor['getSnapshot']>;

const selectRecord = (snapshot: EditorSnapshot) => snapshot.context.record;
const selectBusy = (snapshot: EditorSnapshot) => snapshot.hasTag('busy');
const selectOffered = (snapshot: EditorSnapshot) => snapshot.context.draft !== null;
const selectRefusals = (snapshot: EditorSnapshot) => snapshot.context.refusals;
const selectMap = (snapshot: EditorSnapshot) => snapshot.children.map;
const selectPicker = (snapshot: EditorSnapshot) => snapshot.children.references;
const selectFiles = (snapshot: EditorSnapshot) => snapshot.children.files;

interface Props {
  type: ContentType;
  editor: EditorActor;
  readOnly: boolean;
  /** The record is gone; what was typed stays to be copied. */
  isDeleted: boolean;
}

/** The form owns the values; the machine owns the phase and the version that they are based on. */
export function EditorForm({ type, editor, readOnly, isDeleted }: Props) {
  const { t } = useTranslation('content');
  const text = useDomainText(['content', 'shell']);
  const record = useSelector(editor, selectRecord);
  const busy = useSelector(editor, selectBusy);
  const picker = useSelector(editor, selectPicker);
  const map = useSelector(editor, selectMap);
  const files = useSelector(editor, selectFiles);
  const refusals = useSelector(editor, selectRefusals);
  const offered = useSelector(editor, selectOffered);
  // A page that comes back to the screen as another form goes on where it was.
  const [held] = useState(() => editor.getSnapshot().context.typed);
  const [dirty, setDirty] = useState(held !== null);
  // An offered draft is answered first, so that nothing is typed over it; where nothing may be typed it stays stored.
  const locked = readOnly || offered;
  const element = useRef<HTMLFormElement>(null);

  const form = useForm<ContentValues>({
    mode: 'uncontrolled',
    initialValues: held ?? savedValues(type, record),
    validate: schemaResolver(rulesOf(type), { sync: true }),
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

  const showErrors = (errors: Record<string, unknown>) => {
    const wrong = fieldsOf(type).find((field) => field.name in errors);
    // Kept pages are in the document too, so the field is looked for in this form.
    if (wrong) element.current?.querySelector<HTMLElement>(`[data-path="${wrong.name}"]`)?.focus();
  };

  const submit = form.onSubmit((values) => editor.send({ type: 'save', values }), showErrors);

  // Asked to save while its page goes, the form could not: now it says why.
  const handled = useRef(0);
  useEffect(() => {
    // A page that comes back to the screen runs its effects again.
    if (refusals > handled.current) showErrors(form.validate().errors);
    handled.current = refusals;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time
  }, [refusals]);

  const title = record ? textOf(record, type.titleField) : text(matchRoute(`${type.path}/new`)?.route.title ?? '');

  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate aria-label={title}>
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap">
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {record && <StatusBadge status={record.status} />}
        </Group>
        {readOnly && (
          <Alert color={isDeleted ? 'yellow' : 'gray'} variant="light" py="xs">
            {t(isDeleted ? 'editor.deleted' : 'editor.readOnly')}
          </Alert>
        )}
        {!readOnly && <DraftOffer editor={editor} onTake={(values) => form.setValues(values)} />}
        {type.groups.map((group) => (
          <Paper key={group.title} component="fieldset" withBorder className={classes.group}>
            <Title order={2} component="legend">{text(group.title)}</Title>
            <div className={classes.fields}>
              {group.fields.map((field) => {
                const { error, ...input } = form.getInputProps(field.name);
                return (
                  <FieldInput
                    key={form.key(field.name)}
                    field={field}
                    input={input}
                    error={error ? text(error as string) : undefined}
                    picker={picker}
                    pickedName={record && input.defaultValue === textOf(record, field.name) ? textOf(record, `${field.name}Name`) : ''}
                    files={files}
                    readOnly={locked}
                  />
                );
              })}
              {map && !locked && <PlaceOf group={group} form={form} map={map} />}
            </div>
          </Paper>
        ))}
        <SaveBar type={type} record={record} busy={busy} dirty={dirty} errorCount={Object.keys(form.errors).length} readOnly={locked} />
      </Stack>
    </form>
  );
}

const savedValues = (type: ContentType, record: ContentRecord | null): ContentValues =>
  record ? Object.fromEntries(fieldsOf(type).map((field) => [field.name, textOf(record, field.name)])) : emptyValues(type);
