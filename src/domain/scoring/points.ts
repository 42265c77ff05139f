/** Points are given in such steps (decision 029). */
const pointStep = 0.5;

/** What typed points are: a number, nothing, or what is wrong with them. */
export type ReadPoints = { points: number | null } | { fault: 'letters' | 'decimalComma' | 'range' | 'step' };

/** Reads the points of a criterion as they were typed. Full-width digits, which Chinese keyboards write, count as digits. */
export function readPoints(typed: string, max: number): ReadPoints {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { points: null };
  if (/^\d+,\d+$/.test(text)) return { fault: 'decimalComma' };
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return { fault: 'letters' };
  const points = Number(text);
  if (points < 0 || points > max) return { fault: 'range' };
  return Number.isInteger(points / pointStep) ? { points: points + 0 } : { fault: 'step' };
}

/** A comment says why where points are low (under 60 %) or full (decision 029). */
export const needsComment = (points: number, max: number): boolean => points === max || points * 5 < max * 3;
