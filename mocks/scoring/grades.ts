import { isWaiting } from '#src/domain/scoring/review.ts';
import { byRanking, rankedGrades } from '#src/domain/bases/grade-order.ts';
import { basesPath } from '#src/domain/scoring/kinds.ts';
import type { Call } from '#mocks/server/handle.ts';
import { stepsCollection, templateCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { ownStateIn } from './answers.ts';
import { allPanels, type Panel, shownResultOf } from './panels.ts';

/**
 * All panels, the newest review first; the base of each, which may have come from the scored application; and whether
 * the caller still has to score it.
 */
export async function panelsOfBases(call: Call) {
  const panels = await allPanels(call.tx);
  const became = new Map((await call.tx.all(stepsCollection)).map((row) => [row.id, row.became?.base]));
  const baseOf = ({ review: { subject } }: Panel) => (subject.path === basesPath ? subject.id : became.get(subject.id));
  const blind = new Set(panels.filter((panel) => isWaiting(ownStateIn(panel, call) ?? 'closed')).map(baseOf));
  return {
    panels,
    baseOf,
    isBlind: (panel: Panel): boolean => {
      const base = baseOf(panel);
      return base !== undefined && blind.has(base);
    },
  };
}

/**
 * The grade of each base by its last passed result, or that of the application from which it came. Callers who still
 * have to score a base do not get its grade (W1.1).
 */
export async function gradesFor(call: Call): Promise<ReadonlyMap<string, string>> {
  const { panels, baseOf, isBlind } = await panelsOfBases(call);
  const grades = new Map<string, string>();
  for (const panel of panels) {
    const base = baseOf(panel);
    const grade = panel.review.status === 'passed' ? shownResultOf(panel).grade : null;
    if (base !== undefined && grade && !isBlind(panel) && !grades.has(base)) grades.set(base, grade);
  }
  return grades;
}

/** Compares the names of grades, best first. */
export const gradeOrder = async (tx: Transaction): Promise<(one: string, other: string) => number> =>
  byRanking(rankedGrades(await tx.all(templateCollection)));
