/** The grades of a template: their names, and the points that each requires. */
interface Graded {
  grades: readonly { name: string; min: number }[];
}

/** The grades of all templates by their names, best first: the more points one asks for, the better it is. */
export function rankedGrades(templates: readonly Graded[]): readonly string[] {
  const points = new Map<string, number>();
  for (const { grades } of templates)
    for (const { name, min } of grades) points.set(name, Math.max(min, points.get(name) ?? 0));
  return [...points].sort(([a, least], [b, other]) => other - least || compareWords(a, b)).map(([name]) => name);
}

/** Compares grades by rank, best first. A grade that no template has any more comes last. */
export function byRanking(ranked: readonly string[]): (a: string, b: string) => number {
  const places = new Map(ranked.map((grade, place) => [grade, place]));
  const placeOf = (grade: string) => places.get(grade) ?? ranked.length;
  return (a, b) => placeOf(a) - placeOf(b) || compareWords(a, b);
}

const { compare: compareWords } = new Intl.Collator('zh-CN');
