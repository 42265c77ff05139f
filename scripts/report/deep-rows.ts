import { inWords, type Tally, verdict } from './tally.ts';

/** A step that has run: a row of the table. */
interface Done {
  script: string;
  tally: Tally;
  seconds: number;
}

/** The rows of the table “The deep suite” of the README, in Markdown. */
export function deepRows(steps: readonly Done[], day: Date): string[] {
  const date = day.toISOString().slice(0, 10);
  return steps.map(
    ({ script, tally, seconds }) => `| \`npm run ${script}\` | ${verdict(tally)} | ${inWords(seconds)} | ${date} |`,
  );
}
