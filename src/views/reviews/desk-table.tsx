import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import { deskShowOf } from '#src/domain/scoring/desk.ts';
import type { DeskActor } from '#src/machines/scoring/desk.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';
import { useDeskColumns } from './desk-columns.tsx';
import { narrowing } from './desk-words.ts';

/** The reviews: the name links to the review, the scoring action is at the right end. */
export function DeskTable({ desk }: { desk: DeskActor }) {
  const columns = useDeskColumns(desk);
  const empty = useCallback((failure: Failure | null) => <NoReviews desk={desk} failure={failure} />, [desk]);
  return <PagedList list={desk} columns={columns} empty={empty} />;
}

function NoReviews({ desk, failure }: { desk: DeskActor; failure: Failure | null }) {
  const { t } = useTranslation('reviews');
  const { filters } = useContextOf(desk, 'query').query;
  const show = deskShowOf(filters, useGrants());
  return (
    <NothingThere
      failure={failure}
      filtered={narrowing(filters)}
      empty={{ title: t(`empty.${show}`), ...(show === 'mine' && { description: t('empty.mineHint') }) }}
      onRetry={() => desk.send({ type: 'reload' })}
      onReset={() => desk.send({ type: 'query.reset' })}
    />
  );
}
