import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { CalendarIcon } from '../parts/icons.ts';
import { late } from '../parts/late.tsx';
import classes from './list-filters.module.css';

/** The calendar is big and seldom wanted. */
const DayRange = late(async () => {
  const [{ DayRange: Loaded }] = await Promise.all([imported(() => import('./day-range.tsx')), loadTexts('listview')]);
  return Loaded;
});

interface Props {
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Narrows the list to records that were changed between two days. */
export function UpdatedFilter({ from, to, onChange }: Props) {
  const { t } = useTranslation('content');
  const [open, setOpen] = useState(false);
  const label = t('field.updatedTime');
  const chosen = from || to ? `${from} – ${to}`.trim() : null;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.range ?? ''}
          data-chosen={chosen !== null || undefined}
          justify="flex-start"
          leftSection={<CalendarIcon size={16} aria-hidden />}
          aria-label={chosen ? t('list.chip', { label, value: chosen }) : label}
          onClick={() => setOpen(!open)}
        >
          {chosen ?? t('list.all', { label })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p="sm">
        {open && (
          <DayRange
            from={from}
            to={to}
            onChange={(first, last) => {
              setOpen(false);
              onChange(first, last);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
