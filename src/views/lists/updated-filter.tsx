import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { CalendarIcon } from '#src/views/looks/icons.ts';
import { PlainButton } from '#src/views/looks/plain-button.tsx';
import { LatePopover } from '#src/views/popups/late-popover.tsx';
import { late } from '#src/views/late/late.tsx';
import classes from './list-filters.module.css';

/** The calendar is big and rarely used, so it is loaded when it is opened. */
const DayRange = late(async () => {
  const [{ DayRange: Loaded }] = await Promise.all([
    imported(() => import('#src/views/fields/day-range.tsx')),
    loadTexts('listview'),
  ]);
  return Loaded;
});

interface Props {
  /** The name of the filtered date; the last change by default. */
  label?: string;
  /** The label of the empty choice; "all" by default. */
  placeholder?: string;
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Filters the list by records that were changed between two days. */
export function UpdatedFilter({ label: given, placeholder, from, to, onChange }: Props) {
  const { t } = useTranslation('content');
  const label = given ?? t('field.updatedTime');
  const chosen = from || to ? `${from} – ${to}`.trim() : null;
  return (
    <LatePopover
      label={label}
      part={DayRange}
      position="bottom-start"
      padding={12}
      target={(props) => (
        <PlainButton
          className={classes.range}
          data-chosen={chosen !== null || undefined}
          aria-label={chosen === null ? undefined : `${label} ${chosen}`}
          {...props}
        >
          <CalendarIcon size={16} aria-hidden />
          <span>{chosen ?? placeholder ?? t('list.all', { label })}</span>
        </PlainButton>
      )}
    >
      {(close) => (
        <DayRange
          from={from}
          to={to}
          onChange={(first, last) => {
            close();
            onChange(first, last);
          }}
        />
      )}
    </LatePopover>
  );
}
