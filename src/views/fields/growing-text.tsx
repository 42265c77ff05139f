import { Textarea, type TextareaProps } from '@mantine/core';
import { clsx } from 'clsx';
import classes from './growing-text.module.css';

interface Props extends Omit<TextareaProps, 'autosize' | 'rows' | 'style'> {
  minRows: number;
  maxRows: number;
}

/** Whether the browser itself can give a field the height of its text. */
const canGrow = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/**
 * A text area that is as high as its text, within limits. Where the browser cannot do this, the library does, which lays the page
 * out three times for each letter.
 */
export function GrowingText({ minRows, maxRows, className, ...props }: Props) {
  if (!canGrow) return <Textarea {...props} {...{ className, minRows, maxRows }} autosize />;
  return (
    <Textarea {...props} className={clsx(classes.growing, className)} style={{ '--min': minRows, '--max': maxRows }} />
  );
}
