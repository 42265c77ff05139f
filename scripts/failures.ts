/** Describes a failed test: its file, its title, and the first line of its message. */
const line = (file: string, title: string, message = ''): string => `${file} › ${title}\n    ${message.split('\n')[0]}`;

/** The parts of Vitest's JSON report about failures. A file that could not be loaded has a message and no tests. */
interface VitestReport {
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** The same parts of Playwright's report: nested suites, and a result for each try of a test. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** The failed tests of a Vitest run. They are printed last, because CI keeps only the end of the output. */
export function failedInVitest(report: unknown, root = process.cwd()): string[] {
  const files = (report as VitestReport | null)?.testResults ?? [];
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [line(file, 'the file', message)] : [];
    return failed.map((one) => line(file, one.fullName, one.failureMessages?.[0]));
  });
}

/** The failed tests of a Playwright run. */
export function failedInPlaywright(report: unknown): string[] {
  const { suites = [], specs = [] } = (report as PlaywrightSuite | null) ?? {};
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      line(file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    );
  return [...own, ...suites.flatMap(failedInPlaywright)];
}
