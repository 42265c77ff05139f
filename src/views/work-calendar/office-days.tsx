import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import type { WorkCalendarActor } from '#src/machines/consultations/work-calendar.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ConfirmDialog } from '#src/views/dialogs/confirm-dialog.tsx';
import { useDialogFocus } from '#src/views/dialogs/use-dialog-focus.ts';
import { Person } from '#src/views/timeline/timeline.tsx';
import classes from './work-calendar.module.css';

interface Props {
  page: WorkCalendarActor;
  calendar: WorkCalendar;
}

/** The entries of the office in this year, which can be removed; national days can only be overridden. */
export function OfficeDays({ page, calendar }: Props) {
  const { t } = useTranslation(['consultations', 'content']);
  const { done } = useContextOf(page, 'done');
  const busy = useMatches(page, 'saving');
  const [asked, setAsked] = useState<string | null>(null);
  const [before, setBefore] = useState(done);
  // The server has accepted the change.
  if (done !== before) {
    setBefore(done);
    setAsked(null);
  }
  const days = calendar.days
    .filter(({ by }) => by !== 'published')
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  // The question shows the current entry, also after a change by somebody else.
  const removing = days.find(({ day }) => day === asked) ?? null;
  useDialogFocus(removing?.day ?? null, () => setAsked(null));
  return (
    <section className={classes.office}>
      <Title order={2} size="h4">
        {t('calendar.office')}
      </Title>
      {days.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('calendar.none')}
        </Text>
      ) : (
        <div className={classes.scroller}>
          <table>
            <thead>
              <tr>
                {(['day', 'kind', 'name', 'by'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`calendar.${column}`)}
                  </th>
                ))}
                <th scope="col" className={classes.actions}>
                  {t('content:list.actions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.day}>
                  <td>{day.day}</td>
                  <td>{t(`calendar.${day.kind}`)}</td>
                  <td>{day.name}</td>
                  <td>
                    <Person account={day.by} name={day.byName} />
                  </td>
                  <td>
                    <Button
                      variant="default"
                      size="compact-sm"
                      disabled={busy}
                      aria-label={t('calendar.removeNamed', { day: day.day, name: day.name })}
                      onClick={() => setAsked(day.day)}
                    >
                      {t('calendar.remove')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {removing && (
        <ConfirmDialog
          title={t('calendar.removeNamed', { day: removing.day, name: removing.name })}
          action={t('calendar.remove')}
          grave
          busy={busy}
          onConfirm={() => {
            const { day, version } = removing;
            page.send({ type: 'day.change', change: { kind: 'remove', day, version } });
          }}
          onCancel={() => setAsked(null)}
        >
          <Text>{t('calendar.removeAsk')}</Text>
        </ConfirmDialog>
      )}
    </section>
  );
}
