import { rmSync } from 'node:fs';
import { failuresOf } from './report/failures.ts';
import { playwrightReport, readReport, vitestReport } from './report/report.ts';
import { sum, tallyReport, verdict } from './report/tally.ts';
import { timeOf, totalOf } from './report/times.ts';
import { lineOf, runRows, type Step } from './steps.ts';
import budget from './time-budget.json' with { type: 'json' };

/** The steps of `npm test`. The steps of a row run in parallel, because none of them keeps two cores busy. */
const rows: readonly (readonly Step[])[] = [
  [
    { script: 'types' },
    { script: 'format:check' },
    { script: 'lint' },
    { script: 'unused' },
    // Built before the tests, because some of them read the builds.
    { script: 'build' },
    { script: 'build:mock' },
    { script: 'build:provider' },
  ],
  [
    {
      script: 'test:fast',
      args: ['--reporter=default', '--reporter=./scripts/report/vitest.ts'],
      tally: (exitCode) => tallyReport(exitCode, readReport(vitestReport)),
    },
  ],
  [{ script: 'coverage:machines' }, { script: 'size' }],
  [
    {
      script: 'test:browser',
      args: ['--reporter=list,./scripts/report/playwright.ts'],
      tally: (exitCode) => tallyReport(exitCode, readReport(playwrightReport)),
    },
  ],
];

const now = () => Date.now() / 1000;
const started = now();
/** `.ci/run` starts earlier, with the installation. */
const began = Number(process.env['CHECKS_BEGAN'] ?? started);

// A report of an earlier run must never be counted for this one.
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });

const outcomes = await runRows(rows);

// Failures are printed again at the end, where readers of a long log look first.
for (const failure of [vitestReport, playwrightReport].flatMap((report) => failuresOf(readReport(report)))) {
  console.log(`\n✗ ${failure}`);
}

console.log('');
if (began < started) console.log(`✓ install (${timeOf('install', started - began, budget)})`);
for (const outcome of outcomes) console.log(lineOf(outcome, timeOf(outcome.script, outcome.seconds, budget)));
const total = sum(outcomes.map(({ tally }) => tally));
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`everything took ${totalOf(now() - began, budget)}`);
console.log(verdict(total));
