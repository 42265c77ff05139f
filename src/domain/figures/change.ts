import type { FigureRow, Figures } from './figures.ts';
import { countDays, type Days, finishedDays, isWholeMonth, type Period } from './period.ts';

/**
 * The change of a figure (W4.5). `share` is in percent with one decimal, half up; from 0 it is `new`, from 0 to 0 `same`.
 * `bitMore` and `bitLess` are changes that would round to 0.
 */
export type Change = { kind: 'new' | 'same' | 'none' | 'bitMore' | 'bitLess' } | { kind: 'share'; percent: number };

export function changeOf(value: number, before: number | null): Change {
  if (before === null) return { kind: 'none' };
  if (value === before) return { kind: 'same' };
  if (before === 0) return { kind: 'new' };
  const percent = Math.round(((value - before) * 1000) / before) / 10;
  if (percent === 0) return { kind: value > before ? 'bitMore' : 'bitLess' };
  return { kind: 'share', percent };
}

/** The change of the total, without the unfinished day. */
export const changeOfTotal = ({ total, running, before }: Pick<Figures, 'total' | 'running' | 'before'>): Change =>
  changeOf(total - running, before);

/** The change of a row, without the unfinished day; none when the compared days differ in number, unless both are whole months. */
export function changeOfRow(
  { value, running, before, days, was }: FigureRow,
  period: Pick<Period, 'to' | 'isOpen'>,
): Change {
  const isFair = !days || !was || areAlike(finishedDays(days, period), was);
  return changeOf(value - running, isFair ? before : null);
}

const areAlike = (one: Days, other: Days): boolean =>
  countDays(one) === countDays(other) || (isWholeMonth(one) && isWholeMonth(other));

/**
 * A share of a total in percent with one decimal: `tiny` is not zero but would round to 0, `almost` is not all but would round to
 * 100 (W4.8).
 */
export type Share = { kind: 'tiny' | 'almost' | 'none' } | { kind: 'share'; percent: number };

export function shareOf(value: number, total: number): Share {
  if (total === 0) return { kind: 'none' };
  const percent = Math.round((value * 1000) / total) / 10;
  if (value > 0 && percent === 0) return { kind: 'tiny' };
  if (value < total && percent === 100) return { kind: 'almost' };
  return { kind: 'share', percent };
}
