import type { Plugin } from 'vite';

export const configFile = 'config.json';

/**
 * Adds `config.json`, which the office may fill in (docs/operating.md), and requests it as soon as the page is parsed, in
 * parallel with the app (decision 054). The development server does not.
 */
export function runtimeConfig(): Plugin {
  let base = '/';
  return {
    name: 'runtime-config',
    apply: 'build',
    configResolved(resolved) {
      ({ base } = resolved);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: configFile, source: '{}\n' });
    },
    transformIndexHtml: () => [
      { tag: 'script', children: `(${String(ask)})('${base}${configFile}')`, injectTo: 'body' },
    ],
  };
}

/** Runs in the page. */
function ask(address: string) {
  // A host that never answers must not block the app.
  const signal = AbortSignal.timeout(10_000);
  globalThis.runtimeConfig = fetch(address, { signal }).catch(() => undefined);
}
