import { Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#src/domain/content/content-type.ts';
import type { PickerActor } from '#src/machines/picker.ts';
import { useDomainText } from '../parts/use-text.ts';
import { BasePicker } from './base-picker.tsx';
import { DateTimeInput } from './date-time-input.tsx';
import classes from './editor.module.css';

/** What an uncontrolled Mantine form hands to an input. */
interface FormInput {
  defaultValue?: string;
  onChange: (value: unknown) => void;
  onBlur?: () => void;
  'data-path'?: string;
}

interface Props {
  field: Field;
  input: FormInput;
  error: string | undefined;
  bases: PickerActor | undefined;
  /** The name of the base that the record has. */
  pickedName: string;
  readOnly: boolean;
}

/** The input for a field's kind: label above, error below, required marked. */
export function FieldInput({ field, input, error, bases, pickedName, readOnly }: Props) {
  const { t } = useTranslation('content');
  const text = useDomainText(['content']);
  const common = { label: text(field.label), withAsterisk: !field.optional && !readOnly, required: !field.optional, error, readOnly };
  return <div className={field.half ? undefined : classes.wide}>{inputOfKind()}</div>;

  function inputOfKind(): ReactNode {
    switch (field.kind) {
      case 'text':
        return <TextInput {...common} {...input} />;
      case 'phone':
        return <TextInput {...common} {...input} inputMode="tel" autoComplete="off" className={classes.figures} />;
      case 'longText':
        return <Textarea {...common} {...input} autosize minRows={4} maxRows={16} />;
      case 'choice': {
        const data = (field.choices ?? []).map((choice) => ({ value: choice.value, label: text(choice.label) }));
        return <Select {...common} {...input} defaultValue={input.defaultValue || null} data={data} onChange={(value) => input.onChange(value ?? '')} />;
      }
      case 'tags':
        return (
          <TagsInput
            {...common}
            {...input}
            defaultValue={termsOf(input.defaultValue ?? '')}
            onChange={(terms) => input.onChange(terms.join(','))}
            placeholder={readOnly ? '' : t('tags.hint')}
            splitChars={[',', '，', '、']}
            acceptValueOnBlur
          />
        );
      case 'dateTime':
        return <DateTimeInput {...common} {...input} defaultValue={input.defaultValue || null} />;
      case 'baseResource':
        return bases && <PickedBase common={common} input={input} bases={bases} pickedName={pickedName} />;
      default:
        return field.kind satisfies never;
    }
  }
}

interface PickedBaseProps extends Pick<Props, 'input' | 'pickedName'> {
  common: { label: string; withAsterisk: boolean; required: boolean; error: string | undefined; readOnly: boolean };
  bases: PickerActor;
}

function PickedBase({ common, input, bases, pickedName }: PickedBaseProps) {
  const [value, setValue] = useState(input.defaultValue ?? '');
  const { defaultValue: _, onChange, ...rest } = input;
  return (
    <BasePicker
      {...common}
      {...rest}
      bases={bases}
      value={value}
      name={pickedName || null}
      onChange={(picked) => {
        setValue(picked);
        onChange(picked);
      }}
    />
  );
}

/** Terms are stored as one string, parted by commas (decision 26). */
const termsOf = (stored: string): string[] => stored.split(/[,，、]/).filter((term) => term.trim() !== '');
