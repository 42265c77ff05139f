import type { FileReport } from './report.ts';
import { filesIn } from './tally.ts';

const secondsOf = ({ startup, tests }: FileReport) => startup + tests;

/** The slowest files as lines: total seconds, seconds before the tests, number of tests, project and file. */
export function slowest(files: readonly FileReport[], many: number): string[] {
  const rows = files
    .toSorted((a, b) => secondsOf(b) - secondsOf(a))
    .slice(0, many)
    .map((row) => cells(row, row.passed + row.failed, `${row.project.padEnd(6)} ${row.file}`));
  return [heading('file'), ...rows];
}

/** The same figures for each project. */
export function byProject(files: readonly FileReport[]): string[] {
  const projects = [...new Set(files.map(({ project }) => project))];
  const rows = projects.map((project) => {
    const own = files.filter((row) => row.project === project);
    const total = (of: (row: FileReport) => number) => own.reduce((sum, row) => sum + of(row), 0);
    const times = { startup: total(({ startup }) => startup), tests: total(({ tests }) => tests) };
    return cells(
      times,
      total(({ passed, failed }) => passed + failed),
      `${project.padEnd(6)} ${filesIn(own.length)}`,
    );
  });
  return [heading('project'), ...rows];
}

const heading = (what: string) =>
  `${'seconds'.padStart(9)}${'start-up'.padStart(9)}${'tests'.padStart(9)}${'count'.padStart(7)}  ${what}`;

function cells({ startup, tests }: { startup: number; tests: number }, count: number, what: string): string {
  const [all, before, during] = [startup + tests, startup, tests].map((seconds) => seconds.toFixed(1).padStart(9));
  return `${all}${before}${during}${String(count).padStart(7)}  ${what}`;
}
