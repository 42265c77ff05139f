import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Field, dependentFields } from '#src/domain/content/content-type.ts';
import { textOf } from '#src/domain/content/record.ts';
import { isChoice } from '#src/domain/content/rules.ts';
import { useChild } from '#src/views/actors/use-snapshot.ts';
import { DateInput } from '#src/views/fields/date-input.tsx';
import { DateTimeInput } from '#src/views/fields/date-time-input.tsx';
import { GrowingText } from '#src/views/fields/growing-text.tsx';
import type { FormInput } from '#src/views/fields/input-props.ts';
import { NumberInput } from '#src/views/fields/number-input.tsx';
import { PickedReference } from '#src/views/fields/picked-reference.tsx';
import { TagsInput } from '#src/views/fields/tags-input.tsx';
import classes from '#src/views/forms/form.module.css';
import { PictureInput, RichTextInput } from '#src/views/rich/fields.tsx';
import { problemText } from '#src/views/words/problem-text.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useEditorPage, useRecordForm } from './editor-page.ts';

/** The input for a field's kind: label above, error below, required marked. */
export function FieldInput({ field }: { field: Field }) {
  const { t } = useTranslation('content');
  const text = useDomainText(['content', 'editor']);
  const { type, editor, record, locked } = useEditorPage();
  const form = useRecordForm();
  const picker = useChild(editor, 'references');
  const files = useChild(editor, 'files');
  const { error, onBlur, ...props } = form.getInputProps(field.name) as FormInput;

  /** Leaving a field validates it, and the other filled fields whose rules compare with it. */
  const leave = () => {
    onBlur();
    for (const { name } of dependentFields(type, field.name)) if (form.getValues()[name]) form.validateField(name);
  };

  const input = { ...props, onBlur: leave };
  const common = {
    label: text(field.label),
    withAsterisk: !field.optional && !locked,
    required: !field.optional,
    error: error ? problemText(text, type, field.name, error) : undefined,
    readOnly: locked,
  };
  /** The saved name of the referenced record; empty once another one is chosen. */
  const savedName =
    record && input.defaultValue === textOf(record, field.name) ? textOf(record, `${field.name}Name`) : '';
  return <div className={field.half ? undefined : classes.wide}>{inputOfKind()}</div>;

  function inputOfKind(): ReactNode {
    switch (field.kind) {
      case 'text':
        return <TextInput {...common} {...input} />;
      case 'url':
        return <TextInput {...common} {...input} inputMode="url" />;
      case 'number':
      case 'longitude':
      case 'latitude':
        return (
          <NumberInput
            {...common}
            {...input}
            inputMode={field.whole ? 'numeric' : 'decimal'}
            unit={field.unit && text(field.unit)}
          />
        );
      case 'phone':
      case 'tel':
        return <TextInput {...common} {...input} inputMode="tel" autoComplete="off" className={classes.figures} />;
      case 'picture':
        return files && <PictureInput {...common} {...input} files={files} />;
      case 'richText':
        return files && <RichTextInput {...common} {...input} files={files} />;
      case 'longText':
        return <GrowingText {...common} {...input} minRows={4} maxRows={16} />;
      case 'choice': {
        const data = (field.choices ?? []).map((choice) => ({ value: choice.value, label: text(choice.label) }));
        const stored = input.defaultValue;
        // A region that is stored as a text stays as it is.
        if (field.region && stored && !isChoice(field, stored)) data.unshift({ value: stored, label: stored });
        return (
          <Select
            {...common}
            {...input}
            defaultValue={input.defaultValue || null}
            data={data}
            onChange={(value) => input.onChange(value ?? '')}
          />
        );
      }
      case 'tags':
        return <TagsInput {...common} {...input} placeholder={locked ? '' : t('tags.hint')} />;
      case 'date':
        return <DateInput {...common} {...input} defaultValue={input.defaultValue || null} />;
      case 'dateTime':
        return <DateTimeInput {...common} {...input} defaultValue={input.defaultValue || null} />;
      case 'reference':
        return (
          picker && (
            <PickedReference {...common} {...input} picker={picker} to={field.to ?? ''} name={savedName || null} />
          )
        );
      default:
        return field.kind satisfies never;
    }
  }
}
