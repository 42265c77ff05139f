import type { PointerEvent } from 'react';
import { widthLimits } from '#src/domain/lists/list-settings.ts';
import classes from './list-table.module.css';

export const withinLimits = (width: number) =>
  Math.round(Math.min(Math.max(width, widthLimits.least), widthLimits.most));

/** The edge of a column, which is dragged to set the width. */
export const ColumnEdge = ({ onResize }: { onResize: (width: number) => void }) => (
  <span role="presentation" className={classes.edge} onPointerDown={(event) => drag(event, onResize)} />
);

/** Only the edge follows the pointer. The column is resized on release, so that a big table is laid out once. */
function drag(event: PointerEvent<HTMLElement>, onResize: (width: number) => void) {
  if (event.button !== 0) return;
  event.preventDefault();
  const edge = event.currentTarget;
  const from = event.clientX;
  const before = edge.closest('th')?.offsetWidth ?? 0;
  const widthAt = ({ clientX }: { clientX: number }) => withinLimits(before + clientX - from);
  const listening = new AbortController();
  const follow = (moved: globalThis.PointerEvent) => {
    edge.style.translate = `${widthAt(moved) - before}px`;
  };
  const stop = () => {
    listening.abort();
    edge.style.translate = '';
    delete edge.dataset['dragged'];
  };
  const release = (released: globalThis.PointerEvent) => {
    stop();
    if (released.clientX !== from) onResize(widthAt(released));
  };
  edge.dataset['dragged'] = '';
  edge.setPointerCapture(event.pointerId);
  edge.addEventListener('pointermove', follow, { signal: listening.signal });
  edge.addEventListener('pointercancel', stop, { signal: listening.signal });
  edge.addEventListener('pointerup', release, { signal: listening.signal });
}
