import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Action, Grants } from '#src/domain/rights/access.ts';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { instantOf } from '#src/domain/platform-time.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { grantPath, matchRoute, opens } from '#src/domain/routes/routes.ts';
import { type KeptDraft, publishingRight, type WaitingEntry, waitingHref, waitsFor } from '#src/domain/work/waiting.ts';
import type { KeptDraftsActor, WaitingActor } from '#src/machines/work/shelf.ts';
import type { Language } from '#src/i18n/languages.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { formatAge } from '#src/views/words/format-age.ts';
import { formatInstant, formatTime } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { MenuIcon } from '#src/views/looks/menu-icon.tsx';
import rows from '#src/views/work/work-rows.module.css';
import classes from './waiting.module.css';

interface Props {
  waiting: WaitingActor;
  keptDrafts: KeptDraftsActor;
  grants: Grants;
}

/**
 * The waiting work of the person: drafts in this browser, then the records that they may publish or have to handle. Without the
 * capability `waiting` it consists of the drafts, and is left out if there are none.
 */
export function Waiting({ waiting, keptDrafts, grants }: Props) {
  const { t } = useTranslation('home');
  const id = useId();
  const { items, failure } = useContextOf(waiting, 'items', 'failure');
  const failed = useMatches(waiting, 'failed');
  const drafts =
    useContextOf(keptDrafts, 'items').items?.filter(({ path }) => opens(grants, toLocation(path).path)) ?? [];
  const knowsWaiting = useOffers('waiting');
  const mine = knowsWaiting ? waitsFor(grants) : [];
  const records = failed
    ? []
    : mine.flatMap(
        ({ path, status }) => items?.filter((entry) => entry.path === path && entry.status === status) ?? [],
      );
  const awaited = items === null && !failed ? mine.length : 0;
  if (!knowsWaiting && drafts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {t('home.waiting')}
      </Title>
      <Paper withBorder component="ul" className={rows.list} aria-busy={awaited > 0}>
        {drafts.map((draft) => (
          <DraftRow key={draft.path} draft={draft} />
        ))}
        {records.map((entry) => (
          <RecordsRow key={`${entry.path} ${entry.status}`} entry={entry} />
        ))}
        {Array.from({ length: awaited }, (_, index) => (
          <li key={index} className={rows.row} aria-hidden>
            <Skeleton height={14} />
          </li>
        ))}
        {failed && (
          <li>
            <FailedState
              size="sm"
              role="alert"
              my="md"
              title={t('home.waitingFailed')}
              failure={failure}
              onRetry={() => waiting.send({ type: 'reload' })}
            />
          </li>
        )}
        {!failed && drafts.length + records.length + awaited === 0 && (
          <li className={rows.row}>
            <Text size="sm" c="dimmed">
              {t('home.nothingWaits')}
            </Text>
          </li>
        )}
      </Paper>
    </section>
  );
}

/** The waiting records of one type, with a link to a list of exactly these. */
function RecordsRow({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation('home');
  const text = useDomainText(['shell']);
  const { path, count, oldest } = entry;
  const rights = contentTypes.find((one) => one.path === path)?.rights ?? [];
  return (
    <Row
      href={waitingHref(entry)}
      icon={path}
      name={text(matchRoute(path)?.route.title ?? '')}
      kind={t(`home.${taskOf(entry, rights)}`)}
      count={t('home.records', { count })}
      age={t('home.oldest', { age: useAge()(instantOf(oldest)) })}
      time={formatTime(oldest)}
    />
  );
}

/** The task of the person for such records. */
function taskOf({ status }: WaitingEntry, rights: readonly Action[]) {
  switch (status) {
    case 'submitted':
      return 'toAppoint';
    case 'returned':
      return 'toCorrect';
    case 'pending':
      return 'toModerate';
    case 'toScore':
    case 'toDecide':
    case 'overdue':
    case 'dueToday':
    case 'unread':
      return status;
    default:
      return status === 'passed' || publishingRight(rights) === 'line' ? 'toGoOnline' : 'toPublish';
  }
}

function DraftRow({ draft: { path, subject, savedAt } }: { draft: KeptDraft }) {
  const { t } = useTranslation('home');
  const text = useDomainText(['shell']);
  const route = matchRoute(toLocation(path).path)?.route;
  return (
    <Row
      href={path}
      icon={route ? grantPath(route) : path}
      name={subject ?? text(route?.title ?? '')}
      kind={t('home.draft')}
      age={useAge()(savedAt)}
      time={formatInstant(savedAt)}
    />
  );
}

interface RowProps {
  href: string;
  icon: string;
  name: string;
  kind: string;
  count?: ReactNode;
  age: string;
  /** The time from which the age is counted. */
  time: string;
}

const Row = ({ href, icon, name, kind, count, age, time }: RowProps) => (
  <li>
    <Link href={href} className={clsx(rows.row, classes.columns)}>
      <MenuIcon path={icon} />
      <span className={clsx(rows.name, classes.name)}>{name}</span>{' '}
      <span className={clsx(rows.kind, classes.kind)}>{kind}</span> <span className={classes.count}>{count}</span>{' '}
      <time dateTime={time} title={time}>
        {age}
      </time>
    </Link>
  </li>
);

function useAge(): (instant: number) => string {
  const { i18n } = useTranslation();
  return (instant) => formatAge(instant, Date.now(), i18n.language as Language);
}
