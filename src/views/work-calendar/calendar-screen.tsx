import '#src/views/styles/content.ts';
import { ActionIcon, Alert, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { consultationsPath } from '#src/domain/consultations/consultation.ts';
import type { WorkCalendarActor } from '#src/machines/consultations/work-calendar.ts';
import { useContextOf, useFailure } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { RefreshButton } from '#src/views/lists/refresh-button.tsx';
import { NextIcon, PreviousIcon } from '#src/views/looks/neighbour-icons.ts';
import { useOpenHref } from '#src/views/page/use-open-href.ts';
import { DayForm } from './day-form.tsx';
import { OfficeDays } from './office-days.tsx';
import { YearMonths } from './year-months.tsx';

/** The calendar of working days: a year, the entries of the office, and the effect of a change (W3.1–W3.3). */
export function CalendarScreen({ actor: page }: { actor: WorkCalendarActor }) {
  const { t } = useTranslation('consultations');
  const { year: chosen, calendar, moved, done } = useContextOf(page, 'year', 'calendar', 'moved', 'done');
  const year = chosen ?? calendar?.year ?? null;
  const failure = useFailure(page);
  const list = useOpenHref(consultationsPath);
  const shown = calendar?.year === year ? calendar : null;
  const turn = (step: -1 | 1) => year !== null && page.send({ type: 'year.choose', year: year + step });
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Title order={1}>{t('calendar.title')}</Title>
        <Group gap="xs" ms="auto">
          <Button component={Link} href={list} variant="default">
            {t('calendar.toList')}
          </Button>
          <RefreshButton list={page} />
        </Group>
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
      <div role="status">
        {done > 0 && moved !== null && (
          <Alert variant="light" py="xs">
            {moved > 0 ? t('calendar.moved', { count: moved }) : t('calendar.unmoved')}
          </Alert>
        )}
      </div>
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
        </>
      )}
      {/* It stays mounted while another year is loaded: a day of that year may have been chosen in it. */}
      {!failure && calendar && <DayForm page={page} calendar={calendar} />}
      {!failure && shown && <OfficeDays page={page} calendar={shown} />}
    </Stack>
  );
}
