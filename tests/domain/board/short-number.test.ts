import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortNumber, type Units } from '#src/domain/board/short-number.ts';

const signs: Readonly<Record<string, number>> = {
  '': 1,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  万: 1e4,
  亿: 1e8,
  万亿: 1e12,
};

/** The value of a shortened number. */
function readShort(text: string): { mantissa: number; sign: string; value: number } {
  const [, digits = '', sign = ''] = /^([\d.,-]+)(.*)$/.exec(text) ?? [];
  const mantissa = Number(digits.replaceAll(',', ''));
  return { mantissa, sign, value: mantissa * (signs[sign] ?? Number.NaN) };
}

describe('numbers in few characters', () => {
  test.for<[value: number, units: Units, language: string, words: string]>([
    [0, 'thousands', 'zh-CN', '0'],
    [999, 'thousands', 'zh-CN', '999'],
    [2.46, 'thousands', 'es', '2,5'],
    [999.6, 'thousands', 'zh-CN', '999.6'],
    [999.96, 'thousands', 'zh-CN', '1,000'],
    [1234, 'thousands', 'zh-CN', '1,234'],
    [18_314, 'thousands', 'es', '18.314'],
    [99_999, 'thousands', 'en', '99,999'],
    [99_999.96, 'thousands', 'en', '100K'],
    [123_456, 'thousands', 'es', '123,46K'],
    [999_994, 'thousands', 'en', '999.99K'],
    [999_995, 'thousands', 'en', '1M'],
    [1_500_000, 'thousands', 'en', '1.5M'],
    [2e9, 'thousands', 'en', '2G'],
    [3e12, 'thousands', 'en', '3T'],
    [4.25e15, 'thousands', 'en', '4.25P'],
    [5e18, 'thousands', 'en', '5E'],
    [-123_456, 'thousands', 'en', '-123.46K'],
    [9999, 'wan', 'zh-CN', '9,999'],
    [10_000, 'wan', 'zh-CN', '1万'],
    [123_456, 'wan', 'zh-CN', '12.35万'],
    [99_999_999, 'wan', 'zh-CN', '1亿'],
    [345_000_000, 'wan', 'zh-CN', '3.45亿'],
    [2.5e12, 'wan', 'zh-CN', '2.5万亿'],
  ])('%d in %s in %s is %s', ([value, units, language, words]) => {
    expect(shortNumber(value, units, language)).toBe(words);
  });

  const numbers = fc.oneof(fc.nat(), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));
  const bothUnits = fc.constantFrom<Units[]>('thousands', 'wan');

  test('are below the next unit, and accurate to half a percent', () => {
    fc.assert(
      fc.property(numbers, bothUnits, (number, units) => {
        const { mantissa, sign, value } = readShort(shortNumber(number, units, 'en'));
        const most = units === 'wan' ? 10_000 : sign === '' ? 100_000 : 1000;
        if (sign !== '万亿') expect(mantissa).toBeLessThan(most);
        expect(Math.abs(value - number)).toBeLessThanOrEqual(number * 0.005);
      }),
    );
  });

  test('keep the order of the values', () => {
    fc.assert(
      fc.property(numbers, numbers, bothUnits, (a, b, units) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const read = (number: number) => readShort(shortNumber(number, units, 'en')).value;
        expect(read(less)).toBeLessThanOrEqual(read(more));
      }),
    );
  });
});
