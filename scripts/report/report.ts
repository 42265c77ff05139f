import { readFileSync } from 'node:fs';

/** What a run of Vitest or Playwright writes for `npm test`, in `.cache/`: a row per test file, and no row per test. */
export interface Report {
  files: FileReport[];
  /** Messages of what failed outside of every test. */
  errors: string[];
}

export interface FileReport {
  file: string;
  project: string;
  /** Seconds until the tests could begin, and of what ends with them: environment, imports, fixtures, hooks. */
  startup: number;
  /** Seconds of the tests themselves. */
  tests: number;
  passed: number;
  failed: number;
  failures: Failure[];
}

/** A test that failed; the title of a file that could not be loaded is `the file`. */
interface Failure {
  title: string;
  message: string;
}

export const vitestReport = '.cache/vitest.json';
export const playwrightReport = '.cache/playwright.json';
/** Of `npm run test:related`, which leaves the report of the last `npm test` as it is. */
export const relatedReport = '.cache/related.json';

/** Null when a run wrote none, or not to its end. */
export function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}
