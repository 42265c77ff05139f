import type { Timed } from './functions.ts';
import type { Phase } from './phases.ts';
import type { Counted } from './record.ts';

/** What the page of a trace shows. */
export interface Traced extends Counted {
  /** The traced commit and its subject. */
  commit: string;
  slow: number;
  runs: number;
  phases: Readonly<Record<Phase, number>>;
  functions: readonly Timed[];
}

const shownFunctions = 25;
const shownComponents = 12;

/** The page in Markdown. */
export function writeTrace({ commit, slow, runs, phases, functions, elements, renders }: Traced): string {
  const whole = sum(Object.values(phases));
  const bySelf = mostOf(functions, 'self');
  const byTotal = mostOf(functions, 'total');
  const components = Object.entries(renders).toSorted(([, one], [, other]) => other - one);
  return `${[
    `# From the click to the first row, ${commit}`,
    '',
    `Written by \`npm run trace\`: the main thread of Chromium from the click on log in until the first row is painted, processor slowed ${slow} times, the fastest of ${runs} runs. The build is not minified, so that functions have their names.`,
    '',
    ...table(
      ['phase', 'ms', 'share'],
      [...Object.entries(phases), ['all', whole] as const].map(([phase, milliseconds]) => [
        phase,
        milliseconds.toFixed(0),
        `${((milliseconds / whole) * 100).toFixed(0)} %`,
      ]),
    ),
    '',
    `Elements in the document: ${elements}. Renders of components: ${sum(Object.values(renders))}, of which ${components
      .slice(0, shownComponents)
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')}.`,
    '',
    `The ${shownFunctions} most expensive functions, each with its chunk, by their own time and by the time with all that they call (ms):`,
    '',
    ...table(
      ['own', 'function', 'total', 'function'],
      bySelf.map((one, index) => {
        const other = byTotal[index] ?? one;
        return [one.self.toFixed(1), code(one.name), other.total.toFixed(0), code(other.name)];
      }),
    ),
  ].join('\n')}\n`;
}

const mostOf = (functions: readonly Timed[], what: 'self' | 'total') =>
  functions
    .filter(({ name }) => name !== '(program)' && name !== '(idle)')
    .toSorted((one, other) => other[what] - one[what])
    .slice(0, shownFunctions);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

const code = (name: string) => `\`${name}\``;

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0);
