import { useTranslation } from 'react-i18next';
import { consultationStatuses } from '#src/domain/consultations/consultation.ts';
import type { Change, Share } from '#src/domain/figures/change.ts';
import { type FigureRow, otherKey } from '#src/domain/figures/figures.ts';
import type { Unit } from '#src/domain/figures/buckets.ts';
import { type Days, lastOfMonth } from '#src/domain/figures/period.ts';
import type { Dimension, Source, Statistic } from '#src/domain/figures/statistics.ts';
import { cityText } from '#src/domain/figures/city-text.ts';
import { legible } from '#src/i18n/legible.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { nounKey } from '#src/domain/menu-key.ts';

/** The texts of a page of figures. */
export interface FigureWords {
  /** The name of the undivided total. */
  total: string;
  /** The name of the current period beside its comparison, alone and with its days. */
  now: string;
  nowOf: (days: Days) => string;
  /** The name of the comparison with its days. */
  beforeOf: (days: Days) => string;
  number: (value: number) => string;
  /** A number with its unit: `12 bases`. */
  amount: (value: number) => string;
  dimension: (dimension: Dimension) => string;
  /** The title of a breakdown. */
  title: (by: Dimension | 'time') => string;
  value: (dimension: Dimension, key: string) => string;
  row: (by: Dimension | 'time', row: Pick<FigureRow, 'key' | 'name' | 'days'>, unit: Unit) => string;
  change: (change: Change) => string;
  share: (share: Share) => string;
}

/** The origin of visitors is not one of our cities; the content of an experience is a base. */
const nameOf = (dimension: Dimension, source: Source) => {
  if (dimension === 'city' && (source === 'browsing' || source === 'experiences')) return 'origin';
  return dimension === 'content' && source === 'experiences' ? 'base' : dimension;
};

/** The texts of a page of figures in the current language. */
export function useFigureWords({ source }: Pick<Statistic, 'source'>): FigureWords {
  const { t, i18n } = useTranslation(['figures', 'content', 'consultations']);
  const text = useDomainText(['figures', 'shell', 'nouns', 'content', 'tourism', 'consultations']);
  const format = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const value = (dimension: Dimension, key: string): string => {
    if (key === '') return t('value.unknown');
    if (key === otherKey) return t('value.other');
    switch (dimension) {
      case 'city':
        return legible(cityText(key, text));
      case 'kind':
        return text(`content:baseType.${key}`, { defaultValue: legible(key) });
      case 'status':
        return text(
          consultationStatuses.some((one) => one === key) ? `consultations:status.${key}` : `content:status.${key}`,
        );
      case 'type':
      case 'about':
        return text(`nouns:${nounKey(key)}`);
      case 'points':
        return text(`points.${key}`);
      case 'visitor':
        return text(`visitor.${key}`);
      case 'progress':
        return text(`progress.${key}`);
      case 'group':
        return text(`group.${key}`);
      case 'grade':
      case 'content':
        return legible(key);
    }
  };
  return {
    total: t('table.total'),
    now: t('chart.now'),
    nowOf: ({ from, to }) => t('chart.period', { name: t('chart.now'), from, to }),
    beforeOf: ({ from, to }) => t('chart.period', { name: t('chart.before'), from, to }),
    number: (amount) => format.format(amount),
    amount: (amount) => text(`figures:unit.${source}`, { count: format.format(amount) }),
    dimension: (dimension) => text(`figures:dim.${nameOf(dimension, source)}`),
    title: (by) => text(`by.${by === 'time' ? by : nameOf(by, source)}`),
    value,
    row: (by, { key, name, days }, unit) => {
      if (by !== 'time') return name === null ? value(by, key) : legible(name);
      const spelt = days ? daysText(days, unit) : key;
      if (!days?.isOpen) return spelt;
      if (unit === 'week') return t('table.open', { name: spelt });
      const isCutBefore = unit === 'month' && !days.from.endsWith('-01');
      if (isCutBefore && days.to < lastOfMonth(days.to)) return daysText(days, 'week');
      if (unit === 'month' && days.to < lastOfMonth(days.to)) return t('table.until', { name: spelt, day: days.to });
      if (isCutBefore) return t('table.since', { name: spelt, day: days.from });
      return t('table.running', { name: spelt });
    },
    change: (change) => {
      if (change.kind === 'none') return '';
      if (change.kind !== 'share') return t(`change.${change.kind}`);
      return `${change.percent > 0 ? '+' : ''}${percent.format(change.percent).replace('-', '−')}`;
    },
    share: (share) => {
      if (share.kind === 'none') return '';
      return share.kind === 'share' ? percent.format(share.percent) : t(`share.${share.kind}`);
    },
  };
}

/** A day as is, a week by its days, a month by year and month. */
function daysText({ from, to }: { from: string; to: string }, unit: Unit): string {
  if (unit === 'day') return from;
  if (unit === 'month') return from.slice(0, 7);
  return from.slice(0, 4) === to.slice(0, 4) ? `${from} – ${to.slice(5)}` : `${from} – ${to}`;
}
