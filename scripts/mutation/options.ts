/**
 * The common options of both Stryker runs. `name` names their files below `scripts/mutation` and `.cache/mutation`. A run
 * fails when the tests notice less than `least` percent of the changes.
 */
export const optionsFor = (name: 'code' | 'guards', least: number) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `scripts/mutation/${name}.tests.ts` },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  tsconfigFile: 'none: Stryker does not know the API of TypeScript 7',
  concurrency: 2,
  thresholds: { high: 100, low: least, break: least },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  tempDirName: `.cache/mutation/${name}-sandbox`,
});
