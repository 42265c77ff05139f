import { ChartTooltip, LineChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { firstDayOf } from './axis-names.ts';
import { ticksOf } from './axis-ticks.ts';
import type { Charted } from './charted.ts';
import { heightOf, margin, sizeOf } from './chart-size.ts';
import { useTooltipPlace } from './use-tooltip-place.ts';
import classes from './chart.module.css';

interface Props {
  charted: Charted;
  width?: number;
}

/**
 * A line over time. It is straight between values (W7.4); it is dashed for an open period (W4.3), except the line of
 * the comparison.
 */
export function LineFigure({ charted, width }: Props) {
  const { rows, series, periods, number } = charted;
  const { t } = useTranslation('figures');
  const place = useTooltipPlace();
  const colour = series[0]?.look.colour ?? '';
  const ticks = ticksOf(charted);
  const isOpen = (index: number) => rows[index]?.isOpen ?? false;
  const data = rows.map(({ name, values: [value = 0], before }, index) => ({
    name,
    // The segments to and from an open value are dashed.
    whole: isOpen(index) ? null : value,
    open: isOpen(index) || isOpen(index - 1) || isOpen(index + 1) ? value : null,
    before,
  }));
  const drawn = [
    ...(periods ? [{ name: 'before', label: t('chart.before'), color: 'var(--figure-before)' }] : []),
    { name: 'open', label: series[0]?.name ?? '', color: colour, strokeDasharray: '5 4' },
    { name: 'whole', label: series[0]?.name ?? '', color: colour },
  ];
  return (
    <LineChart
      className={classes.chart ?? ''}
      {...sizeOf(width, heightOf(charted, 'line', width !== undefined))}
      data={data}
      dataKey="name"
      series={drawn}
      curveType="linear"
      connectNulls={false}
      withDots={rows.length <= 62}
      dotProps={{ r: 2.5 }}
      valueFormatter={number}
      xAxisProps={{ interval: 'equidistantPreserveStart', minTickGap: 8, tickFormatter: firstDayOf }}
      tooltipProps={{
        ...place,
        content: ({ label, payload }) => (
          <ChartTooltip label={label} payload={once(payload)} series={drawn} valueFormatter={number} />
        ),
      }}
      yAxisProps={{ width: 48, ticks, domain: [0, ticks.at(-1) ?? 0] }}
      tooltipAnimationDuration={0}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false, margin }}
    />
  );
}

/** The value where both segments meet is listed once. */
const once = <Item extends { dataKey?: unknown; value?: unknown }>(items: readonly Item[]): Item[] => {
  const isWhole = items.some(({ dataKey, value }) => dataKey === 'whole' && value !== null);
  return items.filter(({ dataKey }) => dataKey !== 'open' || !isWhole);
};
