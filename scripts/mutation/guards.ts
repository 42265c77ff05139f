import { globSync, readFileSync } from 'node:fs';

/** Stryker over the guards of the machines: `npm run mutation:guards`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/guards.tests.ts' },
  mutate: globSync('src/machines/**/*.ts').toSorted().flatMap(guardsOf),
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  tsconfigFile: 'none: Stryker does not know the API of TypeScript 7',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: '.cache/mutation/guards.json' },
  tempDirName: '.cache/mutation/guards-sandbox',
};

/** Where the guards of a file stand, as Stryker takes it: file, first and last line. */
function guardsOf(file: string): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, first) => {
    const indent = /^( *)guards: \{/.exec(line)?.[1];
    if (indent === undefined) return [];
    const last = lines.findIndex((other, at) => at >= first && new RegExp(`^${indent}(\\w.*)?\\},$`).test(other));
    return [`${file}:${first + 1}-${last + 1}`];
  });
}
