import { expect, test } from 'vitest';
import { failuresOf } from '#scripts/report/failures.ts';
import type { Report } from '#scripts/report/report.ts';

test('lists failed tests, files that could not be loaded, and failures outside tests', () => {
  const row = { project: 'node', startup: 0, tests: 0, passed: 1, failed: 0, failures: [] };
  const report: Report = {
    files: [
      {
        ...row,
        file: 'tests/a.test.ts',
        failures: [{ title: 'a list turns pages', message: 'expected 1 to be 2\n  at line 7' }],
      },
      {
        ...row,
        file: 'tests/b.test.ts',
        failures: [{ title: 'the file', message: 'Cannot find module\nat line 1' }],
      },
      { ...row, file: 'tests/c.test.ts' },
    ],
    errors: ['the server did not start\nlog'],
  };
  expect(failuresOf(report)).toEqual([
    'tests/a.test.ts › a list turns pages\n    expected 1 to be 2',
    'tests/b.test.ts › the file\n    Cannot find module',
    'outside of the tests\n    the server did not start',
  ]);
  expect(failuresOf(null)).toEqual([]);
});
