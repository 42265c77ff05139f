import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { choose } from './related/choose.ts';
import { findImporters } from './related/importers.ts';
import { failuresOf } from './report/failures.ts';
import { readReport, relatedReport } from './report/report.ts';
import { inWords, sum, tallyReport, verdict } from './report/tally.ts';
import { lineOf, runRows, type Step } from './steps.ts';

/**
 * Checks what was changed since a commit, the last one if none is named, in about two minutes: types, lint of the changed files,
 * and the tests that `choose` finds. It prints why each was chosen, and which browser tests it leaves to the developer.
 */
const began = performance.now();
const since = process.argv[2] ?? 'HEAD';
const changed = changedSince(since);
const tests = globSync('tests/**/*.test.{ts,tsx}').toSorted();
const choice = choose(changed, tests, findImporters());

console.log(`${changed.length} files are changed since ${since}. ${choice.tests.size} files of tests are chosen:`);
for (const [test, why] of choice.tests) console.log(`  ${test} (${why})`);

mkdirSync('.cache', { recursive: true });
rmSync(relatedReport, { force: true });
const linted = changed.filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const first: Step[] = [
  // What the compiler found last time is kept, so it looks only at what a change reaches.
  { script: 'types', args: ['--incremental', '--tsBuildInfoFile', '.cache/types.json'] },
  ...(linted.length > 0 ? [{ script: 'lint', args: linted }] : []),
];
const outcomes = await runRows(
  [
    first,
    [
      {
        script: 'test:fast',
        args: [...choice.tests.keys(), '--reporter=default', '--reporter=./scripts/report/vitest.ts'],
        tally: (exitCode) => tallyReport(exitCode, readReport(relatedReport)),
      },
    ],
  ],
  { REPORT: relatedReport },
);

for (const failure of failuresOf(readReport(relatedReport))) console.log(`\n✗ ${failure}`);
console.log('');
for (const outcome of outcomes) console.log(lineOf(outcome, `${outcome.seconds.toFixed(1)} s`));
if (choice.browser.length > 0) {
  console.log('In a browser, this is tried by tests that did not run here:');
  console.log(`  npm run build && npm run build:mock && npm run test:browser -- ${choice.browser.join(' ')}`);
}
const total = sum(outcomes.map(({ tally }) => tally));
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`everything took ${inWords((performance.now() - began) / 1000)}`);
console.log(verdict(total));

/** Changed, staged, deleted and new files. */
function changedSince(commit: string): string[] {
  const lines = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([
      ...lines('diff', '--name-only', '--no-renames', commit, '--'),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ]),
  ].toSorted();
}
