import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ConsultationCounts, consultationStatuses } from '#src/domain/consultations/consultation.ts';
import { legible } from '#src/i18n/legible.ts';
import type { ConsultationsActor } from '#src/machines/consultations/consultations.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { FoldedFilters } from '#src/views/lists/folded-filters.tsx';
import { KeywordInput } from '#src/views/lists/keyword-input.tsx';
import { UpdatedFilter } from '#src/views/lists/updated-filter.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';

const dues = ['overdue', 'today', 'later'] as const;

/** Open consultations that are neither overdue nor due today. */
const dueCount = (counts: ConsultationCounts, due: (typeof dues)[number]): number =>
  due === 'later' ? counts.open - counts.overdue - counts.today : counts[due];

/** Keyword, status, owner, due day and period, each choice with its count. All are stored in the address. */
export function ConsultationFilters({ list }: { list: ConsultationsActor }) {
  const { t } = useTranslation('consultations');
  const { query, resets, counts, owners } = useContextOf(list, 'query', 'resets', 'counts', 'owners');
  const { filters } = query;
  const isPhone = useIsPhone();
  const folded = ['status', 'owner', 'due', 'from'].filter((name) => filters[name]).length;
  const change = (part: Readonly<Record<string, string>>) => {
    const rest = Object.entries({ ...filters, ...part }).filter(([, text]) => text !== '');
    list.send({ type: 'query.change', change: { filters: Object.fromEntries(rest) } });
  };
  /** Choices show no count until the counts are loaded. */
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('list.counted', { label, count });
  return (
    <Group gap="xs" role="search">
      <KeywordInput
        key={resets}
        name={`keyword${resets}`}
        label={t('list.keyword')}
        value={filters['keyword'] ?? ''}
        isPhone={isPhone}
        onChange={(keyword) => change({ keyword })}
      />
      <FoldedFilters isPhone={isPhone} count={folded}>
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
      </FoldedFilters>
    </Group>
  );
}
