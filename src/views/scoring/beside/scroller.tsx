import type { ReactNode } from 'react';
import { usePageRef } from '#src/views/page/page-state.ts';
import classes from './beside.module.css';

/** The content of a pane. It starts where it was left when the pane is opened again. */
export function Scroller({ children }: { children: ReactNode }) {
  const leftRef = usePageRef('paneScroll', 0);
  return (
    <div
      className={classes.scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
      tabIndex={0}
      ref={(element) => {
        if (element) element.scrollTop = leftRef.current;
      }}
      onScroll={({ currentTarget }) => {
        leftRef.current = currentTarget.scrollTop;
      }}
    >
      {children}
    </div>
  );
}
