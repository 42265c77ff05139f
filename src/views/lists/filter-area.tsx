import type { ReactNode } from 'react';
import classes from './list-summary.module.css';

interface Props {
  /** Loads what the first filter shows. Loaded later, it would be drawn beside the rows that everybody awaits. */
  onFocus?: () => void;
  children: ReactNode;
}

/** The filters of a list and their summary, on one line as long as they fit. */
export const FilterArea = (props: Props) => <div className={classes.area} {...props} />;
