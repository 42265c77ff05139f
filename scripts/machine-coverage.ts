import { machines } from './machines.ts';
import { reportCoverage } from '#tests/coverage/report.ts';
import { readWalks } from '#tests/coverage/walk-files.ts';

// Run after the tests: joins what they walked and decides whether every state and every transition was.
const { lines, complete } = reportCoverage(Object.values(machines), readWalks());
for (const line of lines) console.log(line);
if (!complete) process.exitCode = 1;
