import { known, missingIds, unknownIds } from '#tests/cases/ids.ts';
import { titlesUnder } from '#tests/cases/titles.ts';

// Says which cases and faults no test's title carries yet, and which ids stand in titles but in no list.
const titles = titlesUnder('tests');
const { open, waiting } = missingIds(titles);
const unknown = unknownIds(titles);

tell('Not shown by a test yet', open);
tell('Waiting for something to be built', waiting);
tell('In titles, but in no list', unknown);
console.log(`${known.size - open.length - waiting.length} of ${known.size} are shown by ${titles.length} titles.`);
if (unknown.length > 0) process.exitCode = 1;

function tell(heading: string, lines: readonly string[]) {
  console.log(`${heading}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
  console.log('');
}
