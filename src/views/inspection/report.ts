import type { ComponentProps } from 'react';
import type { StateBadge } from '#src/views/looks/state-badge.tsx';

/** A number of records, and the address of the list with exactly these; null without one. */
export interface Figure {
  value: number;
  /** What is counted, for people who do not see the surrounding table. */
  name: string;
  href: string | null;
}

export type State = Pick<ComponentProps<typeof StateBadge>, 'label' | 'tone'>;

export type ReportCell = string | Figure | State;

export interface ReportRow {
  id: string;
  name: string;
  /** The page of what the row is about. */
  href?: string;
  cells: readonly ReportCell[];
}

/** A section of the inspection, the same on the screen, on paper and in the workbook. */
export interface ReportSection {
  name: 'columns' | 'findings' | 'consultations' | 'homePage';
  title: string;
  note: string;
  /** Says that nothing was found; null if something was. */
  clear: string | null;
  /** Says that what was found is enough to fail an inspection; null if it is not. */
  veto: string | null;
  /** The titles of the columns; that of the rows' names comes first. */
  head: readonly string[];
  /** The rows, in groups that have a title or are the only one. Without rows there is no table. */
  groups: readonly { title: string; rows: readonly ReportRow[] }[];
}
