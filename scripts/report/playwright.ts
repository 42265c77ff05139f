import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { type FileReport, playwrightReport, type Report } from './report.ts';

/** Playwright’s reporter in `npm test`: a row per file and project. A test that passed only on a second try has failed. */
export default class FilesOfPlaywright implements Reporter {
  readonly #errors: string[] = [];
  #tests: TestCase[] = [];

  onBegin(_: unknown, suite: Suite) {
    this.#tests = suite.allTests();
  }

  onError({ message = '' }: TestError) {
    this.#errors.push(message);
  }

  onEnd() {
    const keyOf = (test: TestCase) => `${projectOf(test)} ${test.location.file}`;
    const keys = [...new Set(this.#tests.map(keyOf))];
    const files = keys.flatMap((key) => rowOf(this.#tests.filter((test) => keyOf(test) === key)));
    const report: Report = { files, errors: this.#errors };
    mkdirSync(dirname(playwrightReport), { recursive: true });
    writeFileSync(playwrightReport, JSON.stringify(report));
  }

  printsToStdio() {
    return false;
  }
}

function rowOf(tests: readonly TestCase[]): FileReport[] {
  const [first] = tests;
  if (!first) return [];
  const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
  const results = tests.flatMap((test) => test.results);
  const startup = results.reduce((total, result) => total + startupOf(result), 0);
  const all = results.reduce((total, { duration }) => total + duration, 0);
  return [
    {
      file: relative(process.cwd(), first.location.file),
      project: projectOf(first),
      startup: startup / 1000,
      tests: (all - startup) / 1000,
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failed: failed.length,
      failures: failed.map((test) => ({
        title: test.title,
        message: test.results.find(({ error }) => error)?.error?.message ?? '',
      })),
    },
  ];
}

const projectOf = (test: TestCase) => test.parent.project()?.name ?? '';

/** Milliseconds of fixtures and hooks, before and after the test. */
function startupOf({ steps, duration }: TestResult): number {
  const own = steps.filter(({ category }) => category === 'hook' || category === 'fixture');
  return Math.min(
    duration,
    own.reduce((total, step) => total + step.duration, 0),
  );
}
