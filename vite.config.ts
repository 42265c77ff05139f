import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { buildTargets } from './scripts/browser-floor/floor.ts';
import { compileEarly } from './scripts/compile-early.ts';
import { compress } from './scripts/compress.ts';
import { runtimeConfig } from './scripts/page/config-file.ts';
import { lateChunks } from './scripts/page/late-chunks.ts';
import { firstPaint, jsx } from './scripts/first-paint.ts';
import { pageTexts } from './scripts/page/page-texts.ts';
import { chooseProvider } from './scripts/provider.ts';
import { mixedMode } from './scripts/start/mixed-mode.ts';
import { leanMantine } from './scripts/surgery/lean-mantine.ts';
import { onePolicy } from './scripts/surgery/one-policy.ts';
import { replaceModules, replacementsInWorkers } from './scripts/surgery/replaced-modules.ts';
import { readConfig } from './src/app/config.ts';
import { demoAccounts, demoPassword } from './mocks/shared/accounts.ts';
import packageFile from './package.json' with { type: 'json' };
import { describeMixed, type MixedSettings, readMixed } from './mocks/mixed/settings.ts';
import { workerFile, workerScript } from './mocks/worker.ts';

export default defineConfig(({ mode }) => {
  // Fails here, with the variables named, rather than on somebody's screen.
  const environment = loadEnv(mode, process.cwd());
  const config = readConfig(environment);
  const mixed = readMixed(environment);
  return {
    plugins: [
      jsx(),
      replaceModules(),
      leanMantine(),
      onePolicy(),
      ...(config.provider ? [chooseProvider(config.provider)] : []),
      pageTexts(),
      firstPaint(config, mode),
      compileEarly(),
      ...(config.mock
        ? [msw({ mode: 'worker-only' }), backEndWorker(), mixedMode(mixed), announceAccounts(mixed)]
        : [runtimeConfig(), compress()]),
    ],
    worker: { plugins: () => [replaceModules(replacementsInWorkers)] },
    build: {
      target: buildTargets,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      // One file for what the first screen needs, one for the shell: many small ones compress worse and wait for each other.
      rolldownOptions: {
        // The menu uses only the lines of its icons (`views/looks/menu-icon.tsx`).
        treeshake: { manualPureFunctions: ['createReactComponent'] },
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 3 },
              // One chunk for all that draws charts, which no page without one loads.
              { name: 'charts', test: /node_modules\/(@mantine\/charts|recharts)\//, priority: 2 },
              // With the time, so that no logic of a page waits for the views of lists.
              { name: 'list', test: /\/(app\/pages\/content-list|domain\/platform-time)\.tsx?$/ },
              { name: 'shell', test: /\/views\/(shell\/shell|dialogs\/confirm-dialog|page\/phone-query)\.tsx?$/ },
              // Without what only other lists use, and what a list opens on demand.
              {
                name: 'lists',
                test: /\/views\/(rehearsal\/|lists\/(?!engine\/|.*-(panel|order|dialog|absences)\.)|content\/list-screen)/,
              },
              // What the menu asks for its counts with, soon after the first list.
              { name: 'profile', test: /\/api\/profile\.ts$/ },
              ...lateChunks,
              // The mock is loaded whole at each start: in two chunks, not in eighty small ones that the pages would share with it.
              ...(config.mock
                ? [
                    { name: 'domain', test: /\/src\/domain\//, priority: 2 },
                    { name: 'back-end', test: /\/mocks\/(?!ui\/)|\/src\/api\/endpoints\//, priority: 2 },
                  ]
                : []),
            ],
          },
        },
      },
    },
    // Read and checked above, once.
    define: { 'import.meta.env.CONFIG': config, 'import.meta.env.VERSION': JSON.stringify(packageFile.version) },
    server: { host: '127.0.0.1' },
    // A mock build is opened by the names of the office network, too: it answers nobody but the page itself.
    preview: { host: '127.0.0.1', ...(config.mock ? { allowedHosts: true as const } : {}) },
  };
});

/** Serves the mock’s worker in development and adds it to a mock build. */
function backEndWorker(): Plugin {
  return {
    name: 'back-end-worker',
    config: () => ({ define: { 'import.meta.env.WORKER_CHECKSUM': JSON.stringify(checksumOfWorker()) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: workerScript });
    },
    configureServer(server) {
      server.middlewares.use(`/${workerFile}`, (_, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(workerScript);
      });
    },
  };
}

/** What MSW's worker answers when it is asked which one it is. */
function checksumOfWorker(): string {
  const script = readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');
  const [, checksum] = /INTEGRITY_CHECKSUM = '(\w+)'/.exec(script) ?? [];
  if (checksum === undefined) throw new Error('the worker of MSW has no checksum any more');
  return checksum;
}

/** Prints who can log in, and who answers, below the address that Vite prints. */
function announceAccounts(mixed: MixedSettings | null): Plugin {
  const lines = [
    `Demo accounts: ${demoAccounts.map(({ account }) => account).join(', ')}`,
    `Password: ${demoPassword}   Captcha: 0000`,
    ...(mixed ? describeMixed(mixed) : []),
  ];
  const announce = () => {
    setTimeout(() => process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`), 0);
  };
  return {
    name: 'announce-accounts',
    configureServer: (server) => void server.httpServer?.once('listening', announce),
    configurePreviewServer: (server) => void server.httpServer.once('listening', announce),
  };
}
