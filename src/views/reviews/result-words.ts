import { meanText, pointsText } from '#src/domain/scoring/points-text.ts';
import type { ScoreResult } from '#src/domain/scoring/result.ts';
import { type TemplateVersion, vetoText } from '#src/domain/scoring/template-version.ts';
import { sumOf } from '#src/domain/scoring/template.ts';
import type { ReviewWords } from './desk-words.ts';

/** The name of a grade in its template. */
export const gradeName = ({ grades }: Pick<TemplateVersion, 'grades'>, code: string): string =>
  grades.find((grade) => grade.code === code)?.name ?? code;

/** The computation of the mean in words, by the rule of the result; null without a mean. */
export function computationText(t: ReviewWords, { rule, sheets, mean }: ScoreResult): string | null {
  if (mean === null) return null;
  const counted = sheets.filter(({ isDropped }) => !isDropped);
  const values = {
    count: sheets.length,
    counted: counted.length,
    sum: pointsText(sumOf(counted.map(({ total }) => total))),
    mean: meanText(mean),
  };
  if (counted.length === sheets.length) return t(`compute.${rule.name}.all`, values);
  const [least, most] = [sheets.at(0)?.total ?? 0, sheets.at(-1)?.total ?? 0];
  return t(`compute.${rule.name}.dropped`, { ...values, least: pointsText(least), most: pointsText(most) });
}

/** The reasons why a base fails, in words: vetoes with their experts, and groups with too few points. */
export const failingTexts = (
  t: ReviewWords,
  { failings }: ScoreResult,
  template: TemplateVersion,
  nameOf: (sheet: string) => string,
): readonly string[] =>
  failings.map((failing) =>
    failing.kind === 'veto'
      ? t('fail.veto', {
          name: nameOf(failing.sheet),
          text: vetoText(template, failing.condition),
        })
      : t('fail.groupFloor', {
          group: template.groups.find(({ code }) => code === failing.group)?.name ?? failing.group,
          percent: template.groupFloorPercent ?? 0,
        }),
  );
