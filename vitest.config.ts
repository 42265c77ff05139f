import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const nodeTests = [
  ...['domain', 'machines', 'mocks', 'coverage', 'build'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
  'tests/inspector/**/*.test.ts',
];
/** Axios keeps the `Request` of its first call, and MSW's is of no use once its server is closed. */
const clientTests = ['tests/api/**/*.test.ts', 'tests/mocks/{http,fault-matrix}.test.ts'];
const setup = ['console', 'coverage'].map((file) => `./tests/setup/${file}.ts`);

/** What draws the app, in jsdom. */
const appTests = ['tests/flows/**/*.test.{ts,tsx}', 'tests/inspector/**/*.test.tsx'];

/**
 * Files that replace modules. In a shared worker the other files would find the replacement, or the replacement would come
 * too late, because what uses the module is loaded already. And files that set the time zone: the package with the state's
 * calendar builds its table in the zone in which it is loaded.
 */
const aloneIn = (tests: readonly string[]) =>
  globSync(tests).filter((file) => /\bvi\.(?:(?:do)?[mM]ock\(|stubEnv\('TZ')/.test(readFileSync(file, 'utf8')));

/**
 * Fast tests without a browser: `node` for everything that draws nothing, `app` for the whole app in jsdom; a file of
 * `node-alone` or `app-alone` has a worker of its own.
 */
export default defineConfig({
  plugins: [react({ jsxImportSource: '#jsx' })],
  test: {
    globalSetup: ['./tests/setup/empty-coverage.ts'],
    // Two cores: a third worker would only take turns with the others.
    maxWorkers: 2,
    // Ends what hangs; nothing that goes on, however slowly.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // These tests leave nothing behind, so files share a worker, which halves the time.
          pool: 'threads',
          isolate: false,
          include: nodeTests,
          exclude: [...clientTests, ...aloneIn(nodeTests)],
          setupFiles: setup,
        },
      },
      {
        extends: true,
        test: {
          name: 'node-alone',
          environment: 'node',
          include: [...clientTests, ...aloneIn(nodeTests)],
          setupFiles: setup,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          // A worker starts jsdom and loads the app once: the setup file cleans up after each test.
          isolate: false,
          include: appTests,
          exclude: aloneIn(appTests),
          setupFiles: ['./tests/setup/clock.ts', ...setup, './tests/setup/app.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app-alone',
          environment: 'jsdom',
          include: aloneIn(appTests),
          setupFiles: ['./tests/setup/clock.ts', ...setup, './tests/setup/app.ts'],
        },
      },
    ],
  },
});
