import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#src/domain/failure.ts';
import type { Density } from '#src/domain/lists/list-settings.ts';
import { deskShowOf, narrowing } from '#src/domain/scoring/desk.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import type { DeskActor } from '#src/machines/scoring/desk.ts';
import { useGrants } from '#src/views/actors/use-grants.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { NothingThere } from '#src/views/lists/nothing-there.tsx';
import { useRowSelection } from '#src/views/lists/row-selection.ts';
import type { ListColumn } from '#src/views/lists/table/column.ts';
import { PagedList } from '#src/views/lists/table/paged-list.tsx';

interface Props {
  desk: DeskActor;
  columns: readonly ListColumn<ReviewRow>[];
  density: Density | null;
}

/** The reviews: the name links to the review, the scoring action is at the right end. */
export function DeskTable({ desk, ...shown }: Props) {
  const selection = useRowSelection(desk, titleOf);
  const empty = useCallback((failure: Failure | null) => <NoReviews desk={desk} failure={failure} />, [desk]);
  return <PagedList list={desk} selection={selection} empty={empty} {...shown} />;
}

const titleOf = ({ title }: ReviewRow) => title;

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
      onReset={() => desk.send({ type: 'query.reset', keep: ['show'] })}
    />
  );
}
