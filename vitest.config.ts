import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const nodeFolders = ['domain', 'machines', 'mocks', 'coverage', 'build'];
/** What calls through the real client. */
const clientTests = ['tests/api/**/*.test.ts', 'tests/mocks/{http,fault-matrix}.test.ts'];
const setup = ['console', 'coverage'].map((file) => `./tests/setup/${file}.ts`);

/** What draws the app, in jsdom. */
const appTests = ['tests/flows/**/*.test.{ts,tsx}', 'tests/inspector/**/*.test.tsx'];
/** What replaces modules, which the other files of a worker would find replaced. */
const replacingTests = globSync(appTests).filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, 'utf8')));

/**
 * Fast tests without a browser: `node` and `client` for everything that draws nothing; `app` and `replacing` for the whole
 * app in jsdom.
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
          // These tests leave nothing behind, so a worker need not start anew for each file: half the time.
          pool: 'threads',
          isolate: false,
          include: [
            ...nodeFolders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
            'tests/inspector/**/*.test.ts',
          ],
          exclude: clientTests,
          setupFiles: setup,
        },
      },
      {
        extends: true,
        test: {
          // Axios keeps the `Request` of its first call, and MSW's is of no use once its server is closed: each file has its own worker.
          name: 'client',
          environment: 'node',
          include: clientTests,
          setupFiles: setup,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          // A worker starts jsdom and loads the app once: the setup file cleans up after each test. Forks can have a time zone.
          isolate: false,
          include: appTests,
          exclude: replacingTests,
          setupFiles: [...setup, './tests/setup/app.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'replacing',
          environment: 'jsdom',
          include: replacingTests,
          setupFiles: [...setup, './tests/setup/app.ts'],
        },
      },
    ],
  },
});
