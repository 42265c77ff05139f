import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import { listBehind } from '#src/domain/figures/drill.ts';
import { type StatisticName, statisticPath } from '#src/domain/figures/paths.ts';
import { type Statistic, statisticAt } from '#src/domain/figures/statistics.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';

/** A statistic at the head of the home page, with its figures of the last 30 days and of the 30 days before. */
export interface HeadFigure {
  statistic: Statistic;
  figures: Figures;
}

/** The query of every figure of the head. */
export const headQuery: FigureQuery = {
  period: 'last30',
  from: '',
  to: '',
  compare: 'previous',
  unit: null,
  filters: {},
};

const mostFigures = 4;

/** The statistics that count one kind of record each, those that change from day to day first. */
const headNames: readonly StatisticName[] = [
  'saView',
  'saConsultUser',
  'saExperienceUser',
  'saBaseScore',
  'saBaseCount',
];

/**
 * The granted statistics whose totals head the home page, first those about records that the person works with, so that each
 * figure leads to its list. None for persons who may see no statistics.
 */
export function headStatistics(grants: Grants): readonly Statistic[] {
  const granted = headNames.map((name) => statisticAt(statisticPath(name))).filter(({ path }) => opens(grants, path));
  const isOwn = ({ source }: Statistic) => opens(grants, listBehind(source).path);
  return [...granted.filter(isOwn), ...granted.filter((statistic) => !isOwn(statistic))].slice(0, mostFigures);
}
