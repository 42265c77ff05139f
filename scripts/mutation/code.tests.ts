import { defineConfig } from 'vitest/config';

/** The tests that show what src/domain and src/api do: each change that `npm run mutation` makes there must fail one of them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,api}/**/*.test.ts'],
    setupFiles: ['./tests/setup/console.ts'],
  },
});
