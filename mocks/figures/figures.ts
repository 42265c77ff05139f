import type { FigureQuery } from '#src/domain/figures/figure-query.ts';
import type { Figures } from '#src/domain/figures/figures.ts';
import { fittingUnit } from '#src/domain/figures/buckets.ts';
import { comparedWith, periodOf } from '#src/domain/figures/period.ts';
import type { Statistic } from '#src/domain/figures/statistics.ts';
import { isDay } from '#src/domain/working-days/days.ts';
import { gradeOrder } from '#mocks/scoring/grades.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { factsOf } from './facts.ts';
import { fits, isWithin } from './fact.ts';
import { meanOf, runningOf, sumOf, tableOf } from './tables.ts';

/** Computes a statistic from the records (decision 041). */
export async function figuresFor(statistic: Statistic, query: FigureQuery, call: Call): Promise<Figures> {
  const { source, fixed, breakdowns } = statistic;
  const { period: name, from, to, compare, filters } = query;
  if (name === 'days' && !(isDay(from) && isDay(to) && from <= to)) throw new Refusal(400, '统计时段不正确');
  const time = toShanghaiTime(call.now);
  const today = time.slice(0, 10);
  const wanted = (await factsOf(source, call)).filter(({ of }) => fits(of, { ...filters, ...fixed }));
  const first = wanted.reduce((least, { day }) => (day < least ? day : least), today);
  const period = periodOf(name, today, first, { from, to });
  const compared = comparedWith(name, period, compare);
  const unit = fittingUnit(query.unit, period);
  const facts = wanted.filter(({ day }) => isWithin(day, period.from, period.to));
  const before = compared && wanted.filter(({ day }) => isWithin(day, compared.from, compared.to));
  const compareGrades = await gradeOrder(call.tx);
  const counted = { source, filters, period, compared, unit, today, facts, before, compareGrades };
  return {
    time,
    period,
    compared,
    unit,
    total: sumOf(facts),
    running: runningOf(facts, counted),
    before: before && sumOf(before),
    mean: meanOf(facts),
    tables: breakdowns.map((breakdown) => tableOf(breakdown, counted)),
  };
}
