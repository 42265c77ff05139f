import { playwrightReport, readReport, vitestReport } from './report/report.ts';
import { byProject, slowest } from './report/slowest.ts';

/** Prints the slowest test files of the last `npm test`. Two files run at a time, so the seconds add up to twice the elapsed time. */
const files = [vitestReport, playwrightReport].flatMap((path) => readReport(path)?.files ?? []);
if (files.length === 0) {
  console.log('There are no reports in .cache/: run npm test first.');
  process.exit(1);
}

for (const line of [...byProject(files), '', ...slowest(files, 30)]) console.log(line);
