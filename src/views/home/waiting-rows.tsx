import { UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { contentTypes } from '#src/domain/content/types/types.ts';
import { nounKey } from '#src/domain/menu-key.ts';
import { instantOf } from '#src/domain/platform-time.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { grantPath, matchRoute } from '#src/domain/routes/routes.ts';
import { type Urgency, urgencyOf } from '#src/domain/work/urgency.ts';
import { type KeptDraft, publishingRight, type WaitingEntry, waitingHref } from '#src/domain/work/waiting.ts';
import type { Language } from '#src/i18n/languages.ts';
import { DownIcon } from '#src/views/looks/icons.ts';
import { MenuIcon } from '#src/views/looks/menu-icon.tsx';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import rows from '#src/views/work/work-rows.module.css';
import { formatAge } from '#src/views/words/format-age.ts';
import { formatInstant, formatTime } from '#src/views/words/format-time.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import classes from './waiting.module.css';

/** The content that is not published yet, as one line that opens; a single type is shown at once. */
export function UnpublishedRows({ entries }: { entries: readonly WaitingEntry[] }) {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  const types = new Set(entries.map(({ path }) => path)).size;
  const isFolded = entries.length > 1;
  return (
    <>
      {isFolded && (
        <li>
          <UnstyledButton
            className={clsx(rows.row, classes.fold)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <DownIcon size={18} data-open={isOpen || undefined} aria-hidden />
            {t('home.rest', { types: t('home.types', { count: types }), records: t('home.toPublishAll', { count }) })}
          </UnstyledButton>
        </li>
      )}
      {(isOpen || !isFolded) &&
        entries.map((entry) => <EntryRow key={`${entry.path} ${entry.status}`} entry={entry} />)}
    </>
  );
}

/** The waiting records of one list, with a link to exactly these. */
export function EntryRow({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation('home');
  const text = useDomainText(['nouns']);
  const { path, count, oldest, late, dueToday } = entry;
  const task = t(`home.${taskOf(entry)}`);
  return (
    <Row
      href={waitingHref(entry)}
      icon={path}
      name={text(nounKey(path))}
      urgency={urgencyOf(entry)}
      task={late ? t('home.late', { task, count: late }) : dueToday ? t('home.today', { task, count: dueToday }) : task}
      count={t('home.records', { count })}
      age={t('home.oldest', { age: useAge()(instantOf(oldest)) })}
      time={formatTime(oldest)}
    />
  );
}

/** The task of the person for such records. */
function taskOf({ path, status }: WaitingEntry) {
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
    default: {
      const rights = contentTypes.find((one) => one.path === path)?.rights ?? [];
      return status === 'passed' || publishingRight(rights) === 'line' ? 'toGoOnline' : 'toPublish';
    }
  }
}

export function DraftRow({ draft: { path, subject, savedAt } }: { draft: KeptDraft }) {
  const { t } = useTranslation('home');
  const text = useDomainText(['shell']);
  const route = matchRoute(toLocation(path).path)?.route;
  return (
    <Row
      href={path}
      icon={route ? grantPath(route) : path}
      name={subject ?? text(route?.title ?? '')}
      urgency={null}
      task={t('home.draft')}
      age={useAge()(savedAt)}
      time={formatInstant(savedAt)}
    />
  );
}

const tones = { late: 'bad', today: 'held' } as const satisfies Record<Urgency, string>;

interface RowProps {
  href: string;
  icon: string;
  name: string;
  urgency: Urgency | null;
  task: string;
  count?: ReactNode;
  age: string;
  /** The time from which the age is counted. */
  time: string;
}

const Row = ({ href, icon, name, urgency, task, count, age, time }: RowProps) => (
  <li>
    <Link href={href} className={clsx(rows.row, classes.columns)} data-urgency={urgency ?? undefined}>
      <MenuIcon path={icon} />
      <span className={clsx(rows.name, classes.name)}>{name}</span>{' '}
      <span className={classes.task}>{urgency ? <StateBadge tone={tones[urgency]} label={task} /> : task}</span>{' '}
      <span className={classes.count}>{count}</span>{' '}
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
