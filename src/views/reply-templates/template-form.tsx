import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { longestMessage, type ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import { templateVariables } from '#src/domain/consultations/reply-template.ts';
import type { TemplateChange } from '#src/machines/consultations/reply-templates.ts';
import { DialogFoot } from '#src/views/dialogs/dialog-foot.tsx';
import classes from './templates.module.css';

/** An edited template; `base` is the version that it replaces, null for a new one. */
export interface EditedTemplate {
  base: ReplyTemplate | null;
  name: string;
  text: string;
}

interface Props {
  edited: EditedTemplate;
  templates: readonly ReplyTemplate[];
  busy: boolean;
  onChange: (edited: EditedTemplate) => void;
  onSave: (change: TemplateChange) => void;
  onCancel: () => void;
}

/**
 * The form of one template. Changes by somebody else are shown, and overwritten only after the person has seen them.
 */
export function TemplateForm({ edited, templates, busy, onChange, onSave, onCancel }: Props) {
  const { t } = useTranslation(['consultations', 'common']);
  const { base, name, text } = edited;
  const now = templates.find(({ id }) => id === base?.id);
  const isGone = base !== null && now === undefined;
  const isOlder = base !== null && now !== undefined && now.version !== base.version;
  const isReady = name.trim() !== '' && text.trim() !== '';
  const save = (on: ReplyTemplate | null) =>
    onSave({
      kind: 'save',
      base: on && { id: on.id, version: on.version },
      name: name.trim(),
      text: text.trim(),
    });
  const wanted = isOlder ? now : isGone ? null : base;
  return (
    <Stack gap="sm">
      {isOlder && (
        <Alert color="yellow" variant="light">
          <Text size="sm">{t('template.theirs')}</Text>
          <p className={classes.theirs}>{now.text}</p>
        </Alert>
      )}
      {isGone && (
        <Alert color="yellow" variant="light">
          {t('template.gone')}
        </Alert>
      )}
      <TextInput
        label={t('template.name')}
        required
        data-autofocus
        maxLength={50}
        value={name}
        onChange={(event) => onChange({ ...edited, name: event.currentTarget.value })}
      />
      <Textarea
        label={t('template.text')}
        description={t('template.variables', { names: templateVariables.map((one) => `{{${one}}}`).join(' ') })}
        required
        autosize
        minRows={5}
        maxRows={14}
        maxLength={longestMessage}
        value={text}
        onChange={(event) => onChange({ ...edited, text: event.currentTarget.value })}
      />
      <DialogFoot>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('common:btn.cancel')}
        </Button>
        <Button loading={busy} disabled={!isReady} onClick={() => save(wanted)}>
          {t(isOlder ? 'template.overwrite' : 'template.save')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
