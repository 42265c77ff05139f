import { readTypedDay } from '#src/domain/tables/typed-day.ts';
import { isDay } from '#src/domain/working-days/days.ts';
import { DatePicker } from './calendars.ts';
import { TypedDate, type TypedDateProps } from './typed-date.tsx';
import { useCalendar } from './use-calendar.tsx';

const form = { example: '2026-11-30', show: (value: string) => value, read: readTypedDay, isStored: isDay };

/** A day, typed or picked in the current language. */
export const DateInput = (props: TypedDateProps) => (
  <TypedDate {...props} form={form}>
    {({ value, onChange, close }) => (
      <Days
        value={value}
        minDate={props.minDate}
        onChange={(day) => {
          onChange(day);
          close();
        }}
      />
    )}
  </TypedDate>
);

interface DaysProps {
  value: string | null;
  minDate: string | undefined;
  onChange: (value: string | null) => void;
}

function Days({ value, minDate, onChange }: DaysProps) {
  const calendar = useCalendar(value);
  return <DatePicker {...calendar} value={value} onChange={onChange} {...(minDate !== undefined && { minDate })} />;
}
