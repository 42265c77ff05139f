import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAt } from '#src/domain/platform-time.ts';
import { DatePicker } from './calendars.ts';
import { useCalendar } from './use-calendar.tsx';

interface Props {
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

const day = (daysAgo: number) => dayAt(Date.now(), daysAgo);

/** Picks a range of days in a calendar, or one of the usual ranges. */
export function DayRange({ from, to, onChange }: Props) {
  const { t } = useTranslation(['listview', 'content']);
  const calendar = useCalendar(from || day(0));
  const [range, setRange] = useState<[string | null, string | null]>([from || null, to || null]);

  const take = (picked: [string | null, string | null]) => {
    setRange(picked);
    if (picked[0] && picked[1]) onChange(picked[0], picked[1]);
  };

  return (
    <Stack gap="xs">
      <Group gap={6}>
        {([0, 6, 29] as const).map((daysAgo) => (
          <Button
            key={daysAgo}
            variant="default"
            size="compact-sm"
            fw={400}
            onClick={() => onChange(day(daysAgo), day(0))}
          >
            {t(`days.${daysAgo}`)}
          </Button>
        ))}
        {(from || to) && (
          <Button variant="subtle" size="compact-sm" fw={400} onClick={() => onChange('', '')}>
            {t('content:btn.clear')}
          </Button>
        )}
      </Group>
      <DatePicker {...calendar} type="range" allowSingleDateInRange value={range} onChange={take} maxDate={day(0)} />
    </Stack>
  );
}
