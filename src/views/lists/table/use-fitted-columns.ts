import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListColumn } from './column.ts';
import './hidden-columns.ts';
import { measureNeeds } from './measure-needs.ts';
import { type Need, shareWidths } from './share-widths.ts';

interface Fitted<Item> {
  items: readonly Item[];
  columns: readonly ListColumn<Item>[];
  sorted: string | null;
  needs: readonly (Need | null)[];
  /** The room that was shared last. */
  room: number;
}

/**
 * Gives each column of a table the width that its heading and rows need. They are measured once for each page of rows; when the room
 * changes, the same needs are shared again. Nothing renders again, and a kept page that is shown again measures nothing.
 */
export function useFittedColumns<Item>(
  table: RefObject<HTMLTableElement | null>,
  { items, columns, sorted }: Pick<Fitted<Item>, 'items' | 'columns' | 'sorted'>,
): void {
  const last = useRef<Fitted<Item> | null>(null);
  useLayoutEffect(() => {
    const frame = table.current?.parentElement;
    if (!frame) return undefined;
    const watcher = new ResizeObserver(() => {
      if (last.current && frame.clientWidth !== last.current.room) share(frame, last.current);
    });
    watcher.observe(frame);
    return () => watcher.disconnect();
  }, [table]);

  useLayoutEffect(() => {
    const before = last.current;
    const drawn = table.current;
    const frame = drawn?.parentElement;
    if (!drawn || !frame) return;
    if (before?.items === items && before.columns === columns && before.sorted === sorted) return;
    // Not drawn, or without layout.
    if (drawn.offsetWidth === 0) return;
    last.current = { items, columns, sorted, room: 0, needs: measureNeeds(drawn, columns) };
    share(frame, last.current);
  }, [table, items, columns, sorted]);
}

function share<Item>(frame: HTMLElement, fitted: Fitted<Item>) {
  const table = frame.querySelector('table');
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  if (!table) return;
  const offset = heads.length - fitted.needs.length;
  fitted.room = frame.clientWidth;
  const boxes = offset > 0 ? boxWidth : 0;
  const widths = shareWidths(fitted.needs, fitted.room - boxes);
  const without: number[] = [];
  widths.forEach((width, index) => {
    const head = heads[index + offset];
    if (width === null) without.push(index + offset + 1);
    else if (head) head.style.width = `${width}px`;
  });
  table.dataset['without'] = without.join(' ');
  const least = widths.reduce<number>((total, width) => total + (width ?? 0), boxes);
  frame.toggleAttribute('data-scrolls', least > fitted.room);
}

/** The width of the column of check boxes. */
const boxWidth = 44;
