import type { Plugin } from 'vite';

export const configFile = 'config.json';

/**
 * Adds `config.json`, which the office may fill (docs/operating.md), and asks for it as soon as the page is read, so that it comes
 * beside the app (decision 054). The development server does nothing of this.
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
  // Whoever never answers keeps nobody from working.
  const signal = AbortSignal.timeout(10_000);
  globalThis.runtimeConfig = fetch(address, { signal }).catch(() => undefined);
}
