import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/browser/support/chromium.ts';
import type { BrowserOptions } from './tests/browser/support/test.ts';
import { isDeep } from './tests/support/deep.ts';

/** PREVIEW_PORT lets two checkouts test at the same time. */
const previewPort = Number(process.env['PREVIEW_PORT'] ?? 4617);

/** The tests for other builds that hold for that of a provider, too; the fast suite takes those that concern the server most. */
const spokenByAll = [
  isDeep ? 'both/{accounts,browser-tabs,expiry,login,permission-fetch,story}' : 'both/{expiry,story}',
  'server/conflict',
];

/**
 * Browser tests. `mock` is the mock build as `npm run preview` serves it, the mock in its service worker; `server` the
 * production build, for which each worker starts the mock back-end as an HTTP server of its own (see `support/test.ts`); `provider`
 * that for a server of another provider, in front of the mock that speaks its language.
 *
 * A file `*.deep.test.ts` is for the deep suite alone. The tests in `both` hold for both builds. `npm test` runs them on the
 * production build alone, since `mock/smoke.test.ts` takes the mock build through the same ways; the deep suite runs them on both.
 */
export default defineConfig<object, BrowserOptions>({
  testDir: 'tests/browser',
  testIgnore: isDeep ? [] : '**/*.deep.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // They end what hangs; a busy machine may take its time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Nothing here is about movement, and waiting for it is what would take the time.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace copies the page at each step, a quarter of the time: `npm run test:browser -- --trace on` where one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    launchOptions: await findChromium(),
  },
  projects: [
    {
      name: 'mock',
      testMatch: isDeep ? '{both,mock}/**/*.test.ts' : 'mock/**/*.test.ts',
      use: { build: 'mock', baseURL: `http://127.0.0.1:${previewPort}` },
    },
    { name: 'server', testMatch: '{both,server}/**/*.test.ts', use: { build: 'server' } },
    {
      name: 'provider',
      testMatch: [...spokenByAll, 'provider/**/*'].map((file) => `**/tests/browser/${file}.test.ts`),
      use: { build: 'provider' },
    },
  ],
  webServer: {
    command: `node_modules/.bin/vite preview --mode mock --outDir dist-mock --port ${previewPort} --strictPort`,
    url: `http://127.0.0.1:${previewPort}`,
    reuseExistingServer: false,
  },
});
