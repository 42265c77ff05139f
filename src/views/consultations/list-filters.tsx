import { useTranslation } from 'react-i18next';
import { changeFilters } from '#src/domain/content/list-query.ts';
import { type ConsultationCounts, consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { legible } from '#src/i18n/legible.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { FilterBar } from '#src/views/lists/filter-bar.tsx';
import { UpdatedFilter } from '#src/views/lists/updated-filter.tsx';

const dues = ['overdue', 'today', 'later'] as const;

/** Open consultations that are neither overdue nor due today. */
const dueCount = (counts: ConsultationCounts, due: (typeof dues)[number]): number =>
  due === 'later' ? counts.open - counts.overdue - counts.today : counts[due];

/** Keyword, status, owner, due day and period, each choice with its count. All are stored in the address. */
export function ConsultationFilters({ list }: { list: ConsultationsActor }) {
  const { t } = useTranslation('consultations');
  const { query, resets, counts, owners } = useContextOf(list, 'query', 'resets', 'counts', 'owners');
  const { filters } = query;
  const folded = ['status', 'owner', 'due', 'from'].filter((name) => filters[name]).length;
  const change = (part: Readonly<Record<string, string>>) =>
    list.send({ type: 'query.change', change: { filters: changeFilters(filters, part) } });
  /** Choices show no count until the counts are loaded. */
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('list.counted', { label, count });
  return (
    <FilterBar
      label={t('list.keyword')}
      keyword={filters['keyword']}
      onKeyword={(keyword) => change({ keyword })}
      resets={resets}
      active={folded}
    >
      <FilterSelect
        label={t('field.status')}
        placeholder={t('list.status')}
        choices={consultationStatuses.map((status) => ({
          value: status,
          label: counted(t(`status.${status}`), counts?.[status]),
        }))}
        value={filters['status'] ?? ''}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={t('field.owner')}
        placeholder={t('list.owner')}
        choices={[
          { value: 'me', label: counted(t('owner.me'), counts?.mine) },
          { value: 'none', label: counted(t('owner.none'), counts?.unassigned) },
          ...owners.map(({ account, name, open }) => ({ value: account, label: legible(counted(name, open)) })),
        ]}
        value={filters['owner'] ?? ''}
        onChange={(owner) => change({ owner })}
      />
      <FilterSelect
        label={t('field.due')}
        placeholder={t('list.due')}
        choices={dues.map((due) => ({
          value: due,
          label: counted(t(`due.${due}`), counts ? dueCount(counts, due) : undefined),
        }))}
        value={filters['due'] ?? ''}
        onChange={(due) => change({ due })}
      />
      <UpdatedFilter
        label={t('field.received')}
        from={filters['from'] ?? ''}
        to={filters['to'] ?? ''}
        onChange={(from, to) => change({ from, to })}
      />
    </FilterBar>
  );
}
