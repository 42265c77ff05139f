import { spawn } from 'node:child_process';
import { type Tally, tallyCheck, verdict } from './report/tally.ts';

/** A package script that a command runs among others. It counts as one check, unless it has a tally of its own. */
export interface Step {
  script: string;
  args?: readonly string[];
  tally?: (exitCode: number) => Tally;
}

/** The outcome of a step. */
export interface Outcome {
  script: string;
  tally: Tally;
  seconds: number;
  /** Its output; empty if it was printed directly. */
  output: string;
}

/** The time after which a step counts as hanging. */
const longest = 3 * 60 * 60_000;

/** Runs one row after the other; the steps of a row run side by side. A step that fails stops no other. */
export async function runRows(rows: readonly (readonly Step[])[], env: Env = {}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const row of rows) {
    outcomes.push(...(await Promise.all(row.map((step) => runStep(step, row.length > 1, env)))));
  }
  return outcomes;
}

/** The line of a step in the summary at the end. */
export const lineOf = ({ script, tally }: Outcome, time: string): string =>
  `${tally.failed === 0 ? '✓' : '✗'} ${script}: ${verdict(tally)} (${time})`;

type Env = Readonly<Record<string, string>>;

/** Prints the output of a step in one piece at its end if other steps run in parallel. */
async function runStep(step: Step, keepOutput: boolean, env: Env): Promise<Outcome> {
  const { script, tally = tallyCheck } = step;
  const start = performance.now();
  if (!keepOutput) console.log(`\n▶ ${script}`);
  const { exitCode, output } = await run(step, keepOutput, env);
  if (keepOutput) console.log(`\n▶ ${script}\n${output.trim()}`);
  return { script, tally: tally(exitCode), seconds: (performance.now() - start) / 1000, output };
}

/** Ends with the exit code; a command that cannot be started, hangs or is killed counts as failed. */
function run(
  { script, args = [] }: Step,
  keepOutput: boolean,
  env: Env,
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const out = keepOutput ? 'pipe' : 'inherit';
    // Node starts a script in a third of a second less than npm.
    const child = spawn(process.execPath, ['--run', script, '--', ...args], {
      stdio: ['ignore', out, out],
      timeout: longest,
      env: { ...process.env, ...env },
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
