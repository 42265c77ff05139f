import type { ReactNode } from 'react';

/** A column of a list: its cell in the table, and its place on the card of a phone. Its width follows from its content. */
export interface ListColumn<Item> {
  name: string;
  title: string;
  /** The width in pixels that the person has set. Other columns take what they need (`share-widths.ts`). */
  chosenWidth?: number | undefined;
  /** Numbers are aligned to the right. */
  isNumber?: boolean;
  /** Tabular figures, so that they can be compared. Like numbers, they are never cut. */
  isFigures?: boolean;
  /** Where there is no room for all columns, `extra` ones go first, then `secondary` ones. The others stay. */
  rank?: 'secondary' | 'extra' | undefined;
  /** The list can be sorted by it. */
  sorts?: boolean;
  /** Sets the width chosen by the person; without it the width cannot be set. */
  onResize?: (width: number) => void;
  /** Renders the cell. An empty text is shown as a dash. What is cut is shown in full on hover, focus and touch. */
  render: (item: Item) => ReactNode;
  /** What the cell shows in addition on hover, focus and touch. */
  hint?: (item: Item) => string;
  /** Its place on a card; columns without one are not on it. Actions stay at the right end of the table. */
  card?: 'title' | 'badge' | 'field' | 'actions';
}

/** An item of a list. */
export interface Identified {
  id: string;
}

/** The empty value of every list. */
export const noValue = '—';

/** Whether a cell shows the empty value. */
export const isNothing = (shown: ReactNode): boolean =>
  shown === '' || shown === null || shown === undefined || shown === false || shown === noValue;
