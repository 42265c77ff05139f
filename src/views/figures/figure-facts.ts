import { useTranslation } from 'react-i18next';
import { noValue } from '#src/domain/content/list-query.ts';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import type { Dimension, Statistic } from '#src/domain/figures/statistics.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';
import { useApp } from '#src/views/app-context.ts';
import { useContextOf } from '#src/views/actors/use-snapshot.ts';
import { useDomainText } from '#src/views/words/use-text.ts';
import { useFigureWords } from './figure-words.ts';

/** A named fact about figures in a file, a picture or a print (W4.9). */
export type FigureFact = readonly [name: string, value: string];

export interface FigureFacts {
  title: string;
  /** The title and the days, for file names. */
  nameParts: readonly [title: string, days: string];
  /** The current facts. `isPrinted`: for print instead of a file. */
  factsNow: (isPrinted: boolean) => readonly FigureFact[];
}

/** The subject of the figures, the time they were computed, and the person who exports them. */
export function useFigureFacts(statistic: Statistic, query: FigureQuery, figures: Figures): FigureFacts {
  const { t } = useTranslation('figures');
  const text = useDomainText(['shell', 'figures']);
  const words = useFigureWords(statistic);
  const { account } = useContextOf(useApp().session, 'account');
  const joined = (parts: readonly string[]) =>
    parts.reduce((one, other) => (one === '' ? other : t('file.both', { one, other })), '');
  const { period, compared, time } = figures;
  const filters = statistic.filters.flatMap((dimension: Dimension) => {
    const value = query.filters[dimension];
    return value
      ? [
          t('file.pair', {
            name: words.dimension(dimension),
            value: words.value(dimension, value === noValue ? '' : value),
          }),
        ]
      : [];
  });
  const title = text(`menu.statistics.${statistic.name}`);
  return {
    title,
    nameParts: [title, `${period.from}_${period.to}`],
    factsNow: (isPrinted) => [
      [
        t('period.label'),
        joined([
          t('file.period', {
            name: t(`period.${query.period}`),
            period: t('head.period', { from: period.from, to: period.to, count: period.days }),
          }),
          ...(period.isOpen ? [t(compared ? 'head.leftOut' : 'head.open')] : []),
        ]),
      ],
      [
        t('compare.label'),
        compared
          ? t('file.period', {
              name: t(`compare.${query.compare}`),
              period: t('head.period', { from: compared.from, to: compared.to, count: compared.days }),
            })
          : t('compare.none'),
      ],
      [t('file.filter'), joined(filters) || t('file.filter.none')],
      [t('file.time'), time.slice(0, 16)],
      [t(isPrinted ? 'paper.made' : 'file.made'), wallClockAt(Date.now()).slice(0, 16)],
      [
        t(isPrinted ? 'paper.account' : 'file.account'),
        account ? t('file.account.of', { name: account.name, account: account.account }) : '',
      ],
    ],
  };
}
