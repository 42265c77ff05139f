import { useTranslation } from 'react-i18next';
import { clsx } from 'clsx';
import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { PaperFacts, Signatures } from '#src/views/print/paper-parts.tsx';
import { PaperPages } from '#src/views/print/paper.tsx';
import chartClasses from './charts/chart.module.css';
import { chartedOf } from './charted-of.ts';
import { FigureChart } from './charts/figure-chart.tsx';
import { useFigureFacts } from './figure-facts.ts';
import { useDrilling } from './figure-link.tsx';
import { FigureTable } from './figure-table.tsx';
import classes from './figure-paper.module.css';

export interface PaperProps {
  statistic: Statistic;
  query: FigureQuery;
  figures: Figures;
}

/** The width of an A4 page between its margins (`paper.css`), in pixels. */
const paperWidth = 680;

/** A page of statistics on A4 (W4.11): its facts, the totals, each chart with its whole table, and lines to sign. */
export function FigurePaper({ statistic, query, figures }: PaperProps) {
  const { t } = useTranslation('figures');
  const drilling = { ...useDrilling(statistic, query), hrefOf: () => null };
  const { words } = drilling;
  const { title, factsNow } = useFigureFacts(statistic, query, figures);
  const { total, mean, tables } = figures;
  return (
    <PaperPages head={title}>
      <div className={clsx(chartClasses.light, classes.paper)}>
        <h1>{title}</h1>
        <PaperFacts
          className={classes.facts}
          facts={[
            ...factsNow(true),
            [t(`total.${statistic.source}`), words.number(total)],
            ...(mean === null ? [] : [[t('mean'), mean.toFixed(2)] as const]),
          ]}
        />
        {tables.map((table, index) => {
          const breakdown = statistic.breakdowns[index];
          if (!breakdown) return null;
          const name = words.title(table.by);
          return (
            <section key={table.by}>
              <div className={classes.together}>
                <h2>{name}</h2>
                <FigureChart
                  title={name}
                  charted={chartedOf(table, breakdown, figures, drilling)}
                  chart={breakdown.chart}
                  width={paperWidth}
                />
              </div>
              <FigureTable drilling={drilling} figures={figures} table={table} breakdown={breakdown} title={name} />
            </section>
          );
        })}
        <Signatures names={[t('sign.made'), t('sign.checked'), t('sign.date')]} />
      </div>
    </PaperPages>
  );
}
