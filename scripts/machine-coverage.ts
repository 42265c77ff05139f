import { machines } from './machines.ts';
import { reportCoverage } from '#tests/coverage/report.ts';
import { readWalks } from '#tests/coverage/walk-files.ts';

// Runs after the tests. Merges the coverage of all test files, and fails unless every state and transition was visited.
const { lines, complete } = reportCoverage(Object.values(machines), readWalks());
for (const line of lines) console.log(line);
if (!complete) process.exitCode = 1;
