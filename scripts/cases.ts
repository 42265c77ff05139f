import { known, missingIds, unknownIds } from '#tests/cases/ids.ts';
import { titlesUnder } from '#tests/cases/titles.ts';

// Lists cases and faults without a test, and ids in test titles that are in no list.
const titles = titlesUnder('tests');
const open = missingIds(titles);
const unknown = unknownIds(titles);

print('Not shown by a test', open);
print('In titles, but in no list', unknown);
console.log(`${known.size - open.length} of ${known.size} are shown by ${titles.length} titles.`);
if (open.length + unknown.length > 0) process.exitCode = 1;

function print(heading: string, lines: readonly string[]) {
  console.log(`${heading}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
  console.log('');
}
