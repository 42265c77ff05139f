import type { Ref } from 'react';
import type { Identified } from './column.ts';

/** The check boxes of a list. The functions are stable, so that a row renders again only when it changes itself. */
export interface RowSelection<Item> {
  isSelected: (item: Item) => boolean;
  /** Selects or deselects the item; with Shift, the range from the last pressed one. */
  toggle: (item: Item, withShift: boolean) => void;
  /** Selects all items of the page, or deselects them if all are selected. */
  togglePage: () => void;
  labelOf: (item: Item) => string;
  pageLabel: string;
}

/** The props of the check box of a page: checked if all its items are selected, indeterminate if some are. */
export function pageBoxProps<Item>({ isSelected }: RowSelection<Item>, shown: readonly Item[]) {
  const count = shown.filter(isSelected).length;
  const checked = shown.length > 0 && count === shown.length;
  const ref: Ref<HTMLInputElement> = (box) => {
    if (box) box.indeterminate = count > 0 && !checked;
  };
  return { checked, ref };
}

/** The selection after a press on the box of one item; with Shift, it includes the range from the last pressed one. */
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
