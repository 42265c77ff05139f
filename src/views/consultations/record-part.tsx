import { type ReactNode, useId } from 'react';
import classes from './consultation.module.css';

/** A section of the page of a consultation with its heading. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
