import { type ProviderName, providerNames } from '#src/api/provider/names.ts';
import type { Provider } from '#src/api/provider/provider.ts';

/** Loads an adapter by its name. Throws with the list of names for an unknown one. */
export async function providerOf(name: string): Promise<Provider> {
  if (!isProviderName(name)) throw new Error(`no adapter has the name ${name}; the names: ${providerNames.join(', ')}`);
  const { provider } = (await import(`../../../src/api/provider/adapters/${name}.ts`)) as { provider: Provider };
  return provider;
}

const isProviderName = (name: string): name is ProviderName => (providerNames as readonly string[]).includes(name);
