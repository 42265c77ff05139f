import { Group, Title } from '@mantine/core';
import { useId } from 'react';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures, FigureTable as Table } from '#src/domain/figures/figures.ts';
import type { Breakdown, Statistic } from '#src/domain/figures/statistics.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import type { FileWriterActor } from '#src/machines/tables/file-writer.ts';
import { ErrorBoundary } from '#src/views/late/error-boundary.tsx';
import { late } from '#src/views/late/late.tsx';
import { useFigureFacts } from './figure-facts.ts';
import { useDrilling } from './figure-link.tsx';
import { FigureTable } from './figure-table.tsx';
import { PictureButton } from './picture-button.tsx';
import { chartedOf } from './charted-of.ts';
import { heightOf } from './charts/chart-size.ts';
import type { FigureChartProps } from './charts/figure-chart.tsx';
import classes from './figures.module.css';

/** The chart library is big, so it is loaded when a chart scrolls into view (W7.10). */
const FigureChart = late(async () => (await imported(() => import('./charts/figure-chart.tsx'))).FigureChart, Space);

interface Props {
  file: FileWriterActor;
  statistic: Statistic;
  query: FigureQuery;
  figures: Figures;
  table: Table;
  breakdown: Breakdown;
}

/** The most rows of a table beside its chart; a longer one is below it, folded, instead of leaving the chart alone. */
const mostBeside = 15;

/** The most columns of figures that fit beside the chart; a wider table is below it, instead of being cut. */
const mostColumns = 5;

/** A breakdown: its chart, and the same figures as a table for keyboard and screen reader (W4.14). */
export function FigureSection({ file, statistic, query, figures, table, breakdown }: Props) {
  const id = useId();
  const drilling = useDrilling(statistic, query);
  const title = drilling.words.title(table.by);
  const about = useFigureFacts(statistic, query, figures);
  const isLong = table.rows.length > mostBeside;
  const columns = 2 + (figures.before === null ? 0 : 2) + Number(figures.mean !== null) + table.columns.length;
  const charted = chartedOf(table, breakdown, figures, drilling);
  return (
    <section aria-labelledby={id} className={classes.section} data-by={table.by}>
      <Group gap="xs" mb="xs">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {figures.total > 0 && (
          <PictureButton file={file} about={about} name={title} charted={charted} chart={breakdown.chart} />
        )}
      </Group>
      <div className={classes.both} data-stacked={isLong || columns > mostColumns || undefined}>
        <div className={classes.chart}>
          {/* Without the chart, the table still has all figures. */}
          <ErrorBoundary fallback={() => null}>
            <FigureChart title={title} charted={charted} chart={breakdown.chart} />
          </ErrorBoundary>
        </div>
        <FigureTable
          drilling={drilling}
          figures={figures}
          table={table}
          breakdown={breakdown}
          title={title}
          folds={isLong}
        />
      </div>
    </section>
  );
}

/** A placeholder as high as the chart, so that nothing moves. */
function Space({ charted, chart }: Pick<FigureChartProps, 'charted' | 'chart'>) {
  return <div style={{ height: heightOf(charted, chart, false) }} />;
}
