import { type ReactNode, useId } from 'react';
import classes from './review.module.css';

interface Props {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  /** At the right end. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a review's page with its heading. */
export function ReviewPart({ title, beside, actions, children }: Props) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.partHead}>
        <h2 id={id}>{title}</h2>
        {beside}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
