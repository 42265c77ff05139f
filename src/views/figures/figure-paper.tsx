import { useTranslation } from 'react-i18next';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { PaperPages, paperWidth } from '#src/views/print/paper.tsx';
import { meanText } from '#src/views/words/number-text.ts';
import { chartedOf } from './charted-of.ts';
import { FigureChart } from './charts/figure-chart.tsx';
import { useFigureFacts } from './figure-facts.ts';
import { useDrilling } from './figure-link.tsx';
import { FigureTable } from './figure-table.tsx';
import parts from '#src/views/print/paper-parts.module.css';
import classes from './figure-paper.module.css';

export interface PaperProps {
  statistic: Statistic;
  query: FigureQuery;
  figures: Figures;
}

/** A page of statistics on A4 (W4.11): its facts, the totals, each chart with its whole table, and lines to sign. */
export function FigurePaper({ statistic, query, figures }: PaperProps) {
  const { t } = useTranslation('figures');
  const drilling = { ...useDrilling(statistic, query), hrefOf: () => null };
  const { words } = drilling;
  const { title, factsNow } = useFigureFacts(statistic, query, figures);
  const { total, mean, tables } = figures;
  return (
    <PaperPages
      head={title}
      title={title}
      facts={[
        ...factsNow(true),
        [t(`total.${statistic.source}`), words.number(total)],
        ...(mean === null ? [] : [[t('mean'), meanText(mean)] as const]),
      ]}
      signatures={[{ names: [t('sign.made'), t('sign.checked'), t('sign.date')] }]}
    >
      {tables.map((table, index) => {
        const breakdown = statistic.breakdowns[index];
        if (!breakdown) return null;
        const name = words.title(table.by);
        return (
          <section key={table.by} className={classes.section}>
            <div className={parts.together}>
              <h2>{name}</h2>
              <FigureChart
                title={name}
                charted={chartedOf(table, breakdown, figures, drilling)}
                chart={breakdown.chart}
                width={paperWidth}
                isPaper
              />
            </div>
            <FigureTable drilling={drilling} figures={figures} table={table} breakdown={breakdown} title={name} />
          </section>
        );
      })}
    </PaperPages>
  );
}
