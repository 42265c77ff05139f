import { pointBands } from '#src/domain/figures/statistics.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import { isChair } from '#src/domain/scoring/panel.ts';
import { rowFor, shownResult } from '#mocks/scoring/answers.ts';
import { panelsOfBases } from '#mocks/scoring/grades.ts';
import type { Panel } from '#mocks/scoring/panels.ts';
import type { Call } from '#mocks/server/handle.ts';
import { requireSession } from '#mocks/server/session.ts';
import { cityOf, type Dimensions, type Fact } from './fact.ts';

/** By what the rows of the desk are told apart, as far as the asking person may know it. */
export const reviewDimensions = ({ kind, area, grade, mean }: ReviewRow): Dimensions => ({
  kind,
  city: cityOf(area),
  grade: grade ?? '',
  points: mean === null ? '' : (pointBands.findLast((least) => mean >= Number(least)) ?? ''),
});

/** The day on which a result was passed; empty if it was not. */
export const passedDay = ({ review: { status, passed } }: Panel): string =>
  status === 'passed' && passed ? passed.time.slice(0, 10) : '';

/**
 * The reviews that passed, by the day. Whoever runs panels is told what the desk tells them; anybody else what the list of the
 * bases tells: the results, but for bases that they still have to score (W1.1).
 */
export async function reviewFacts(call: Call): Promise<Fact[]> {
  const { panels, isBlind } = await panelsOfBases(call);
  const { grants } = requireSession(call.session);
  const passed = panels.filter((panel) => passedDay(panel) !== '');
  return Promise.all(
    passed.map(async (panel) => {
      const row = await rowFor(panel, call);
      const known = isChair(grants) || isBlind(panel) ? row : { ...row, ...shownResult(panel) };
      return { day: passedDay(panel), weight: 1, of: reviewDimensions(known), points: known.mean };
    }),
  );
}
