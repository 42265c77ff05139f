import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ProviderName } from '#src/api/provider/names.ts';
import { mustMatch } from './surgery/must-match.ts';

const chosen = fileURLToPath(new URL('../src/api/provider/chosen.ts', import.meta.url));

/** Connects the app by the adapter of this name. Other builds contain neither adapter nor the code that runs one. */
export function chooseProvider(name: ProviderName): Plugin {
  const targets = mustMatch('provider', [name]);
  return {
    name: 'choose-provider',
    load: {
      filter: { id: chosen },
      handler() {
        targets.found(name);
        return `
          import { connectTo } from './connect.ts';
          import { provider } from './adapters/${name}.ts';
          export const connect = connectTo(provider);
        `;
      },
    },
    buildEnd(error) {
      if (!error && this.environment.mode === 'build') targets.check();
    },
  };
}
