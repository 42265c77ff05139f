import { clsx } from 'clsx';
import { NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import { isDay } from '#src/domain/working-days/days.ts';
import type { WorkCalendarActor } from '#src/machines/consultations/work-calendar.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { DateInput } from '#src/views/fields/date-input.tsx';
import { usePageRef, usePageState } from '#src/views/page/page-state.ts';
import formClasses from '#src/views/forms/form.module.css';
import classes from './work-calendar.module.css';

/** The typed values of the form. */
export interface TypedDay {
  day: string;
  kind: 'free' | 'worked';
  name: string;
}

const emptyDay: TypedDay = { day: '', kind: 'free', name: '' };

interface Props {
  /** For the button in the action bar of the page. */
  id: string;
  page: WorkCalendarActor;
  calendar: WorkCalendar;
}

/** Adds a day, after showing what it replaces. The typed values are kept until the server has accepted them. */
export function DayForm({ id, page, calendar }: Props) {
  const { t } = useTranslation('consultations');
  const { done, change } = useContextOf(page, 'done', 'change');
  const busy = useMatches(page, 'saving');
  const [typed, setTyped] = usePageState<TypedDay>('typedDay', emptyDay);
  const [isChecked, setChecked] = usePageState('checkedDay', false);
  const form = useRef<HTMLFormElement>(null);
  const handledRef = usePageRef('doneDays', done);
  useEffect(() => {
    if (done <= handledRef.current) return;
    handledRef.current = done;
    // Another day was removed: the typed values were not sent.
    if (change?.kind !== 'save') return;
    setTyped(emptyDay);
    setChecked(false);
  }, [done, change, handledRef, setTyped, setChecked]);

  const there = calendar.days.find(({ day }) => day === typed.day);
  const lacks = { day: !isDay(typed.day), name: typed.name.trim() === '' };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = lacks.day ? 'day' : lacks.name ? 'name' : null;
    if (wrong) return form.current?.querySelector<HTMLElement>(`[data-field=${wrong}]`)?.focus();
    const day = { ...typed, name: typed.name.trim(), version: there?.version ?? 0 };
    page.send({ type: 'day.change', change: { kind: 'save', day } });
    return undefined;
  };
  return (
    <form id={id} ref={form} onSubmit={submit} noValidate>
      <Paper component="fieldset" withBorder className={clsx(formClasses.group, classes.form)}>
        <legend>{t('calendar.form')}</legend>
        <div className={classes.fields}>
          <DateInput
            label={t('calendar.day')}
            required
            data-field="day"
            value={typed.day || null}
            error={isChecked && lacks.day && t('calendar.lacksDay')}
            readOnly={busy}
            onChange={(day) => {
              setTyped({ ...typed, day });
              // The year of the day is loaded, so that the form can show what the day would replace.
              const year = Number(day.slice(0, 4));
              if (isDay(day) && year !== calendar.year) page.send({ type: 'year.choose', year });
            }}
          />
          <NativeSelect
            label={t('calendar.kind')}
            data={(['free', 'worked'] as const).map((value) => ({ value, label: t(`calendar.${value}`) }))}
            value={typed.kind}
            disabled={busy}
            onChange={(event) => setTyped({ ...typed, kind: event.currentTarget.value as TypedDay['kind'] })}
          />
          <TextInput
            label={t('calendar.name')}
            placeholder={t('calendar.nameHint')}
            required
            data-field="name"
            maxLength={50}
            value={typed.name}
            readOnly={busy}
            error={isChecked && lacks.name && t('calendar.lacksName')}
            onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
          />
        </div>
        {there && (
          <Text size="sm" role="status">
            {t(there.by === 'published' ? 'calendar.overrules' : 'calendar.replaces', {
              kind: t(`calendar.${there.kind}`),
              name: there.name,
            })}
          </Text>
        )}
      </Paper>
    </form>
  );
}
