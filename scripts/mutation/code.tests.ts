import { defineConfig } from 'vitest/config';

/** The tests of src/domain and src/api: each mutation of `npm run mutation` must fail one of them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,api}/**/*.test.ts'],
    setupFiles: ['./tests/setup/console.ts'],
  },
});
