import type { TileOf } from '#src/domain/board/board.ts';
import { textOf } from '#src/domain/content/record.ts';
import { cities, cityNamedIn } from '#src/domain/places/cities.ts';
import { baseKinds, basesPath } from '#src/domain/scoring/kinds.ts';
import { gradeOrder, gradesFor } from '#mocks/scoring/grades.ts';
import type { Call } from '#mocks/server/handle.ts';
import { allRecords } from '#mocks/server/records.ts';

/** The bases that are online, by kind, city and grade. */
export async function basesTiles(
  call: Call,
  time: string,
): Promise<{ bases: TileOf<'bases'>; grades: TileOf<'grades'> }> {
  const bases = (await allRecords(call.tx, basesPath)).filter(({ status }) => status === 'online');
  const byKind = countBy(bases.map((base) => textOf(base, 'type')));
  const byCity = countBy(bases.map((base) => cityNamedIn(textOf(base, 'area'))?.code ?? ''));
  // Excludes grades of bases that the caller still has to score: a sum could reveal them (W1.1).
  const known = await gradesFor(call);
  const byGrade = countBy(bases.map(({ id }) => known.get(id) ?? ''));
  const grades = [...byGrade].filter(([grade]) => grade !== '');
  const compare = await gradeOrder(call.tx);
  return {
    bases: {
      time,
      total: bases.length,
      kinds: baseKinds.map((kind) => ({ kind, count: byKind.get(kind) ?? 0 })),
      cities: cities.map(({ code }) => ({ code, count: byCity.get(code) ?? 0 })),
      unplaced: byCity.get('') ?? 0,
    },
    grades: {
      time,
      grades: grades.map(([grade, count]) => ({ grade, count })).sort((a, b) => compare(a.grade, b.grade)),
      ungraded: byGrade.get('') ?? 0,
    },
  };
}

export function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
