let attempts = 0;

/**
 * Imports a module whose import failed once more, under another address: Chromium remembers the failure of the first one
 * as long as the document lives. For modules without imports of their own. Other browsers ask again by themselves, and
 * where the error names no address it stands.
 */
export async function importAfresh<Module>(error: unknown): Promise<Module> {
  const address = /module: (http\S+)$/.exec(String(error))?.[1];
  if (!address) throw error;
  attempts += 1;
  const url = new URL(address);
  url.searchParams.set('attempt', String(attempts));
  return (await import(/* @vite-ignore */ url.href)) as Module;
}
