import { Input } from '@mantine/core';
import { clsx } from 'clsx';
import { Fragment, type Ref, useId } from 'react';
import type { OpenVariable } from '#src/domain/consultations/reply-template.ts';
import classes from './highlighted-text.module.css';

interface Props {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  description: string;
  error: string | null;
  value: string;
  /** The variables to highlight. */
  open: readonly OpenVariable[];
  readOnly: boolean;
  onChange: (text: string) => void;
}

/**
 * A field that highlights unfilled variables. A copy of the text behind the field carries the marks and gives the field
 * the height of its text.
 */
export function HighlightedText({ ref, label, description, error, value, open, readOnly, onChange }: Props) {
  const id = useId();
  const ids = { description: useId(), error: useId() };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      required
      descriptionProps={{ id: ids.description }}
      errorProps={{ id: ids.error, role: 'alert' }}
    >
      <div className={clsx(classes.frame, error !== null && classes.wrong)}>
        <div className={classes.behind} aria-hidden="true" translate="no">
          {pieces().map(({ text, isOpen, key }) =>
            isOpen ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>,
          )}
          {/* Gives an empty last line its height. */}
          {'\u200B'}
        </div>
        <textarea
          ref={ref}
          id={id}
          className={classes.field}
          value={value}
          readOnly={readOnly}
          required
          rows={6}
          aria-invalid={error !== null}
          aria-describedby={clsx(ids.description, error !== null && ids.error)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </Input.Wrapper>
  );

  function pieces() {
    const ends = open.map(({ end }) => end);
    return open
      .flatMap(({ start, end }, index) => [
        { text: value.slice(ends[index - 1] ?? 0, start), isOpen: false, key: `before ${start}` },
        { text: value.slice(start, end), isOpen: true, key: `at ${start}` },
      ])
      .concat({ text: value.slice(ends.at(-1) ?? 0), isOpen: false, key: 'rest' });
  }
}
