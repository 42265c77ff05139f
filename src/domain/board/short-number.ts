/** How numbers are abbreviated: `123.4K`, or `1.23万` as Chinese counts (product 25, decision 046). */
export type Units = 'thousands' | 'wan';

const thousands = [
  { step: 1e3, sign: 'K' },
  { step: 1e6, sign: 'M' },
  { step: 1e9, sign: 'G' },
  { step: 1e12, sign: 'T' },
  { step: 1e15, sign: 'P' },
  { step: 1e18, sign: 'E' },
] as const;

const wan = [
  { step: 1e4, sign: '万' },
  { step: 1e8, sign: '亿' },
  { step: 1e12, sign: '万亿' },
] as const;

/** The least number that is abbreviated: smaller ones are not longer in full. */
const least: Readonly<Record<Units, number>> = { thousands: 1e5, wan: 1e4 };

/**
 * Abbreviates a large number: at most one decimal in full, two with a step, without trailing zeros. A number that rounds up to
 * the next step uses it: `1M`, never `1000K`.
 */
export function shortNumber(value: number, units: Units, language: string): string {
  const steps = units === 'wan' ? wan : thousands;
  const size = Math.abs(value);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: 'always' });
  const small = Math.round(size * 10) / 10;
  if (Math.max(size, small) < least[units]) return format.format(Math.sign(value) * small);
  const place = steps.findLastIndex(({ step }) => Math.max(size, small) >= step);
  const rounded = inStep(size, steps[place]?.step ?? 1);
  const next = steps[place + 1];
  const isNext = next !== undefined && rounded * (steps[place]?.step ?? 1) >= next.step;
  const { step, sign } = (isNext ? next : steps[place]) ?? { step: 1, sign: '' };
  return `${format.format(Math.sign(value) * inStep(size, step))}${sign}`;
}

const inStep = (size: number, step: number): number => Math.round((size / step) * 100) / 100;
