/** How often a chunk that did not come is asked for again, and how long is waited before (fault I1). */
const pauses = [300, 1000];

let attempts = 0;

/** Loads a chunk. One that did not come is asked for again, under another address. */
export async function imported<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    return await insist<Module>(error, pauses);
  }
}

async function insist<Module>(error: unknown, [pause, ...more]: readonly number[]): Promise<Module> {
  if (pause === undefined || !addressIn(error)) throw error;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return importAfresh<Module>(error).catch(() => insist<Module>(error, more));
}

/**
 * Imports a module whose import failed once more, under another address: Chromium remembers the failure of the first one
 * as long as the document lives. Other browsers ask again by themselves, and where the error names no address it stands;
 * so it does when what failed is a module that this one imports.
 */
export async function importAfresh<Module>(error: unknown): Promise<Module> {
  const address = addressIn(error);
  if (!address) throw error;
  attempts += 1;
  const url = new URL(address);
  url.searchParams.set('attempt', String(attempts));
  return (await import(/* @vite-ignore */ url.href)) as Module;
}

const addressIn = (error: unknown): string | undefined => /module: (http\S+)$/.exec(String(error))?.[1];

/** Whether an error says that a part of the app could not be loaded; each browser and Vite have their own words. */
export const isMissingChunk = (error: unknown): boolean =>
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(String(error));
