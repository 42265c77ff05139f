import type { ReactNode } from 'react';
import classes from './list-summary.module.css';

/** The filters of a list and their summary, on one line as long as they fit. */
export const FilterArea = ({ children }: { children: ReactNode }) => <div className={classes.area}>{children}</div>;
