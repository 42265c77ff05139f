import { Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { changeOf } from '#src/domain/figures/change.ts';
import { writeFigureQuery } from '#src/domain/figures/figure-query.ts';
import { type HeadFigure, headQuery, headStatistics } from '#src/domain/work/head-figures.ts';
import { useContextOf, useMatches } from '#src/views/actors/use-snapshot.ts';
import { FigureLink, useDrilling } from '#src/views/figures/figure-link.tsx';
import { FailedState } from '#src/views/late/failed-state.tsx';
import classes from './head-figures.module.css';
import { type HeadFiguresProps, HeadSkeleton } from './late-head-figures.tsx';

/** The totals of the last 30 days: each leads to its records and its statistic, and shows how it changed. */
export function HeadFigures({ actor, grants }: HeadFiguresProps) {
  const { t } = useTranslation('home');
  const { items, failure } = useContextOf(actor, 'items', 'failure');
  const failed = useMatches(actor, 'failed');
  if (failed)
    return (
      <FailedState
        size="sm"
        title={t('home.figuresFailed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'reload' })}
      />
    );
  if (!items) return <HeadSkeleton />;
  const shown = headStatistics(grants);
  return (
    <ul className={classes.figures} aria-label={t('home.figures')}>
      {items
        .filter(({ statistic }) => shown.includes(statistic))
        .map((head) => (
          <HeadFigureCard key={head.statistic.name} {...head} />
        ))}
    </ul>
  );
}

function HeadFigureCard({ statistic, figures }: HeadFigure) {
  const { t } = useTranslation(['home', 'figures']);
  const drilling = useDrilling(statistic, headQuery);
  const { source, path } = statistic;
  const name = source === 'bases' ? t('home.newBases') : t(`figures:total.${source}`);
  const change = changeOf(figures.total, figures.before);
  const course = figures.tables.find(({ by }) => by === 'time')?.rows.map(({ value }) => value) ?? [];
  return (
    <Paper withBorder component="li" className={classes.figure}>
      <Link href={path + writeFigureQuery(headQuery, statistic)} className={classes.name}>
        {name}
      </Link>
      <span className={classes.value}>
        <FigureLink drilling={drilling} name={name} value={figures.total} mark={{ keys: {}, days: figures.period }} />
      </span>
      <Course values={course} />
      <Text span size="xs" c="dimmed" className={classes.change}>
        {t('home.last30')}{' '}
        <span title={t('home.before', { value: drilling.words.number(figures.before ?? 0) })}>
          {drilling.words.change(change)}
        </span>
      </Text>
    </Paper>
  );
}

const [width, height] = [100, 24];

/** The course of a figure from day to day, for a glance: the statistic has the numbers. */
function Course({ values }: { values: readonly number[] }) {
  const greatest = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => `${index * step},${height - (value / greatest) * height}`).join(' ');
  return (
    <svg className={classes.course} viewBox={`0 -1 ${width} ${height + 2}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points} />
    </svg>
  );
}
