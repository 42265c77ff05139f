import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from '#scripts/failures.ts';

test('the failed tests of Vitest, and the files that could not be loaded', () => {
  const assertion = {
    status: 'failed',
    fullName: 'a list turns pages',
    failureMessages: ['expected 1 to be 2\n  at line 7'],
  };
  const report = {
    testResults: [
      {
        name: '/clone/tests/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [assertion, { status: 'passed', fullName: 'a list opens' }],
      },
      {
        name: '/clone/tests/b.test.ts',
        status: 'failed',
        message: 'Cannot find module\nat line 1',
        assertionResults: [],
      },
      { name: '/clone/tests/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(failedInVitest(report, '/clone')).toEqual([
    'tests/a.test.ts › a list turns pages\n    expected 1 to be 2',
    'tests/b.test.ts › the file\n    Cannot find module',
  ]);
  expect(failedInVitest(null)).toEqual([]);
});

test('the failed tests of Playwright, in suites within suites', () => {
  const spec = (title: string, ok: boolean) => ({
    ok,
    file: 'server/a.test.ts',
    title,
    tests: [{ results: [{}, { error: { message: 'not visible\nlog' } }] }],
  });
  const report = { suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }] };
  expect(failedInPlaywright(report)).toEqual(['server/a.test.ts › closes\n    not visible']);
  expect(failedInPlaywright(null)).toEqual([]);
});
