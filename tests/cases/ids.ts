import { cases } from './cases.ts';
import { reviewCases } from './review.ts';
import { commentCases } from './comments.ts';
import { boardCases } from './board.ts';
import { consultationCases } from './consultations.ts';
import { faults } from './faults.ts';
import { figureCases } from './figures.ts';
import { reportCases } from './reports.ts';
import { toolCases } from './tools.ts';
import { workCases } from './work.ts';

/** The ids in a test's title: `T05` is a case, `fault A1` is a fault. A key such as Shift+F10 is not an id. */
export function idsIn(title: string): string[] {
  const ids = [
    ...title.matchAll(
      /(?<faults>\bfaults? )?(?<list>(?<![+\w])[A-Z]\d{1,2}(?:\.\d+)?\b(?:(?:, | and )[A-Z]\d{1,2}(?:\.\d+)?\b)*)/g,
    ),
  ];
  return ids.flatMap(({ groups }) =>
    [...(groups?.['list'] ?? '').matchAll(/[A-Z]\d+(?:\.\d+)?/g)].map(([id]) =>
      nameOf(id, groups?.['faults'] !== undefined),
    ),
  );
}

/** Some ids are both a case and a fault; the word "fault" before them decides. */
function nameOf(id: string, isFault: boolean): string {
  const isCase = id in cases || id in reviewCases;
  if (isFault) return faults[id] || !isCase ? `fault ${id}` : id;
  return isCase || !faults[id] ? id : `fault ${id}`;
}

/** All cases and faults, by the id that titles contain. */
export const known: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(cases),
  ...Object.entries(reviewCases),
  ...Object.entries(workCases),
  ...Object.entries(commentCases),
  ...Object.entries(boardCases),
  ...Object.entries(consultationCases),
  ...Object.entries(figureCases),
  ...Object.entries(toolCases),
  ...Object.entries(reportCases),
  ...Object.entries(faults).map(([id, fault]): [string, string] => [`fault ${id}`, fault]),
]);

export const unknownIds = (titles: readonly string[]): string[] =>
  titles.flatMap((title) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} in “${title}”`),
  );

/** The cases and faults that no title contains. */
export function missingIds(titles: readonly string[]): string[] {
  const shown = new Set(titles.flatMap(idsIn));
  return [...known].flatMap(([id, what]) => (shown.has(id) ? [] : [`${id}: ${what}`]));
}
