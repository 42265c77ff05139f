import { useTranslation } from 'react-i18next';
import { noValue } from '#src/domain/content/list-query.ts';
import type { Dimension, Source } from '#src/domain/figures/statistics.ts';
import { FilterChip } from '#src/views/lists/filter-chip.tsx';
import { useFigureWords } from './figure-words.ts';

export interface LinkedChipsProps {
  source: Source;
  filters: Readonly<Record<string, string>>;
  /** The dimensions by which links of statistics filter the list, by their address parameter. */
  names: Readonly<Record<string, Dimension>>;
  /** The address parameters of the range of days; null if the list has an input for it. */
  days: readonly [from: string, to: string] | null;
  /** The name of the content; null until a row is loaded. */
  contentName?: string | null;
  onRemove: (names: readonly string[]) => void;
}

/** The filters set by a link of a statistic, in the words of the statistic; a press removes one. */
export function LinkedChips({ source, filters, names, days, contentName = null, onRemove }: LinkedChipsProps) {
  const { t } = useTranslation(['figures', 'listview']);
  const words = useFigureWords({ source });
  const spelt = (dimension: Dimension, value: string): string => {
    if (value === noValue) return t('value.unknown');
    return dimension === 'content' ? (contentName ?? value) : words.value(dimension, value);
  };
  const except = filters['except'];
  const range = days ? [filters[days[0]] ?? '', filters[days[1]] ?? ''] : ['', ''];
  const chips = [
    ...Object.entries(names).flatMap(([name, dimension]) => {
      const value = filters[name];
      return value ? [{ names: [name], label: words.dimension(dimension), value: spelt(dimension, value) }] : [];
    }),
    ...(except
      ? [
          {
            names: ['except'],
            label: words.dimension('content'),
            value: t('records.except', { count: except.split(',').length }),
          },
        ]
      : []),
    ...(days && range.some((day) => day !== '')
      ? [{ names: days, label: t('records.days'), value: range.join(' – ') }]
      : []),
  ];
  return chips.map((chip) => (
    <FilterChip
      key={chip.names.join(' ')}
      label={t('listview:chips.chip', { label: chip.label, value: chip.value })}
      onRemove={() => onRemove(chip.names)}
    />
  ));
}
