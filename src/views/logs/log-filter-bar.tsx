import { useTranslation } from 'react-i18next';
import { changeFilters } from '#src/domain/content/list-query.ts';
import { logResults, logTypes } from '#src/domain/logs/log-entry.ts';
import { activeLogFilters, type LogFilters, logFiltersOf } from '#src/domain/logs/log-filters.ts';
import type { LogsActor } from '#src/machines/logs/logs.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { FilterBar } from '#src/views/lists/filter-bar.tsx';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import { KeywordInput } from '#src/views/lists/keyword-input.tsx';
import { UpdatedFilter } from '#src/views/lists/updated-filter.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';

/** Object, person, type, result and period. They are stored in the address (see the machine); on phones they fold. */
export function LogFilterBar({ logs }: { logs: LogsActor }) {
  const { t } = useTranslation(['logs', 'content']);
  const { query, resets } = useContextOf(logs, 'query', 'resets');
  const isPhone = useIsPhone();
  const filters = logFiltersOf(query);
  const folded = activeLogFilters(filters).filter(({ kind }) => kind !== 'keyword').length;
  const set = (change: { [Name in keyof LogFilters]: string }) =>
    logs.send({ type: 'query.change', change: { filters: changeFilters({ ...filters }, change) } });

  return (
    <FilterBar
      label={t('filter.keyword')}
      keyword={filters.keyword}
      onKeyword={(keyword) => set({ keyword })}
      resets={resets}
      active={folded}
    >
      <KeywordInput
        key={`person${resets}`}
        name={`person${resets}`}
        label={t('filter.account')}
        value={filters.account ?? ''}
        isPhone={isPhone}
        width={200}
        onChange={(account) => set({ account })}
      />
      <FilterSelect
        label={t('col.type')}
        placeholder={t('filter.type')}
        choices={logTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={filters.type ?? ''}
        onChange={(type) => set({ type })}
      />
      <FilterSelect
        label={t('col.result')}
        placeholder={t('filter.result')}
        choices={logResults.map((value) => ({ value, label: t(`result.${value}`) }))}
        value={filters.result ?? ''}
        onChange={(result) => set({ result })}
      />
      <UpdatedFilter
        label={t('col.period')}
        from={filters.from ?? ''}
        to={filters.to ?? ''}
        onChange={(from, to) => set({ from, to })}
      />
    </FilterBar>
  );
}
