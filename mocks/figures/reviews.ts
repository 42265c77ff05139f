import { pointBands } from '#src/domain/figures/statistics.ts';
import type { ReviewRow } from '#src/domain/scoring/review.ts';
import { isChair } from '#src/domain/scoring/scoring-rights.ts';
import { rowFor } from '#mocks/scoring/answers.ts';
import { panelsOfBases } from '#mocks/scoring/grades.ts';
import { type Panel, shownResultOf } from '#mocks/scoring/panels.ts';
import type { Call } from '#mocks/server/handle.ts';
import { requireSession } from '#mocks/server/session.ts';
import { cityOf, type Dimensions, type Fact } from './fact.ts';

/** The dimensions of a row of the review list, without values that the caller may not see. */
export const reviewDimensions = ({ kind, area, grade, mean }: ReviewRow): Dimensions => ({
  kind,
  city: cityOf(area),
  grade: grade ?? '',
  points: mean === null ? '' : (pointBands.findLast((least) => mean >= Number(least)) ?? ''),
});

/** The day on which the result was passed, or an empty string. */
export const passedDay = ({ review: { status, passed } }: Panel): string =>
  status === 'passed' && passed ? passed.time.slice(0, 10) : '';

/**
 * The passed reviews, by day. Users who run panels get the data of the review list. All others get the data of the list of
 * bases: the results, except for bases that they still have to score (W1.1).
 */
export async function reviewFacts(call: Call): Promise<Fact[]> {
  const { panels, isBlind } = await panelsOfBases(call);
  const { grants } = requireSession(call.session);
  const passed = panels.filter((panel) => passedDay(panel) !== '');
  return Promise.all(
    passed.map(async (panel) => {
      const row = await rowFor(panel, call);
      const known = isChair(grants) || isBlind(panel) ? row : { ...row, ...shownResultOf(panel) };
      return { day: passedDay(panel), weight: 1, of: reviewDimensions(known), points: known.mean };
    }),
  );
}
