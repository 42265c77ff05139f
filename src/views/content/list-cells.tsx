import type { ReactNode } from 'react';
import type { Column, ColumnKind } from '#src/domain/content/list-columns.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { isWebAddress } from '#src/domain/content/rules.ts';
import { termsOf } from '#src/domain/content/terms.ts';
import { instantOf } from '#src/domain/platform-time.ts';
import { currentLanguage } from '#src/i18n/setup.ts';
import parts from '#src/views/lists/table/row-parts.module.css';
import { formatAge } from '#src/views/words/format-age.ts';
import { formatTime } from '#src/views/words/format-time.ts';
import { LateListPart } from '#src/views/approval/late-list-part.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { statusTones } from '#src/views/looks/status-tones.ts';

interface Cell {
  value: string;
  column: Column;
  record: ContentRecord;
  /** Translates keys of the domain, such as the labels of choices. */
  text: (key: string) => string;
}

interface Look {
  /** Numbers are aligned to the right. */
  isNumber?: true;
  /** Figures of the same width. */
  isFigures?: true;
  /** If it is missing, the value is shown as it is stored. */
  show?: (cell: Cell) => ReactNode;
}

/** The rendering of each kind of column. */
export const looks: Readonly<Record<ColumnKind, Look>> = {
  status: {
    show: ({ record, text }) => {
      const label = text(`status.${record.status}`);
      if (record.approval) return <LateListPart record={record} status={label} />;
      return <StateBadge label={withAge(record, label)} tone={statusTones[record.status]} />;
    },
  },
  id: { isFigures: true },
  account: { show: asName },
  version: { isNumber: true, show: ({ record }) => String(record.version) },
  text: {},
  longText: {},
  tags: { show: ({ value }) => termsOf(value).join(' · ') },
  choice: {
    show: ({ value, column, text }) => text(column.choices?.find((choice) => choice.value === value)?.label ?? value),
  },
  reference: { show: asName },
  phone: { isFigures: true },
  tel: { isFigures: true },
  url: { show: asLink },
  number: { isNumber: true },
  longitude: { isNumber: true },
  latitude: { isNumber: true },
  date: { isFigures: true },
  dateTime: { isFigures: true, show: ({ value }) => formatTime(value) },
  // Not offered as columns (domain/content/list-columns.ts).
  richText: {},
  picture: {},
};

/** The content of a cell: one line. */
export function shownValue(record: ContentRecord, column: Column, text: Cell['text']): ReactNode {
  const value = textOf(record, column.name);
  return looks[column.kind].show?.({ value, column, record, text }) ?? value;
}

/** Waiting records show their age: only their steps have changed them since (decision 035). */
const withAge = ({ status, updatedTime }: ContentRecord, label: string): string =>
  status === 'submitted' || status === 'scoring'
    ? `${label} · ${formatAge(instantOf(updatedTime), Date.now(), currentLanguage())}`
    : label;

/** The name that came with an account or with the id of a record. */
function asName({ value, column, record }: Cell): string {
  return textOf(record, `${column.name}Name`) || value;
}

function asLink({ value }: Cell): ReactNode {
  if (!isWebAddress(value)) return value;
  return (
    <a className={parts.link} href={value} target="_blank" rel="noopener noreferrer" title={value}>
      {value.replace(/^https?:\/\//i, '')}
    </a>
  );
}
