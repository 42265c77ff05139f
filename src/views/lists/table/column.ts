import type { ReactNode } from 'react';

/** A column of a list: what the table shows in it, and what becomes of it on the card of a phone. */
export interface ListColumn<Item> {
  name: string;
  title: string;
  /** In pixels. If all columns together leave room, those that grow share it, or else all. */
  width: number;
  grows?: boolean;
  /** Numbers are aligned to the right. */
  isNumber?: boolean;
  /** Figures of the same width, so that they can be compared. */
  isFigures?: boolean;
  /** Shown only where the list is so wide that it has room. */
  from?: 'wide' | 'wider';
  /** The list can be sorted by it. */
  sorts?: boolean;
  /** Sets the width that a person wants; without it the width is fixed. */
  onResize?: (width: number) => void;
  /** The cell. A text is shown whole on hover. */
  render: (item: Item) => ReactNode;
  /** The whole text on hover, if the cell is not just a text. */
  hint?: (item: Item) => string;
  /** Its place on a card; without one it is not on it. Actions stay at the right end of the table. */
  card?: 'title' | 'badge' | 'field' | 'actions';
}

/** What is listed has an id. */
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
  // The border stands around the table.
  const least = usual + 2 - (columns.some(({ grows }) => grows) ? given : 0);
  const step = widthSteps.find((width) => width >= least) ?? Math.ceil(least / 100) * 100;
  return { width: Math.min(usual, step - 2), step };
}

/** The width of the column of check boxes. */
const boxWidth = 44;

/** How much of its width a column that grows can do without. */
const given = 60;

/** The width of a column of actions: of each button the widest of the words that it may have, then the button of the menu. */
export const actionsWidth = (...buttons: (readonly string[])[]): number =>
  Math.ceil(buttons.reduce((sum, words) => sum + Math.max(...words.map(widthOfWord)) + 8, 24 + 32));

/** In pixels, and rather more than less: Chinese and Japanese signs are square, letters about half as wide. */
const widthOfWord = (word: string) => [...word].reduce((sum, sign) => sum + (sign > '\u2E80' ? 14 : 8.6), 0);
