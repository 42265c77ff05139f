import { rmSync } from 'node:fs';
import { deepRows } from './report/deep-rows.ts';
import { failuresOf } from './report/failures.ts';
import { playwrightReport, readReport, vitestReport } from './report/report.ts';
import { inWords, sum, tallyReport, verdict } from './report/tally.ts';
import { lineOf, runRows, type Step } from './steps.ts';

/**
 * The steps of `npm run test:deep`, which take hours. Tests that sample in `npm test` try every row here. At its end the command
 * prints the rows of the table “The deep suite” in the README.
 */
const steps: readonly Step[] = [
  { script: 'build' },
  { script: 'build:mock' },
  { script: 'build:provider' },
  {
    script: 'test:fast',
    args: ['--reporter=default', '--reporter=./scripts/report/vitest.ts'],
    tally: (exitCode) => tallyReport(exitCode, readReport(vitestReport)),
  },
  {
    script: 'test:browser',
    args: ['--reporter=list,./scripts/report/playwright.ts'],
    tally: (exitCode) => tallyReport(exitCode, readReport(playwrightReport)),
  },
  ...['gate', 'soak', 'soak:tabs', 'soak:wall', 'reproduce', 'mutation', 'mutation:guards'].map((script) => ({
    script,
  })),
];

const began = Date.now() / 1000;
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
const outcomes = await runRows(
  steps.map((step) => [step]),
  { TESTS: 'deep' },
);

for (const failure of [vitestReport, playwrightReport].flatMap((report) => failuresOf(readReport(report)))) {
  console.log(`\n✗ ${failure}`);
}
console.log('');
for (const outcome of outcomes) console.log(lineOf(outcome, inWords(outcome.seconds)));
console.log('\nFor the table in README.md:\n');
for (const row of deepRows(outcomes, new Date())) console.log(row);
const total = sum(outcomes.map(({ tally }) => tally));
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\neverything took ${inWords(Date.now() / 1000 - began)}`);
console.log(verdict(total));
