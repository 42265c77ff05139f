import { Pill, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#src/domain/content/content-type.ts';
import { readNumber } from '#src/domain/content/read-number.ts';
import { termSeparators, termsOf } from '#src/domain/content/terms.ts';
import type { FilesActor } from '#src/machines/files/files.ts';
import type { PickerActor } from '#src/machines/picker.ts';
import { DateInput } from '#src/views/fields/date-input.tsx';
import { DateTimeInput } from '#src/views/fields/date-time-input.tsx';
import { ReferencePicker } from '#src/views/fields/reference-picker.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';
import { PictureInput, RichTextInput } from '#src/views/rich/fields.tsx';
import classes from '#src/views/forms/form.module.css';

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
  picker: PickerActor | undefined;
  files: FilesActor | undefined;
  /** The name of what the record refers to by this field. */
  pickedName: string;
  readOnly: boolean;
}

/** The input for a field's kind: label above, error below, required marked. */
export function FieldInput({ field, input, error, picker, files, pickedName, readOnly }: Props) {
  const { t } = useTranslation('content');
  const text = useDomainText(['content']);
  const common = {
    label: text(field.label),
    withAsterisk: !field.optional && !readOnly,
    required: !field.optional,
    error,
    readOnly,
  };
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
          <Figures
            common={common}
            input={input}
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
        return <Textarea {...common} {...input} autosize minRows={4} maxRows={16} />;
      case 'choice': {
        const data = (field.choices ?? []).map((choice) => ({ value: choice.value, label: text(choice.label) }));
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
        return <Terms common={common} input={input} placeholder={readOnly ? '' : t('tags.hint')} />;
      case 'date':
        return <DateInput {...common} {...input} defaultValue={input.defaultValue || null} />;
      case 'dateTime':
        return <DateTimeInput {...common} {...input} defaultValue={input.defaultValue || null} />;
      case 'reference':
        return (
          picker && (
            <Reference common={common} input={input} picker={picker} to={field.to ?? ''} pickedName={pickedName} />
          )
        );
      default:
        return field.kind satisfies never;
    }
  }
}

interface Common {
  label: string;
  withAsterisk: boolean;
  required: boolean;
  error: string | undefined;
  readOnly: boolean;
}

interface FiguresProps {
  common: Common;
  input: FormInput;
  inputMode: 'numeric' | 'decimal';
  unit: string | undefined;
}

/** The form holds the number as it is stored; what was typed changes into it when one leaves it. */
function Figures({ common, input, inputMode, unit }: FiguresProps) {
  const { defaultValue = '', onChange, onBlur, ...rest } = input;
  const [typed, setTyped] = useState(defaultValue);
  return (
    <TextInput
      {...common}
      {...rest}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(readNumber(value));
      }}
      onBlur={() => {
        const read = readNumber(typed);
        // What a draft brought back was not read yet.
        if (read !== typed) onChange(read);
        setTyped(read);
        onBlur?.();
      }}
      inputMode={inputMode}
      className={classes.figures}
      rightSection={unit}
      rightSectionWidth="auto"
    />
  );
}

/** Several terms that were typed before Enter are several. */
function Terms({ common, input, placeholder }: { common: Common; input: FormInput; placeholder: string }) {
  const { defaultValue = '', onChange, ...rest } = input;
  const [terms, setTerms] = useState(() => termsOf(defaultValue));
  return (
    <TagsInput
      {...common}
      {...rest}
      value={terms}
      onChange={(entered) => {
        const parted = termsOf(entered.join(','));
        setTerms(parted);
        onChange(parted.join(','));
      }}
      placeholder={placeholder}
      // A term is shown, not typed: drawn by us, it is legible.
      renderPill={({ value, onRemove = () => undefined }) => (
        <Pill withRemoveButton={!common.readOnly} onRemove={onRemove}>
          {value}
        </Pill>
      )}
      splitChars={[...termSeparators]}
      acceptValueOnBlur
    />
  );
}

interface ReferenceProps extends Pick<Props, 'input' | 'pickedName'> {
  common: Common;
  picker: PickerActor;
  to: string;
}

function Reference({ common, input, picker, to, pickedName }: ReferenceProps) {
  const [value, setValue] = useState(input.defaultValue ?? '');
  const { defaultValue: _, onChange, ...rest } = input;
  return (
    <ReferencePicker
      {...common}
      {...rest}
      picker={picker}
      to={to}
      value={value}
      name={pickedName || null}
      onChange={(picked) => {
        setValue(picked);
        onChange(picked);
      }}
    />
  );
}
