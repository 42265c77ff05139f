import { useTranslation } from 'react-i18next';
import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { withoutFilters } from '#src/domain/content/list-query.ts';
import { legible } from '#src/i18n/legible.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { LateLinkedChips } from '#src/views/figures/late-linked-chips.tsx';
import { FilterChip } from '#src/views/lists/filter-chip.tsx';
import { ListTotal, SummaryLine } from '#src/views/lists/summary-line.tsx';
import { useIsFiltered } from '#src/views/lists/use-list-state.ts';

/** The active filters in words, and the number of matches. */
export function ConsultationSummary({ list }: { list: ConsultationsActor }) {
  const { t } = useTranslation(['consultations', 'listview', 'content']);
  const { query, owners } = useContextOf(list, 'query', 'owners');
  const isFiltered = useIsFiltered(list);
  const { filters } = query;
  const status = consultationStatuses.find((one) => one === filters['status']);
  const { owner = '', due = '', from = '', to = '', waitingSince = '', keyword = '' } = filters;
  const chips = [
    { names: ['keyword'], label: t('content:field.keyword'), value: keyword },
    { names: ['status'], label: t('field.status'), value: status ? t(`status.${status}`) : (filters['status'] ?? '') },
    { names: ['owner'], label: t('field.owner'), value: ownerText() },
    {
      names: ['due'],
      label: t('field.due'),
      value: due === 'overdue' || due === 'today' || due === 'later' ? t(`due.${due}`) : due,
    },
    { names: ['waitingSince'], label: t('field.waitingSince'), value: waitingSince },
    { names: ['from', 'to'], label: t('field.received'), value: from || to ? `${from} – ${to}` : '' },
  ].filter(({ value }) => value !== '');
  const remove = (removed: readonly string[]) =>
    list.send({ type: 'query.change', change: { filters: withoutFilters(filters, removed) } });
  return (
    <SummaryLine
      list={list}
      chips={
        isFiltered && (
          <>
            {chips.map(({ names, label, value }) => (
              <FilterChip
                key={names.join(' ')}
                label={t('listview:chips.chip', { label, value })}
                onRemove={() => remove(names)}
              />
            ))}
            <LateLinkedChips
              source="consultations"
              filters={filters}
              names={{ city: 'city', about: 'about', visitor: 'visitor', progress: 'progress' }}
              days={null}
              onRemove={remove}
            />
          </>
        )
      }
      onReset={() => list.send({ type: 'query.reset' })}
    >
      <ListTotal list={list} />
    </SummaryLine>
  );

  function ownerText(): string {
    if (owner === 'me' || owner === 'none') return t(`owner.${owner}`);
    return legible(owners.find(({ account }) => account === owner)?.name ?? owner);
  }
}
