import type { ReactNode } from 'react';
import type { Column, ColumnKind } from '#src/domain/content/list-columns.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { isWebAddress } from '#src/domain/content/rules.ts';
import { termsOf } from '#src/domain/content/terms.ts';
import classes from '#src/views/lists/list-table.module.css';
import { formatTime } from '#src/views/words/format-time.ts';
import { StatusBadge } from '#src/views/looks/status-badge.tsx';

interface Cell {
  value: string;
  column: Column;
  record: ContentRecord;
  /** Translates keys of the domain, such as the labels of choices. */
  text: (key: string) => string;
}

interface Look {
  width: number;
  /** Numbers are aligned to the right. */
  isNumber?: true;
  /** If it is missing, the value is shown as it is stored. */
  show?: (cell: Cell) => ReactNode;
}

const asFigures = ({ value }: Cell) => <span className={classes.figures}>{value}</span>;
const asTime = ({ value }: Cell) => <span className={classes.figures}>{formatTime(value)}</span>;

/** How each kind of column looks. */
export const looks: Readonly<Record<ColumnKind, Look>> = {
  status: { width: 112, show: ({ record }) => <StatusBadge status={record.status} /> },
  id: { width: 90, show: asFigures },
  account: { width: 120 },
  version: {
    width: 80,
    isNumber: true,
    show: ({ record }) => <span className={classes.figures}>{record.version}</span>,
  },
  text: { width: 120 },
  longText: { width: 260 },
  tags: { width: 180, show: ({ value }) => termsOf(value).join(' · ') },
  choice: {
    width: 124,
    show: ({ value, column, text }) => text(column.choices?.find((choice) => choice.value === value)?.label ?? value),
  },
  reference: { width: 140, show: ({ value, column, record }) => textOf(record, `${column.name}Name`) || value },
  phone: { width: 130, show: asFigures },
  tel: { width: 130, show: asFigures },
  url: { width: 200, show: asLink },
  number: { width: 96, isNumber: true, show: asFigures },
  longitude: { width: 110, isNumber: true, show: asFigures },
  latitude: { width: 110, isNumber: true, show: asFigures },
  date: { width: 120, show: asFigures },
  dateTime: { width: 144, show: asTime },
  // Not offered as columns (domain/content/list-columns.ts).
  richText: { width: 150 },
  picture: { width: 150 },
};

/** What stands in a cell: one line, the whole of it on hover. */
export function shownValue(record: ContentRecord, column: Column, text: Cell['text']): ReactNode {
  const value = textOf(record, column.name);
  const shown = looks[column.kind].show?.({ value, column, record, text }) ?? value;
  return typeof shown === 'string' ? <span title={shown}>{shown}</span> : shown;
}

function asLink({ value }: Cell): ReactNode {
  if (!isWebAddress(value)) return value;
  return (
    <a className={classes.link} href={value} target="_blank" rel="noopener noreferrer" title={value}>
      {value.replace(/^https?:\/\//i, '')}
    </a>
  );
}
