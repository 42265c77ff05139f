import { Paper, Skeleton, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grants } from '#src/domain/rights/access.ts';
import { toLocation } from '#src/domain/routes/location.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { byUrgency, partOf } from '#src/domain/work/home-order.ts';
import { type WaitingEntry, waitsFor } from '#src/domain/work/waiting.ts';
import type { KeptDraftsActor, WaitingActor } from '#src/machines/work/shelf.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { useOffers } from '#src/views/app-context.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { CheckIcon } from '#src/views/looks/icons.ts';
import rows from '#src/views/work/work-rows.module.css';
import classes from './waiting.module.css';
import { DraftRow, EntryRow, UnpublishedRows } from './waiting-rows.tsx';

interface Props {
  waiting: WaitingActor;
  keptDrafts: KeptDraftsActor;
  grants: Grants;
}

/** More rows would promise more than most people have to do. */
const expectedRows = 3;

/**
 * The waiting work of the person, the most urgent first (decision 027): what is late, due today or in their hands, with the drafts
 * of this browser, then what is new, then the unpublished content in one line. Without the capability `waiting` it consists of the
 * drafts, and is left out if there are none.
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
  const entries = failed
    ? []
    : byUrgency(
        mine.flatMap(
          ({ path, status }) => items?.filter((entry) => entry.path === path && entry.status === status) ?? [],
        ),
      );
  const of = (isOf: (part: ReturnType<typeof partOf>) => boolean) => entries.filter((entry) => isOf(partOf(entry)));
  const unpublished = of((part) => part === 'unpublished');
  const isAwaited = items === null && !failed && mine.length > 0;
  if (drafts.length + entries.length === 0 && !failed && !isAwaited) return knowsWaiting && <AllDone />;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {t('home.waiting')}
      </Title>
      <Paper withBorder component="ul" className={rows.list} aria-busy={isAwaited}>
        {of((part) => part !== 'new' && part !== 'unpublished').map(entryRow)}
        {drafts.map((draft) => (
          <DraftRow key={draft.path} draft={draft} />
        ))}
        {of((part) => part === 'new').map(entryRow)}
        <UnpublishedRows entries={unpublished} />
        {isAwaited &&
          Array.from({ length: expectedRows }, (_, index) => (
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
      </Paper>
    </section>
  );
}

const entryRow = (entry: WaitingEntry) => <EntryRow key={`${entry.path} ${entry.status}`} entry={entry} />;

function AllDone() {
  const { t } = useTranslation('home');
  return (
    <p className={classes.done}>
      <CheckIcon size={20} aria-hidden />
      {t('home.nothingWaits')}
    </p>
  );
}
