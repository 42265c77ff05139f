import { describe, expect, test } from 'vitest';
import type { Report } from '#scripts/report/report.ts';
import { inWords, sum, type Tally, tallyCheck, tallyReport, verdict } from '#scripts/report/tally.ts';

const reportOf = (...files: [passed: number, failed: number][]): Report => ({
  files: files.map(([passed, failed], at) => ({
    file: `${at}.test.ts`,
    project: 'node',
    startup: 1,
    tests: 1,
    passed,
    failed,
    failures: [],
  })),
  errors: [],
});

const cases: [string, Tally, Tally][] = [
  ['a check that passed', tallyCheck(0), { passed: 1, failed: 0 }],
  ['a check that failed', tallyCheck(2), { passed: 0, failed: 1 }],
  ['all tests passed', tallyReport(0, reportOf([4, 0], [3, 0])), { passed: 7, failed: 0, files: 2 }],
  ['some tests failed', tallyReport(1, reportOf([4, 1], [1, 1])), { passed: 5, failed: 2, files: 2 }],
  ['a runner that ends with an error alone', tallyReport(1, reportOf([5, 0])), { passed: 5, failed: 1, files: 1 }],
  ['a runner that crashed', tallyReport(134, null), { passed: 0, failed: 1, files: 0 }],
  ['a runner that ran nothing', tallyReport(0, reportOf()), { passed: 0, failed: 1, files: 0 }],
];

describe('the count of npm test', () => {
  test.for(cases)('%s', ([, tally, expected]) => {
    expect(tally).toEqual(expected);
  });

  test('adds up all runners in one line', () => {
    const total = sum(cases.map(([, tally]) => tally));
    expect(verdict(total)).toEqual('18 passed, 6 failed');
  });

  test('counts the test files', () => {
    expect(verdict({ passed: 7, failed: 0, files: 2 })).toEqual('7 passed, 0 failed in 2 files');
  });

  test('formats the total duration', () => {
    expect([4.4, 59.6, 725].map(inWords)).toEqual(['0 min 4 s', '1 min 0 s', '12 min 5 s']);
  });
});
