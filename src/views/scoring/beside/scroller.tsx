import type { ReactNode } from 'react';
import { usePageRef } from '#src/views/page/page-state.ts';
import classes from './beside.module.css';

/** The content of a pane. It starts where it was left when the pane is opened again. */
export function Scroller({ children }: { children: ReactNode }) {
  const left = usePageRef('pane.scroll', 0);
  return (
    <div
      className={classes.scroller}
      tabIndex={0}
      ref={(element) => {
        if (element) element.scrollTop = left.current;
      }}
      onScroll={({ currentTarget }) => {
        left.current = currentTarget.scrollTop;
      }}
    >
      {children}
    </div>
  );
}
