import type { KeyboardEvent, PointerEvent } from 'react';
import { widthLimits } from '#src/domain/content/list-settings.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import classes from '#src/views/lists/list-table.module.css';
import { SortHeader } from '#src/views/lists/sort-header.tsx';
import { changeListSettings, useListLayout } from './use-list-settings.ts';

interface Props {
  list: ListActor;
  name: string;
  title: string;
  width: number;
}

/** How much a key press widens or narrows a column. */
const step = 16;

/** A column's title, which sorts by it, and its edge: dragged, or with Shift and an arrow key, it sets the width. */
export function ColumnHeader({ list, name, title, width }: Props) {
  const { widths } = useListLayout(list);
  const resize = (wanted: number) =>
    changeListSettings(list, { type: 'layout', layout: { widths: { ...widths, [name]: within(wanted) } } });

  const press = (event: KeyboardEvent) => {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (!event.shiftKey || change === undefined) return;
    event.preventDefault();
    resize(width + change);
  };

  return (
    <>
      <SortHeader
        list={list}
        name={name}
        title={title}
        keys={{ 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight', onKeyDown: press }}
      />
      <span role="presentation" className={classes.edge} onPointerDown={(event) => drag(event, resize)} />
    </>
  );
}

const within = (width: number) => Math.round(Math.min(Math.max(width, widthLimits.least), widthLimits.most));

/** Only the edge follows the pointer. The column is resized on release, so that a big table is laid out once. */
function drag(event: PointerEvent<HTMLElement>, resize: (width: number) => void) {
  if (event.button !== 0) return;
  event.preventDefault();
  const edge = event.currentTarget;
  const from = event.clientX;
  const before = edge.closest('th')?.offsetWidth ?? 0;
  const widthAt = ({ clientX }: { clientX: number }) => within(before + clientX - from);
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
    if (released.clientX !== from) resize(widthAt(released));
  };
  edge.dataset['dragged'] = '';
  edge.setPointerCapture(event.pointerId);
  edge.addEventListener('pointermove', follow, { signal: listening.signal });
  edge.addEventListener('pointercancel', stop, { signal: listening.signal });
  edge.addEventListener('pointerup', release, { signal: listening.signal });
}
