import { defineConfig } from 'vitest/config';

/**
 * The tests of the machines that say by themselves what must come: each change that `npm run mutation:guards` makes must fail one
 * of them. The paths that are found in a machine are left out, because they would follow the change.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/machines/**/*.test.ts'],
    // It tests those paths.
    exclude: ['tests/machines/model.test.ts'],
    setupFiles: ['./tests/setup/console.ts'],
    env: { MACHINE_PATHS: 'none' },
    passWithNoTests: true,
    // Instrumented and on a busy machine the tests of properties are slow. A change that hangs one is ended by Stryker.
    testTimeout: 60_000,
  },
});
