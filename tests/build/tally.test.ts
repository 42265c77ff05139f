import { describe, expect, test } from 'vitest';
import { inWords, sum, type Tally, tallyCheck, tallyPlaywright, tallyVitest, verdict } from '#scripts/tally.ts';

const cases: [string, Tally, Tally][] = [
  ['a check that passed', tallyCheck(0), { passed: 1, failed: 0 }],
  ['a check that failed', tallyCheck(2), { passed: 0, failed: 1 }],
  ['all tests passed', tallyVitest(0, { numPassedTests: 7, numFailedTests: 0 }), { passed: 7, failed: 0 }],
  ['some tests failed', tallyVitest(1, { numPassedTests: 5, numFailedTests: 2 }), { passed: 5, failed: 2 }],
  [
    'a file that could not be loaded',
    tallyVitest(1, { numPassedTests: 5, numFailedTests: 0 }),
    { passed: 5, failed: 1 },
  ],
  ['a runner that crashed', tallyVitest(134, null), { passed: 0, failed: 1 }],
  ['a runner that ran nothing', tallyVitest(0, { numPassedTests: 0, numFailedTests: 0 }), { passed: 0, failed: 1 }],
  ['a report that is no report', tallyVitest(0, 'half a file'), { passed: 0, failed: 1 }],
  ['browser tests', tallyPlaywright(0, { stats: { expected: 4, unexpected: 0, flaky: 0 } }), { passed: 4, failed: 0 }],
  ['flaky ones', tallyPlaywright(0, { stats: { expected: 3, unexpected: 0, flaky: 1 } }), { passed: 3, failed: 1 }],
  [
    'a server that did not start',
    tallyPlaywright(1, { stats: { expected: 0, unexpected: 0 } }),
    { passed: 0, failed: 1 },
  ],
  ['no browser report', tallyPlaywright(1, null), { passed: 0, failed: 1 }],
];

describe('the count of npm test', () => {
  test.for(cases)('%s', ([, tally, expected]) => {
    expect(tally).toEqual(expected);
  });

  test('adds up all runners in one line', () => {
    const total = sum(cases.map(([, tally]) => tally));
    expect(verdict(total)).toEqual('25 passed, 10 failed');
  });

  test('says how long everything took', () => {
    expect([4.4, 59.6, 725].map(inWords)).toEqual(['0 min 4 s', '1 min 0 s', '12 min 5 s']);
  });
});
