import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './plain-select.module.css';

/**
 * The browser's own select as one element. Mantine's is six elements and a dozen components, and every list draws several before
 * its first row.
 */
export const PlainSelect = ({
  isSmall,
  className,
  ...props
}: ComponentPropsWithRef<'select'> & { isSmall?: boolean }) => (
  <select {...props} className={clsx(classes.select, isSmall && classes.small, className)} />
);
