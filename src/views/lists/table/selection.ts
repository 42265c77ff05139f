import type { Ref } from 'react';
import type { Identified } from './column.ts';

/** The check boxes of a list. The functions stay the same ones, so that a row is drawn anew only if it changes itself. */
export interface RowSelection<Item> {
  isSelected: (item: Item) => boolean;
  /** Selects the item, or no longer; with Shift all from the last one that was pressed. */
  toggle: (item: Item, withShift: boolean) => void;
  /** Selects all items of the page, or, if they are selected, none of them. */
  togglePage: () => void;
  labelOf: (item: Item) => string;
  pageLabel: string;
}

/** The box that stands for a page: ticked if all its items are selected, in between if some are. */
export function pageBoxProps<Item>({ isSelected }: RowSelection<Item>, shown: readonly Item[]) {
  const count = shown.filter(isSelected).length;
  const checked = shown.length > 0 && count === shown.length;
  const ref: Ref<HTMLInputElement> = (box) => {
    if (box) box.indeterminate = count > 0 && !checked;
  };
  return { checked, ref };
}

/** What is selected after a press on the box of one item; with Shift, all from the one that was pressed before go with it. */
export function toggled<Item extends Identified>(
  { shown, selected }: { shown: readonly Item[]; selected: readonly Item[] },
  item: Item,
  before: string | null,
): readonly Item[] {
  const [from, to] = [before, item.id].map((target) => shown.findIndex(({ id }) => id === target)) as [number, number];
  const pressed = from < 0 ? [item] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return selected.some(({ id }) => id === item.id) ? without(selected, pressed) : withAlso(selected, pressed);
}

export const withAlso = <Item extends Identified>(
  selected: readonly Item[],
  more: readonly Item[],
): readonly Item[] => [...selected, ...without(more, selected)];

export function without<Item extends Identified>(selected: readonly Item[], fewer: readonly Item[]): readonly Item[] {
  const ids = new Set(fewer.map(({ id }) => id));
  return selected.filter(({ id }) => !ids.has(id));
}
