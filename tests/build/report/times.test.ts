import { expect, test } from 'vitest';
import { deepRows } from '#scripts/report/deep-rows.ts';
import type { FileReport } from '#scripts/report/report.ts';
import { byProject, slowest } from '#scripts/report/slowest.ts';
import { timeOf, totalOf } from '#scripts/report/times.ts';

test('a step that exceeds its budget gets a warning', () => {
  const budget = { lint: 90, total: 900 };
  expect([
    timeOf('lint', 90, budget),
    timeOf('lint', 90.5, budget),
    timeOf('new', 4, budget),
    totalOf(725, budget),
    totalOf(901, budget),
  ]).toEqual([
    '90.0 s of 90.0 s',
    '90.5 s of 90.0 s ⚠',
    '4.0 s',
    '12 min 5 s of 15 min 0 s',
    '15 min 1 s of 15 min 0 s ⚠',
  ]);
});

const row = (file: string, project: string, startup: number, tests: number): FileReport => ({
  file,
  project,
  startup,
  tests,
  passed: 2,
  failed: 1,
  failures: [],
});

const files = [row('a.test.ts', 'node', 0.5, 1), row('b.test.tsx', 'app', 4, 1.25), row('c.test.ts', 'node', 0.5, 2)];

test('the slowest files come first, with their start-up time', () => {
  expect(slowest(files, 2)).toEqual([
    '  seconds start-up    tests  count  file',
    '      5.3      4.0      1.3      3  app    b.test.tsx',
    '      2.5      0.5      2.0      3  node   c.test.ts',
  ]);
});

test('the files of a project are added up', () => {
  expect(byProject(files)).toEqual([
    '  seconds start-up    tests  count  project',
    '      4.0      1.0      3.0      6  node   2 files',
    '      5.3      4.0      1.3      3  app    1 file',
  ]);
});

test('a step of the deep suite is a table row', () => {
  const step = { script: 'soak', tally: { passed: 1, failed: 0 }, seconds: 725 };
  expect(deepRows([step], new Date('2026-11-25T23:00:00Z'))).toEqual([
    '| `npm run soak` | 1 passed, 0 failed | 12 min 5 s | 2026-11-25 |',
  ]);
});
