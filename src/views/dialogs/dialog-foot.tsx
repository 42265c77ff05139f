import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

/** The foot of a dialog: secondary buttons first, the primary one last. */
export const DialogFoot = ({ children }: { children: ReactNode }) => <div className={classes.foot}>{children}</div>;
