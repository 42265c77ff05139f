import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ListColumn } from './column.ts';
import { type Measured, measureNeeds } from './measure-needs.ts';
import { shareWidths } from './share-widths.ts';

interface Fitted<Item> extends Measured {
  items: readonly Item[];
  columns: readonly ListColumn<Item>[];
  sorted: string | null;
}

/**
 * Gives each column of a table the width that its heading and rows need. They are measured once for each page of rows, not while
 * the first one is awaited; when the room changes, the same needs are shared again. Nothing renders again, and a kept page that is
 * shown again measures nothing.
 */
export function useFittedColumns<Item>(
  table: RefObject<HTMLTableElement | null>,
  { items, columns, sorted, awaited }: Pick<Fitted<Item>, 'items' | 'columns' | 'sorted'> & { awaited: boolean },
): void {
  const last = useRef<Fitted<Item> | null>(null);
  useLayoutEffect(() => {
    const frame = table.current?.parentElement;
    if (!frame) return undefined;
    const watcher = new ResizeObserver(() => {
      if (!last.current || frame.clientWidth === last.current.room) return;
      last.current.room = frame.clientWidth;
      share(frame, last.current);
    });
    watcher.observe(frame);
    return () => watcher.disconnect();
  }, [table]);

  useLayoutEffect(() => {
    const before = last.current;
    const drawn = table.current;
    const frame = drawn?.parentElement;
    if (!drawn || !frame) return;
    // Only chosen widths are known before the first rows.
    if (awaited && columns.every(({ chosenWidth }) => chosenWidth === undefined)) return;
    if (before?.items === items && before.columns === columns && before.sorted === sorted) return;
    inPlace(frame, () => {
      const fitted = { items, columns, sorted, ...measureNeeds(drawn, columns) };
      last.current = fitted;
      share(frame, fitted);
    });
  }, [table, items, columns, sorted, awaited]);
}

/** Keeps the place of a table that scrolls sideways. Reading the place of any other would lay out the whole page first. */
function inPlace(frame: HTMLElement, act: () => void) {
  const scrollLeft = frame.hasAttribute('data-scrolls') ? frame.scrollLeft : 0;
  act();
  if (scrollLeft > 0) frame.scrollLeft = scrollLeft;
}

function share<Item>(frame: HTMLElement, fitted: Fitted<Item>) {
  const table = frame.querySelector('table');
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  if (!table || fitted.room === 0) return;
  const offset = heads.length - fitted.needs.length;
  const boxes = offset > 0 ? boxWidth : 0;
  const widths = shareWidths(fitted.needs, fitted.room - boxes);
  widths.forEach((width, index) => {
    const head = heads[index + offset];
    if (head && width !== null) head.style.width = `${width}px`;
    // New rows have all cells; they are always measured, and then this runs again.
    if (width === null || head?.hidden)
      for (const { cells } of table.rows) cells[index + offset]?.toggleAttribute('hidden', width === null);
  });
  const least = widths.reduce<number>((total, width) => total + (width ?? 0), boxes);
  frame.toggleAttribute('data-scrolls', least > fitted.room);
}

/** The width of the column of check boxes. */
const boxWidth = 44;
