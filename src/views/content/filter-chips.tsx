import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApprovalFilter } from '#src/domain/approval/filter.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ActiveFilter, activeFilters } from '#src/domain/content/list-filters.ts';
import { statusesOf } from '#src/domain/content/lifecycle.ts';
import { idSeparator, noValue, withoutFilters } from '#src/domain/content/list-query.ts';
import { textOf } from '#src/domain/content/record.ts';
import type { ListActor } from '#src/machines/content/list.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';
import { LateFindingChip } from '#src/views/checks/late-finding-chip.tsx';
import { FilterChip } from '#src/views/lists/filter-chip.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';

/** The active filters in words; a press removes one. */
export function FilterChips({ type, list }: { type: ContentType; list: ListActor }) {
  const { filters } = useContextOf(list, 'query').query;

  const remove = ({ names }: ActiveFilter) =>
    list.send({ type: 'query.change', change: { filters: withoutFilters(filters, names) } });

  return activeFilters(type, filters).map((filter) =>
    filter.kind === 'finding' ? (
      <LateFindingChip key="finding" check={filter.value} onRemove={() => remove(filter)} />
    ) : (
      <Chip key={filter.names.join()} type={type} list={list} filter={filter} onRemove={() => remove(filter)} />
    ),
  );
}

/** The filters whose words are loaded with the list. */
type WordedFilter = Exclude<ActiveFilter, { kind: 'finding' }>;

interface ChipProps {
  type: ContentType;
  list: ListActor;
  filter: WordedFilter;
  onRemove: () => void;
}

function Chip({ type, list, filter, onRemove }: ChipProps) {
  const { t } = useTranslation('listview');
  return <FilterChip label={t('chips.chip', useFilterWords(type, list, filter))} onRemove={onRemove} />;
}

/** The name and the value of the filter, in words. */
function useFilterWords(type: ContentType, list: ListActor, filter: WordedFilter): { label: string; value: string } {
  const { t } = useTranslation(['content', 'listview']);
  const text = useDomainText(['content']);
  const name = useReferenceName(list, filter);
  switch (filter.kind) {
    case 'keyword':
      return { label: t('field.keyword'), value: filter.value };
    case 'status':
      // The address may contain any word.
      return {
        label: t('field.status'),
        value: statusesOf(type).some((status) => status === filter.value)
          ? text(`status.${filter.value}`)
          : filter.value,
      };
    case 'approval':
      return {
        label: text('approval:title'),
        value: isApprovalFilter(filter.value) ? text(`approval:filter.${filter.value}`) : filter.value,
      };
    case 'grade':
      return { label: t('field.grade'), value: filter.value === noValue ? t('listview:chips.none') : filter.value };
    case 'ids':
      return {
        label: t('field.id'),
        value: t('listview:chips.records', { count: filter.value.split(idSeparator).length }),
      };
    case 'createdBy':
      return { label: t('field.createdBy'), value: filter.value };
    case 'created':
    case 'updated':
      return { label: t(`field.${filter.kind}Time`), value: `${filter.from} – ${filter.to}`.trim() };
    case 'field': {
      const { field, value } = filter;
      if (value === noValue) return { label: text(field.label), value: t('listview:chips.none') };
      const choice = field.choices?.find((known) => known.value === value);
      return { label: text(field.label), value: name ?? (choice ? text(choice.label) : value) };
    }
    default:
      return filter satisfies never;
  }
}

/**
 * The name of a picked record: from the records shown, otherwise from the picker that found it. A known name is kept.
 */
function useReferenceName(list: ListActor, filter: ActiveFilter): string | null {
  const { id, fieldName } =
    filter.kind === 'field' && filter.field.kind === 'reference'
      ? { id: filter.value, fieldName: filter.field.name }
      : noReference;
  const named = useSelector(list, ({ context }) => {
    const record = context.page?.list.find((candidate) => id !== '' && textOf(candidate, fieldName) === id);
    return record ? textOf(record, `${fieldName}Name`) : '';
  });
  const picker = useChild(list, 'references');
  const picked = useSelector(picker, (snapshot) => snapshot?.context.options.find((option) => option.id === id)?.name);
  const [kept, keep] = useState({ id, name: '' });
  const name = named || picked || '';
  if (name !== '' && (kept.id !== id || kept.name !== name)) keep({ id, name });
  return name || (kept.id === id && kept.name) || null;
}

const noReference = { id: '', fieldName: '' };
