/** What both runs of Stryker have in common. `name` names their files below `scripts/mutation` and `.cache/mutation`. */
export const optionsFor = (name: 'code' | 'guards') => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `scripts/mutation/${name}.tests.ts` },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  tsconfigFile: 'none: Stryker does not know the API of TypeScript 7',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  tempDirName: `.cache/mutation/${name}-sandbox`,
});
