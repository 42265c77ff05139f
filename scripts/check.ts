import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { failedInPlaywright, failedInVitest } from './failures.ts';
import { sum, type Tally, tallyCheck, tallyPlaywright, tallyVitest, verdict } from './tally.ts';

/** A step of `npm test`: a package script, and how its outcome is counted. */
interface Step {
  script: string;
  args?: string[];
  tally: (exitCode: number) => Tally;
}

const reports = '.cache';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;

/** No step takes this long, unless it hangs. */
const longest = 30 * 60_000;

const steps: readonly Step[] = [
  { script: 'types', tally: tallyCheck },
  { script: 'format:check', tally: tallyCheck },
  { script: 'lint', tally: tallyCheck },
  // Built before the tests: some of them look at what was built.
  { script: 'build', tally: tallyCheck },
  { script: 'build:mock', tally: tallyCheck },
  {
    script: 'test:fast',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    tally: (exitCode) => tallyVitest(exitCode, readJson(vitestReport)),
  },
  { script: 'coverage:machines', tally: tallyCheck },
  { script: 'size', tally: tallyCheck },
  { script: 'test:browser', tally: (exitCode) => tallyPlaywright(exitCode, readJson(playwrightReport)) },
];

// A report of an earlier run must never be counted for this one.
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
mkdirSync(reports, { recursive: true });

const results: { script: string; tally: Tally; seconds: string }[] = [];
for (const step of steps) {
  console.log(`\n▶ ${step.script}`);
  const start = performance.now();
  const tally = step.tally(await run(step));
  results.push({ script: step.script, tally, seconds: ((performance.now() - start) / 1000).toFixed(1) });
}

// Again at the end, because whoever reads a long log reads its end.
for (const failure of [...failedInVitest(readJson(vitestReport)), ...failedInPlaywright(readJson(playwrightReport))]) {
  console.log(`\n✗ ${failure}`);
}

console.log('');
for (const { script, tally, seconds } of results) {
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${script}: ${verdict(tally)} (${seconds} s)`);
}
const total = sum(results.map(({ tally }) => tally));
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(verdict(total));

/** Ends with the exit code; a command that cannot be started, hangs or is killed counts as failed. */
function run({ script, args = [] }: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: longest,
    });
    child.on('error', (error) => {
      console.log(`${script} did not start: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
