import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { changedSince } from './related/changed.ts';
import { choose } from './related/choose.ts';
import { findImporters } from './related/importers.ts';
import { failuresOf } from './report/failures.ts';
import { readReport, relatedReport } from './report/report.ts';
import { inWords, sum, tallyReport, verdict } from './report/tally.ts';
import { lineOf, runRows, type Step } from './steps.ts';

/**
 * Checks the changes since a commit (by default the last one) in about two minutes: types, lint of the changed files, and the
 * tests that `choose` finds. Prints why each test is chosen, and which changes no test covers.
 */
const began = performance.now();
const since = process.argv[2] ?? 'HEAD';
const changed = changedSince(since);
if (!changed) {
  console.log(`There is no commit “${since}”. Give one, or none for the last: npm run test:related -- <commit>`);
  process.exit(1);
}
const tests = globSync('tests/**/*.test.{ts,tsx}').toSorted();
const choice = choose(changed, tests, findImporters());

console.log(`Changed files since ${since}: ${changed.length}. Chosen files of tests: ${choice.tests.size}.`);
for (const [test, why] of choice.tests) console.log(`  ${test} (${why})`);

mkdirSync('.cache', { recursive: true });
rmSync(relatedReport, { force: true });
const linted = changed.filter((file) => /\.tsx?$/.test(file) && existsSync(file));
const first: Step[] = [
  // The compiler works incrementally.
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
if (choice.untried.length > 0) {
  console.log('For these files no test is found; npm test tries them:');
  for (const file of choice.untried) console.log(`  ${file}`);
}
if (choice.browser.length > 0) {
  console.log('These browser tests did not run:');
  console.log(
    `  npm run build && npm run build:mock && npm run build:provider && npm run test:browser -- ${choice.browser.join(' ')}`,
  );
}
const total = sum(outcomes.map(({ tally }) => tally));
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`everything took ${inWords((performance.now() - began) / 1000)}`);
console.log(verdict(total));
