/** Points are multiples of this step (decision 036). */
const pointStep = 0.5;

export const isInSteps = (points: number): boolean => Number.isInteger(points / pointStep);

/** The reading of typed points: a number, nothing, or a fault. */
export type ReadPoints = { points: number | null } | { fault: 'letters' | 'decimalComma' | 'range' | 'step' };

/** Full-width digits and signs of Chinese keyboards. */
const fullWidth = /[\uFF01-\uFF5E]/g;

/** Reads the typed points of a criterion. Full-width digits are accepted. */
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

/** Whether points need a comment: low points (under 60 %) and full points do (decision 036). */
export const needsComment = (points: number, max: number): boolean => points === max || points * 5 < max * 3;

/** The points some steps up or down, within the bounds of the criterion. A criterion without points starts from 0. */
export const steppedPoints = (points: number | null, steps: number, max: number): number =>
  Math.min(max, Math.max(0, (points ?? 0) + steps * pointStep));
