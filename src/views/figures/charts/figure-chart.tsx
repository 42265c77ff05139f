import '@mantine/charts/styles.layer.css';
import { Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breakdown } from '#src/domain/figures/statistics.ts';
import { BarFigure } from './bar-figure.tsx';
import type { Charted } from './charted.ts';
import { ChartLegend } from './chart-legend.tsx';
import { Hatching, painterOf, useIsHatched } from './hatching.tsx';
import { LineFigure } from './line-figure.tsx';
import classes from './chart.module.css';

export interface FigureChartProps {
  title: string;
  charted: Charted;
  chart: Breakdown['chart'];
  /** A fixed width, for print and pictures (W7.9); otherwise the chart fills its container. */
  width?: number;
  /** Paper is often grey, so its charts are always hatched. */
  isPaper?: boolean;
}

/**
 * The chart of a breakdown. For screen readers it is one image with a sentence (W7.6); its figures are in the table
 * beside it.
 */
export function FigureChart({ title, charted, chart, width, isPaper = false }: FigureChartProps) {
  const { t } = useTranslation('figures');
  const id = useId().replaceAll(/\W/g, '');
  const isHatched = useIsHatched() || isPaper;
  const paint = painterOf(id, isHatched);
  const { rows, series, periods, hasOpen, summary } = charted;
  const isDrawn = (figure: number | null) => figure !== null && figure !== 0;
  const isEmpty = !rows.some(({ values, before }) => values.some(isDrawn) || (periods && isDrawn(before)));
  if (isEmpty) {
    return (
      <Text c="dimmed" size="sm" className={classes.empty}>
        {t('empty')}
      </Text>
    );
  }
  return (
    <>
      <div role="img" aria-label={t('chart.summary', { title, ...summary })}>
        {isHatched && (
          <Hatching id={id} looks={[...series.map(({ look }) => look), ...rows.flatMap(({ look }) => look ?? [])]} />
        )}
        {chart === 'line' && rows.length > 1 ? (
          <LineFigure charted={charted} {...(width === undefined ? {} : { width })} />
        ) : (
          <BarFigure charted={charted} chart={chart} paint={paint} {...(width === undefined ? {} : { width })} />
        )}
      </div>
      {(series.length > 1 || periods) && <ChartLegend rows={rows} series={series} periods={periods} paint={paint} />}
      {hasOpen && (
        <Text size="xs" c="dimmed" className={classes.note}>
          {t('chart.open')}
        </Text>
      )}
    </>
  );
}
