import '#src/views/styles/content.ts';
import { ActionIcon, Alert, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { consultationsPath } from '#src/domain/consultations/consultation.ts';
import type { WorkCalendarActor } from '#src/machines/consultations/work-calendar.ts';
import { useContextOf, useFailure, useMatches } from '#src/views/actors/use-snapshot.ts';
import { ActionBar } from '#src/views/forms/action-bar.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { NextIcon, PreviousIcon } from '#src/views/looks/neighbour-icons.ts';
import { DayForm } from './day-form.tsx';
import { OfficeDays } from './office-days.tsx';
import { YearMonths } from './year-months.tsx';

/** The calendar of working days: the form of a day, a year, and the entries of the office. The bar shows the effect of a change (W3.1–W3.3). */
export function CalendarScreen({ actor: page }: { actor: WorkCalendarActor }) {
  const { t } = useTranslation('consultations');
  const { year: chosen, calendar, moved, done } = useContextOf(page, 'year', 'calendar', 'moved', 'done');
  const year = chosen ?? calendar?.year ?? null;
  const failure = useFailure(page);
  const busy = useMatches(page, 'saving');
  const form = useId();
  const shown = calendar?.year === year ? calendar : null;
  const turn = (step: -1 | 1) => year !== null && page.send({ type: 'year.choose', year: year + step });
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Title order={1}>{t('calendar.title')}</Title>
        <RefreshButton list={page} />
      </Group>
      <Group gap="xs">
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('calendar.previous')}
          title={t('calendar.previous')}
          onClick={() => turn(-1)}
        >
          <PreviousIcon size={16} aria-hidden />
        </ActionIcon>
        <Title order={2} size="h3" aria-live="polite" miw={84} ta="center">
          {year !== null && t('calendar.year', { year })}
        </Title>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('calendar.next')}
          title={t('calendar.next')}
          onClick={() => turn(1)}
        >
          <NextIcon size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {typeof calendar?.missingYear === 'number' && (
        <Alert color="yellow" variant="light">
          {t('calendar.missing', { year: calendar.missingYear })}
        </Alert>
      )}
      {/* It stays mounted while another year is loaded: a day of that year may have been chosen in it. */}
      {!failure && calendar && <DayForm id={form} page={page} calendar={calendar} />}
      {failure && (
        <FailedState title={t('calendar.failed')} failure={failure} onRetry={() => page.send({ type: 'retry' })} />
      )}
      {!failure && !shown && (
        <div role="status" aria-label={t('calendar.loading')}>
          <Skeleton height={520} />
        </div>
      )}
      {!failure && shown && (
        <>
          {!shown.isPublished && shown.missingYear !== year && (
            <Alert color="gray" variant="light" py="xs">
              {t('calendar.unpublished')}
            </Alert>
          )}
          <YearMonths calendar={shown} />
          <OfficeDays page={page} calendar={shown} />
        </>
      )}
      <ActionBar status={statusText()} list={consultationsPath} wide>
        {!failure && calendar && (
          <Button type="submit" form={form} loading={busy}>
            {t('calendar.save')}
          </Button>
        )}
      </ActionBar>
    </Stack>
  );

  function statusText(): string {
    if (done === 0 || moved === null) return t('calendar.formHint');
    return moved > 0 ? t('calendar.moved', { count: moved }) : t('calendar.unmoved');
  }
}
