/** Points are given in such steps (decision 036). */
const pointStep = 0.5;

export const isInSteps = (points: number): boolean => Number.isInteger(points / pointStep);

/** What typed points are: a number, nothing, or what is wrong with them. */
export type ReadPoints = { points: number | null } | { fault: 'letters' | 'decimalComma' | 'range' | 'step' };

/** Digits and signs as Chinese keyboards write them. */
const fullWidth = /[\uFF01-\uFF5E]/g;

/** Reads the points of a criterion as they were typed. Full-width digits count as digits. */
export function readPoints(typed: string, max: number): ReadPoints {
  const text = typed.replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).trim();
  if (text === '') return { points: null };
  if (/^\d+,\d+$/.test(text)) return { fault: 'decimalComma' };
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return { fault: 'letters' };
  const points = Number(text) + 0;
  return points < 0 || points > max
    ? { fault: 'range' }
    : /^[^.]*\.?(5?0*)$/.test(text)
      ? { points }
      : { fault: 'step' };
}

/** A comment says why where points are low (under 60 %) or full (decision 036). */
export const needsComment = (points: number, max: number): boolean => points === max || points * 5 < max * 3;

/** The points one step up or down, within the bounds of a criterion. What is not scored begins at 0. */
export const steppedPoints = (points: number | null, steps: number, max: number): number =>
  Math.min(max, Math.max(0, (points ?? 0) + steps * pointStep));
