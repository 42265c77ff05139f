import { NativeSelect, Paper, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { templateKinds } from '#src/domain/scoring/kinds.ts';
import { places, type TemplateForm } from '#src/domain/scoring/template-form.ts';
import type { TemplateActor } from '#src/machines/templates/template.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import formClasses from '#src/views/forms/form.module.css';
import classes from './templates.module.css';
import type { Edit, Errors } from './use-template-form.ts';
import { useTemplateWords } from './use-template-words.ts';

export interface PartProps {
  form: TemplateForm;
  errors: Errors;
  locked: boolean;
  edit: Edit;
}

/** The general fields of a template: kind, name and origin. */
export function TemplateBasics({ page, form, errors, locked, edit }: PartProps & { page: TemplateActor }) {
  const { t } = useTranslation('templates');
  const { kindName } = useTemplateWords();
  const { saved, kind } = useContextOf(page, 'saved', 'kind');
  const type = (field: 'name' | 'note' | 'floor' | 'experts') => ({
    value: form[field],
    readOnly: locked,
    'data-path': field,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      edit({ do: 'type', field, text: value }),
  });
  return (
    <Paper withBorder p="md" className={classes.fields}>
      {saved === null && (
        <NativeSelect
          label={t('form.kind')}
          data={templateKinds.map((one) => ({ value: one, label: kindName(one) }))}
          value={kind}
          disabled={locked}
          onChange={({ currentTarget: { value } }) => {
            const chosen = templateKinds.find((one) => one === value);
            if (chosen) page.send({ type: 'kind.choose', kind: chosen });
          }}
        />
      )}
      <TextInput label={t('form.name')} withAsterisk maxLength={100} error={errors[places.name]} {...type('name')} />
      <TextInput
        label={t('form.experts')}
        inputMode="numeric"
        className={formClasses.figures}
        error={errors[places.experts]}
        {...type('experts')}
      />
      <TextInput
        label={t('form.floor')}
        description={t('form.floor.hint')}
        inputMode="numeric"
        className={formClasses.figures}
        error={errors[places.floor]}
        {...type('floor')}
      />
      <Textarea
        className={classes.wide ?? ''}
        label={t('form.note')}
        description={t('form.note.hint')}
        autosize
        minRows={1}
        maxRows={6}
        {...type('note')}
      />
    </Paper>
  );
}
