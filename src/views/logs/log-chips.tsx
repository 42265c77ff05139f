import { useTranslation } from 'react-i18next';
import { withoutFilters } from '#src/domain/content/list-query.ts';
import { type ActiveLogFilter, activeLogFilters, logFiltersOf } from '#src/domain/logs/log-filters.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { FilterChip } from '#src/views/lists/filter-chip.tsx';
import { useDomainText } from '#src/views/words/use-text.ts';

const labels = {
  keyword: 'col.object',
  account: 'col.account',
  type: 'col.type',
  result: 'col.result',
  period: 'col.period',
} as const;

/** The active filters in words; a press removes one. */
export function LogChips({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation(['listview', 'logs']);
  const text = useDomainText(['logs']);
  const filters = logFiltersOf(useContextOf(logs, 'query').query);

  const remove = (names: readonly string[]) =>
    logs.send({ type: 'query.change', change: { filters: withoutFilters({ ...filters }, names) } });

  const words = ({ kind, value }: ActiveLogFilter) => ({
    label: text(labels[kind]),
    value: kind === 'type' || kind === 'result' ? text(`${kind}.${value}`) : value,
  });

  return activeLogFilters(filters).map((filter) => (
    <FilterChip key={filter.kind} label={t('chips.chip', words(filter))} onRemove={() => remove(filter.names)} />
  ));
}
