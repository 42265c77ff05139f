import { meanText, pointsText } from '#src/views/words/number-text.ts';
import { isRounded, type ScoreResult } from '#src/domain/scoring/result.ts';
import { sumOf } from '#src/domain/scoring/template.ts';
import type { ReviewWords } from './desk-words.ts';

/** The computation of the mean in words, by the rule of the result; null without a mean. A rounded mean has ≈ (B21). */
export function computationText(t: ReviewWords, result: ScoreResult): string | null {
  const { rule, sheets, mean } = result;
  if (mean === null) return null;
  const counted = sheets.filter(({ isDropped }) => !isDropped);
  const rounded = isRounded(result);
  const values = {
    count: sheets.length,
    counted: counted.length,
    sum: pointsText(sumOf(counted.map(({ total }) => total))),
    mean: rounded ? t('compute.rounded', { mean: meanText(mean) }) : meanText(mean),
    sign: rounded ? '≈' : '=',
  };
  if (counted.length === sheets.length) return t(`compute.${rule.name}.all`, values);
  const [least, most] = [sheets.at(0)?.total ?? 0, sheets.at(-1)?.total ?? 0];
  return t(`compute.${rule.name}.dropped`, { ...values, least: pointsText(least), most: pointsText(most) });
}
