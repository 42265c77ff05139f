import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { RichText } from './rich-text.tsx';
import type { RichFieldProps } from '#src/views/files/field-props.ts';
import classes from './rich-text-field.module.css';
import { RichTextWriter } from './rich-text-writer.tsx';

/** A field with formatted text (decision 009): sanitised HTML, an empty string without content. */
export function RichTextField({ label, withAsterisk, error, ...field }: RichFieldProps) {
  const id = useId();
  const { defaultValue = '', files, readOnly, 'data-path': path } = field;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      withAsterisk={withAsterisk}
      error={error}
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
    >
      {readOnly ? (
        <div
          id={id}
          className={classes.read}
          role="group"
          aria-labelledby={`${id}-label`}
          data-path={path}
          tabIndex={-1}
        >
          <RichText html={defaultValue} files={files} />
        </div>
      ) : (
        <RichTextWriter id={id} invalid={error !== undefined} {...field} />
      )}
    </Input.Wrapper>
  );
}
