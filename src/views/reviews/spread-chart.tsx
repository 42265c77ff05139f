import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';
import { sizeOf } from '#src/views/figures/charts/chart-size.ts';
import { percentText } from '#src/views/words/number-text.ts';
import type { Spread } from '#src/domain/scoring/spread.ts';
import classes from './review.module.css';

interface Props {
  spreads: readonly Spread[];
  /** The names of the bars and the dots. */
  names: Readonly<Record<'range' | 'mean', string>>;
  /** A fixed width, for print; otherwise the chart fills its container. */
  width?: number;
}

// The dots have to be readable on the bars, in both colour schemes.
const barColour = 'light-dark(var(--mantine-primary-color-3), var(--mantine-primary-color-8))';
const dot = { r: 4, fill: 'var(--mantine-color-text)', stroke: 'var(--mantine-color-body)', strokeWidth: 1.5 };

/**
 * The range of points of each criterion with the mean, in percent of its maximum, so that criteria can be compared. A
 * table beside it has the same figures.
 */
export function SpreadChart({ spreads, names, width }: Props) {
  return (
    <>
      <p className={classes.legend} aria-hidden>
        <span>
          <svg width="12" height="12">
            <rect width="12" height="12" rx="2" fill={barColour} />
          </svg>
          {names.range}
        </span>
        <span>
          <svg width="12" height="12">
            <circle cx="6" cy="6" {...dot} />
          </svg>
          {names.mean}
        </span>
      </p>
      <CompositeChart
        {...sizeOf(width, 240)}
        mb="sm"
        aria-hidden
        data={spreads.map(({ criterion: { code, max }, least, mean, most }) => {
          const percent = (points: number) => Math.round((points * 100) / max);
          return { code, range: [percent(least), percent(most)], mean: percent(mean) };
        })}
        dataKey="code"
        valueFormatter={(percent) => percentText(percent)}
        yAxisProps={{ domain: [0, 100] }}
        series={[
          { name: 'range', label: names.range, color: barColour, type: 'bar' },
          { name: 'mean', label: names.mean, color: dot.fill, type: 'line' },
        ]}
        // Dots without a line: criteria are not a sequence.
        strokeWidth={0}
        dotProps={dot}
        barProps={{ isAnimationActive: false }}
        lineProps={{ isAnimationActive: false }}
        composedChartProps={{ accessibilityLayer: false }}
        maxBarWidth={18}
        minBarSize={3}
      />
    </>
  );
}
