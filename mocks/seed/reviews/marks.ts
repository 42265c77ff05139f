import { needsComment } from '#src/domain/scoring/points.ts';
import type { SheetContent } from '#src/domain/scoring/review.ts';
import { criteriaOf, type ScoreTemplate } from '#src/domain/scoring/template.ts';
import type { Chance } from '#mocks/seed/shared/random.ts';

const low = [
  '现场未见相应设施，材料也没有说明。',
  '台账不完整，缺少近一年的记录。',
  '与要求差距较大，建议补充后复核。',
];
const full = ['现场核实，完全符合要求。', '材料齐全，成效突出。', '在同类基地中居于前列。'];
const other = ['基本符合，细节有待完善。', '比上一年有明显改进。', '建议补充佐证材料。'];

/** An expert's marks for the first `marked` criteria, which add up to about this share of their points. */
export function marksOf(
  template: ScoreTemplate,
  share: number,
  chance: Chance,
  marked = Infinity,
): SheetContent['marks'] {
  const pick = (words: readonly string[]) => words[chance.between(0, words.length - 1)] ?? '';
  const marks: SheetContent['marks'] = {};
  // Rounding differences are carried to the next criterion, so that the total matches the share.
  let owed = 0;
  for (const { code, max } of criteriaOf(template).slice(0, marked)) {
    owed += max * share;
    const halves = Math.round(owed * 2) + chance.between(-1, 1);
    const points = Math.min(max, Math.max(0, halves / 2));
    owed -= points;
    const comment = needsComment(points, max)
      ? pick(points === max ? full : low)
      : chance.happens(12)
        ? pick(other)
        : '';
    marks[code] = { points, comment, files: [] };
  }
  return marks;
}
