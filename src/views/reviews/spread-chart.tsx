import '@mantine/charts/styles.layer.css';
import { CompositeChart } from '@mantine/charts';

/** How the points of a criterion are spread, in percent of its maximum, so that criteria can be compared. */
export interface SpreadBar {
  code: string;
  lowest: number;
  mean: number;
  highest: number;
}

interface Props {
  bars: readonly SpreadBar[];
  /** What the bar and the dot are called. */
  names: Readonly<Record<'spread' | 'mean', string>>;
}

/** From the lowest to the highest points of each criterion, with the mean. The same figures stand in a table beside it. */
export function SpreadChart({ bars, names }: Props) {
  return (
    <CompositeChart
      h={260}
      aria-hidden
      data={bars.map(({ code, lowest, mean, highest }) => ({ code, spread: [lowest, highest], mean }))}
      dataKey="code"
      unit="%"
      yAxisProps={{ domain: [0, 100] }}
      withLegend
      curveType="linear"
      series={[
        { name: 'spread', label: names.spread, color: 'forest.3', type: 'bar' },
        { name: 'mean', label: names.mean, color: 'forest.8', type: 'line' },
      ]}
      strokeWidth={0}
      barProps={{ isAnimationActive: false }}
      lineProps={{ isAnimationActive: false }}
      maxBarWidth={18}
      minBarSize={3}
    />
  );
}
