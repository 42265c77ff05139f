import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { plainLook } from '#src/domain/figures/colours.ts';
import type { Breakdown } from '#src/domain/figures/statistics.ts';
import type { Charted, ChartedRow } from './charted.ts';
import { fixedSize } from './fixed-size.ts';
import { paintOf } from './hatching.tsx';
import classes from './chart.module.css';

interface Props {
  charted: Charted;
  chart: Breakdown['chart'];
  id: string;
  width?: number;
}

/** A bar as the chart gives it. */
interface Drawn {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  payload?: { row: ChartedRow };
}

/** How many Chinese characters of a name are shown: nobody can look a name up in the table from a paper or a picture. */
const longestName = { screen: 14, fixed: 30 };

/** Standing or lying bars; those of one row are stacked. A press on one opens its list, as the figure in the table does. */
export function BarFigure({ charted: { rows, series, hasBefore, number }, chart, id, width }: Props) {
  const { t } = useTranslation('figures');
  const [, navigate] = useLocation();
  const lies = chart === 'bars';
  const data = rows.map((row) => ({
    name: row.name,
    row,
    before: row.before,
    ...Object.fromEntries(row.values.map((value, index) => [`s${index}`, value])),
  }));
  const whole = lies ? rows.length * (hasBefore ? 34 : 26) + 40 : 260;
  const longest = width === undefined ? longestName.screen : longestName.fixed;
  const names = Math.max(...rows.map(({ name }) => widthOf(name)));
  return (
    <BarChart
      className={classes.chart ?? ''}
      h={whole}
      {...fixedSize(width, whole)}
      data={data}
      dataKey="name"
      type={series.length > 1 ? 'stacked' : 'default'}
      orientation={lies ? 'vertical' : 'horizontal'}
      gridAxis={lies ? 'y' : 'x'}
      series={[
        ...series.map(({ name, look: { colour } }, index) => ({ name: `s${index}`, label: name, color: colour })),
        ...(hasBefore ? [{ name: 'before', label: t('chart.before'), color: 'var(--figure-before)' }] : []),
      ]}
      valueFormatter={number}
      maxBarWidth={lies ? 16 : 36}
      xAxisProps={lies ? { allowDecimals: false } : { interval: 'equidistantPreserveStart', minTickGap: 8 }}
      yAxisProps={
        lies
          ? {
              interval: 0,
              width: Math.min(names, longest) * 13 + 20,
              tickFormatter: (name: string) => shortened(name, longest),
            }
          : { allowDecimals: false, width: 48 }
      }
      tooltipAnimationDuration={0}
      barChartProps={{ accessibilityLayer: false, barGap: 1 }}
      barProps={(one) => {
        const index = Number(one.name.slice(1));
        if (one.name === 'before') return { isAnimationActive: false };
        return {
          isAnimationActive: false,
          // Also a single one of a thousand is seen.
          minPointSize: (value: unknown) => (Number(value) > 0 ? 2 : 0),
          shape: (drawn: unknown) => {
            const { payload, x = 0, y = 0, width: wide = 0, height = 0 } = drawn as Drawn;
            const row = payload?.row;
            // Nothing is not drawn, not even as the least size of a bar.
            if (row?.values[index] === 0) return <g />;
            const look = row?.look ?? series[index]?.look ?? plainLook;
            return (
              <rect
                x={x}
                y={y}
                width={Math.max(0, wide)}
                height={Math.max(0, height)}
                rx={1}
                fill={paintOf(id, look, row?.isOpen ?? false)}
                stroke={row?.isOpen ? look.colour : 'var(--mantine-color-body)'}
                strokeWidth={1}
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

/** How many Chinese characters wide a name is. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[^\u0020-\u024f]/.test(letter) ? 1 : 0.58), 0);

/** A name that is too long for its place is cut; the table has it whole. */
function shortened(name: string, longest: number): string {
  if (widthOf(name) <= longest) return name;
  let kept = '';
  for (const letter of name) {
    if (widthOf(kept + letter) > longest - 1) break;
    kept += letter;
  }
  return `${kept}…`;
}
