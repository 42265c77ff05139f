import type { ReactNode } from 'react';

/** A column of a list: its cell in the table, and its place on the card of a phone. */
export interface ListColumn<Item> {
  name: string;
  title: string;
  /** In pixels. Columns that grow share the remaining width; without any, all columns share it. */
  width: number;
  grows?: boolean;
  /** Numbers are aligned to the right. */
  isNumber?: boolean;
  /** Tabular figures, so that they can be compared. */
  isFigures?: boolean;
  /** The width of the list from which the column is shown. */
  from?: 'wide' | 'wider';
  /** The list can be sorted by it. */
  sorts?: boolean;
  /** Sets the width chosen by the person; without it the width is fixed. */
  onResize?: (width: number) => void;
  /** Renders the cell. A text is shown in full on hover. */
  render: (item: Item) => ReactNode;
  /** The full text on hover, if the cell is more than a text. */
  hint?: (item: Item) => string;
  /** Its place on a card; columns without one are not on it. Actions stay at the right end of the table. */
  card?: 'title' | 'badge' | 'field' | 'actions';
}

/** An item of a list. */
export interface Identified {
  id: string;
}

/** The widths, in pixels, that styles can compare with the room for a table (`roomy-table.ts`). */
export const widthSteps: readonly number[] = Array.from({ length: 14 }, (_, index) => 600 + 100 * index);

/**
 * The narrowest table, in pixels, and the step that it needs. A column that grows gives up some of its width, so that many tables
 * just fit.
 */
export function leastWidth(columns: readonly ListColumn<never>[], hasBoxes: boolean): { width: number; step: number } {
  const usual = columns.filter(({ from }) => !from).reduce((sum, { width }) => sum + width, hasBoxes ? boxWidth : 0);
  // The border is outside of the table.
  const least = usual + 2 - (columns.some(({ grows }) => grows) ? given : 0);
  const step = widthSteps.find((width) => width >= least) ?? Math.ceil(least / 100) * 100;
  return { width: Math.min(usual, step - 2), step };
}

/** The width of the column of check boxes. */
const boxWidth = 44;

/** The width that a growing column can give up. */
const given = 60;

/** The width of a column of actions: the widest possible label of each button, and the button of the menu. */
export const actionsWidth = (...buttons: (readonly string[])[]): number =>
  Math.ceil(buttons.reduce((sum, words) => sum + Math.max(...words.map(widthOfWord)) + 8, 24 + 32));

/** An upper estimate in pixels: Chinese and Japanese characters are square, letters about half as wide. */
const widthOfWord = (word: string) => [...word].reduce((sum, sign) => sum + (sign > '\u2E80' ? 14 : 8.6), 0);
