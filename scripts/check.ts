import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { failedInPlaywright, failedInVitest } from './failures.ts';
import { inWords, sum, type Tally, tallyCheck, tallyPlaywright, tallyVitest, verdict } from './tally.ts';

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
const longest = 60 * 60_000;

/** One row after the other; the steps of a row run side by side, for none of them keeps two cores busy. */
const rows: readonly (readonly Step[])[] = [
  [
    { script: 'types', tally: tallyCheck },
    { script: 'format:check', tally: tallyCheck },
    { script: 'lint', tally: tallyCheck },
    { script: 'unused', tally: tallyCheck },
    // Built before the tests: some of them look at what was built.
    { script: 'build', tally: tallyCheck },
    { script: 'build:mock', tally: tallyCheck },
  ],
  [
    {
      script: 'test:fast',
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      tally: (exitCode) => tallyVitest(exitCode, readJson(vitestReport)),
    },
  ],
  [
    { script: 'coverage:machines', tally: tallyCheck },
    { script: 'size', tally: tallyCheck },
  ],
  [{ script: 'test:browser', tally: (exitCode) => tallyPlaywright(exitCode, readJson(playwrightReport)) }],
];

/** `.ci/run` began earlier, with the installation. */
const began = Number(process.env['CHECKS_BEGAN'] ?? Date.now() / 1000);

// A report of an earlier run must never be counted for this one.
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
mkdirSync(reports, { recursive: true });

const results: { script: string; tally: Tally; seconds: string }[] = [];
for (const row of rows) {
  const together = row.length > 1;
  results.push(
    ...(await Promise.all(
      row.map(async (step) => {
        const start = performance.now();
        if (!together) console.log(`\n▶ ${step.script}`);
        const { exitCode, output } = await run(step, together);
        // What ran beside others is told in one piece.
        if (together) console.log(`\n▶ ${step.script}\n${output.trim()}`);
        return { ...step, tally: step.tally(exitCode), seconds: ((performance.now() - start) / 1000).toFixed(1) };
      }),
    )),
  );
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
console.log(`everything took ${inWords(Date.now() / 1000 - began)}`);
console.log(verdict(total));

/** Ends with the exit code; a command that cannot be started, hangs or is killed counts as failed. */
function run({ script, args = [] }: Step, keepOutput: boolean): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const out = keepOutput ? 'pipe' : 'inherit';
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: ['ignore', out, out],
      timeout: longest,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
    child.on('error', (error) => {
      console.log(`${script} did not start: ${error.message}`);
      resolve({ exitCode: 1, output });
    });
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
