import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './record-reading.module.css';

/** The fields of something that is read: labels and values, in as many columns as fit into the section around it. */
export const Pairs = ({ children }: { children: ReactNode }) => <dl className={classes.items}>{children}</dl>;

interface PairProps {
  name: string;
  label: string;
  wide?: boolean;
  /** Empty: the field has no value. */
  children: ReactNode;
}

/** Focusable by script, so that a link to a field scrolls to it. */
export const Pair = ({ name, label, wide = false, children }: PairProps) => (
  <div className={clsx(wide && classes.wide)} data-path={name} tabIndex={-1}>
    <dt>{label}</dt>
    <dd>{children || <span className={classes.empty}>—</span>}</dd>
  </div>
);
