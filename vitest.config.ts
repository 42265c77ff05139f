import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const nodeFolders = ['domain', 'machines', 'mocks', 'coverage', 'build'];
const setup = ['console', 'coverage'].map((file) => `./tests/setup/${file}.ts`);

/** Fast tests without a browser: `node` for everything that draws nothing, `app` for the whole app in jsdom. */
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
          setupFiles: setup,
        },
      },
      {
        extends: true,
        test: {
          // These take the place of `fetch`: each file has a worker of its own, so that no mock back-end of another file is in the way.
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: setup,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['tests/flows/**/*.test.{ts,tsx}', 'tests/inspector/**/*.test.tsx'],
          setupFiles: [...setup, './tests/setup/react.ts', './tests/setup/jsdom.ts', './tests/setup/cleanup.ts'],
        },
      },
    ],
  },
});
