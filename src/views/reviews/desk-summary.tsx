import { useTranslation } from 'react-i18next';
import { narrowing } from '#src/domain/scoring/desk.ts';
import { withoutFilters } from '#src/domain/content/list-query.ts';
import { templateKinds } from '#src/domain/scoring/kinds.ts';
import { reviewStates } from '#src/domain/scoring/review.ts';
import type { DeskActor } from '#src/machines/scoring/desk.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { LateLinkedChips } from '#src/views/figures/late-linked-chips.tsx';
import { FilterChip } from '#src/views/lists/filter-chip.tsx';
import { ListTotal, SummaryLine } from '#src/views/lists/summary-line.tsx';
import { kindText } from './desk-words.ts';

/** The active filters of the desk, and the number of reviews. */
export function DeskSummary({ desk }: { desk: DeskActor }) {
  const { t } = useTranslation(['reviews', 'listview', 'content']);
  const { filters } = useContextOf(desk, 'query').query;
  const kind = templateKinds.find((one) => one === filters['kind']);
  const status = reviewStates.find((one) => one === filters['status']);
  const chips = [
    { name: 'keyword', label: t('content:field.keyword'), value: filters['keyword'] ?? '' },
    { name: 'kind', label: t('field.kind'), value: kind ? kindText(t, kind) : (filters['kind'] ?? '') },
    { name: 'status', label: t('field.status'), value: status ? t(`status.${status}`) : (filters['status'] ?? '') },
  ].filter(({ value }) => value !== '');
  const remove = (removed: readonly string[]) =>
    desk.send({ type: 'query.change', change: { filters: withoutFilters(filters, removed) } });
  return (
    <SummaryLine
      list={desk}
      chips={
        narrowing(filters) && (
          <>
            {chips.map(({ name, label, value }) => (
              <FilterChip
                key={name}
                label={t('listview:chips.chip', { label, value })}
                onRemove={() => remove([name])}
              />
            ))}
            <LateLinkedChips
              source="reviews"
              filters={filters}
              names={{ area: 'city', grade: 'grade', points: 'points' }}
              days={['passedFrom', 'passedTo']}
              onRemove={remove}
            />
          </>
        )
      }
      onReset={() => desk.send({ type: 'query.reset', keep: ['show'] })}
    >
      <ListTotal list={desk} />
    </SummaryLine>
  );
}
