import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { plainLook } from '#src/domain/figures/colours.ts';
import type { Breakdown } from '#src/domain/figures/statistics.ts';
import { firstDayOf, linesOf, longestLine, widthOf } from './axis-names.ts';
import { ticksOf } from './axis-ticks.ts';
import { BarName } from './bar-name.tsx';
import type { Charted, ChartedRow } from './charted.ts';
import { heightOf, margin, sizeOf } from './chart-size.ts';
import type { Paint } from './hatching.tsx';
import { useTooltipPlace } from './use-tooltip-place.ts';
import classes from './chart.module.css';

interface Props {
  charted: Charted;
  chart: Breakdown['chart'];
  paint: Paint;
  width?: number;
}

/** An axis label as recharts passes it. */
interface Named {
  x: number | string;
  y: number | string;
  payload: { value: string };
}

/** A bar as recharts passes it. */
interface Drawn {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  payload?: { row: ChartedRow };
}

/**
 * Vertical or horizontal bars; those of one row are stacked. A press on a bar opens its list, like the figure in the
 * table.
 */
export function BarFigure({ charted, chart, paint, width }: Props) {
  const { rows, series, periods, number } = charted;
  const { t } = useTranslation('figures');
  const [, navigate] = useLocation();
  const place = useTooltipPlace();
  const lies = chart === 'bars';
  const data = rows.map((row) => ({
    name: row.name,
    row,
    before: row.before,
    ...Object.fromEntries(row.values.map((value, index) => [`s${index}`, value])),
  }));
  const isFixed = width !== undefined;
  const longest = longestLine(isFixed);
  const ticks = ticksOf(charted);
  const scale = { ticks, domain: [0, ticks.at(-1) ?? 0] };
  return (
    <BarChart
      className={classes.chart ?? ''}
      {...sizeOf(width, heightOf(charted, chart, isFixed))}
      data={data}
      dataKey="name"
      type={series.length > 1 ? 'stacked' : 'default'}
      orientation={lies ? 'vertical' : 'horizontal'}
      gridAxis={lies ? 'y' : 'x'}
      series={[
        ...series.map(({ name, look: { colour } }, index) => ({ name: `s${index}`, label: name, color: colour })),
        ...(periods ? [{ name: 'before', label: t('chart.before'), color: 'var(--figure-before)' }] : []),
      ]}
      valueFormatter={number}
      maxBarWidth={lies ? 16 : 36}
      xAxisProps={lies ? scale : { interval: 'equidistantPreserveStart', minTickGap: 8, tickFormatter: firstDayOf }}
      yAxisProps={
        lies
          ? {
              interval: 0,
              width: Math.max(...rows.flatMap(({ name }) => linesOf(name, longest)).map(widthOf)) * 13 + 20,
              tick: ({ x, y, payload }: Named) => <BarName x={x} y={y} lines={linesOf(payload.value, longest)} />,
            }
          : { ...scale, width: 48 }
      }
      tooltipAnimationDuration={0}
      tooltipProps={place}
      barChartProps={{ accessibilityLayer: false, barGap: 1, margin }}
      barProps={(one) => {
        const index = Number(one.name.slice(1));
        if (one.name === 'before') return { isAnimationActive: false };
        return {
          isAnimationActive: false,
          // One of a thousand is still visible.
          minPointSize: (value: unknown) => (Number(value) > 0 ? 2 : 0),
          shape: (drawn: unknown) => {
            const { payload, x = 0, y = 0, width: wide = 0, height = 0 } = drawn as Drawn;
            const row = payload?.row;
            // Zero is not drawn, not even as the minimum size of a bar.
            if (row?.values[index] === 0) return <g />;
            const look = row?.look ?? series[index]?.look ?? plainLook;
            return (
              <rect
                x={x}
                y={y}
                width={Math.max(0, wide)}
                height={Math.max(0, height)}
                rx={1}
                fill={paint(look, row?.isOpen ?? false)}
                stroke={row?.isOpen ? look.colour : 'var(--mantine-color-body)'}
                strokeWidth={1}
                strokeDasharray={row?.isOpen ? '4 3' : undefined}
                cursor={row?.hrefs[index] ? 'pointer' : undefined}
              />
            );
          },
          onClick: (drawn: unknown) => {
            const href = (drawn as Drawn).payload?.row.hrefs[index];
            if (href) navigate(href);
          },
        };
      }}
    />
  );
}
