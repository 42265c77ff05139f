import { defineConfig } from 'vitest/config';

/**
 * The tests of the machines with hand-written expectations: each mutation of `npm run mutation:guards` must fail one of them.
 * Generated paths are left out, because they would follow the mutation.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/machines/**/*.test.ts'],
    // Tests the generated paths.
    exclude: ['tests/machines/model.test.ts'],
    setupFiles: ['./tests/setup/console.ts'],
    env: { MACHINE_PATHS: 'none' },
    passWithNoTests: true,
    // Property tests are slow when instrumented on a busy machine. Stryker ends mutations that hang.
    testTimeout: 60_000,
  },
});
