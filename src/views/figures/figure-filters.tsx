import { Button, Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { noValue } from '#src/domain/content/list-query.ts';
import { units } from '#src/domain/figures/buckets.ts';
import { comparisons, periodNames, usualComparison } from '#src/domain/figures/period.ts';
import { type Dimension, knownValues } from '#src/domain/figures/statistics.ts';
import type { StatisticActor } from '#src/machines/figures/statistic.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { FilterSelect } from '#src/views/lists/filter-select.tsx';
import filters from '#src/views/lists/list-filters.module.css';
import { FoldedFilters } from '#src/views/lists/folded-filters.tsx';
import { UpdatedFilter } from '#src/views/lists/updated-filter.tsx';
import { useIsPhone } from '#src/views/page/phone-query.ts';
import { useFigureWords } from './figure-words.ts';

/** Period, comparison, unit and filters. They are stored in the address (W4.12); on phones they fold. */
export function FigureFilters({ page }: { page: StatisticActor }) {
  const { t } = useTranslation(['figures', 'content']);
  const { statistic, query, figures } = useContextOf(page, 'statistic', 'query', 'figures');
  const words = useFigureWords(statistic);
  const isPhone = useIsPhone();
  const change = (part: Partial<typeof query>) => page.send({ type: 'query.change', change: part });
  const chosen = statistic.filters.filter((dimension) => query.filters[dimension]).length;
  const isUsual =
    query.period === statistic.usual && query.compare === usualComparison && query.unit === null && chosen === 0;
  return (
    <Group gap="xs" role="search">
      <Choice
        label={t('period.label')}
        choices={periodNames
          .filter((name) => name !== 'days' || query.period === 'days')
          .map((name) => ({ value: name, label: t(`period.${name}`) }))}
        value={query.period}
        onChange={(period) => change({ period, from: '', to: '' })}
      />
      <UpdatedFilter
        label={t('period.days')}
        placeholder={t('period.days')}
        from={query.from}
        to={query.to}
        onChange={(from, to) =>
          change(from === '' ? { period: statistic.usual, from, to } : { period: 'days', from, to: to || from })
        }
      />
      <FoldedFilters
        isPhone={isPhone}
        count={chosen + Number(query.compare !== usualComparison) + Number(query.unit !== null)}
      >
        {query.period !== 'all' && (
          <Choice
            label={t('compare.label')}
            choices={comparisons.map((one) => ({ value: one, label: t(`compare.${one}`) }))}
            value={query.compare}
            onChange={(compare) => change({ compare })}
          />
        )}
        <Choice
          label={t('unit.label')}
          choices={['auto' as const, ...units].map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
          value={query.unit ?? 'auto'}
          onChange={(unit) => change({ unit: unit === 'auto' ? null : unit })}
        />
        {statistic.filters.map((dimension) => (
          <FilterSelect
            key={dimension}
            label={words.dimension(dimension)}
            placeholder={t('filter.all', { label: words.dimension(dimension) })}
            choices={valuesOf(dimension).map((value) => ({
              value: value === '' ? noValue : value,
              label: words.value(dimension, value),
            }))}
            value={query.filters[dimension] ?? ''}
            onChange={(value) => change({ filters: { ...query.filters, [dimension]: value } })}
          />
        ))}
      </FoldedFilters>
      {!isUsual && (
        <Button variant="subtle" size="compact-sm" fw={400} onClick={() => page.send({ type: 'query.reset' })}>
          {t('content:btn.reset')}
        </Button>
      )}
    </Group>
  );

  /** The known values of the dimension, otherwise those in the figures, and the unknown one. */
  function valuesOf(dimension: Dimension): readonly string[] {
    const found = figures?.tables.find(({ by }) => by === dimension)?.rows.map(({ key }) => key) ?? [];
    const known = knownValues(dimension, statistic.source) ?? found;
    const asked = query.filters[dimension];
    const values = [...known.filter((key) => key !== ''), ...(asked && asked !== noValue ? [asked] : []), ''];
    return [...new Set(values)];
  }
}

interface ChoiceProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice that is always in force, so that it never looks like an empty filter. */
function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      className={filters.choice ?? ''}
      aria-label={label}
      data-chosen
      data={choices}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(choices.find((one) => one.value === currentTarget.value)?.value ?? value)
      }
    />
  );
}
