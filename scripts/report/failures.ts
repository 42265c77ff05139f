import type { Report } from './report.ts';

/** A line for each failure: its file, its title, and the first line of its message. They are printed last, because CI keeps only the end of the output. */
export function failuresOf(report: Report | null): string[] {
  if (!report) return [];
  return [
    ...report.files.flatMap(({ file, failures }) =>
      failures.map(({ title, message }) => `${file} › ${title}\n    ${firstLine(message)}`),
    ),
    ...report.errors.map((message) => `outside of the tests\n    ${firstLine(message)}`),
  ];
}

const firstLine = (message: string) => message.split('\n')[0];
