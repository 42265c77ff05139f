/** How often a chunk that did not come is asked for again, and how long is waited before (fault I1). */
const pauses = [300, 1000];

let attempts = 0;

/** Loads a chunk. One that did not come is asked for again. */
export async function imported<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    return await insist(load, error, pauses);
  }
}

async function insist<Module>(
  load: () => Promise<Module>,
  error: unknown,
  [pause, ...more]: readonly number[],
): Promise<Module> {
  if (pause === undefined || !isMissingChunk(error)) throw error;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return again(load, error).catch(() => insist(load, error, more));
}

/**
 * Asks once more. Chromium remembers a module's failure as long as the document lives, so it is asked for under another
 * address, and so is a style sheet, which Vite asks for only once. Other browsers' errors name no address: they ask again by
 * themselves. What a module imports that fails stays failed.
 */
async function again<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  const [, what, address] = /(module:|CSS for) (\S+)$/.exec(String(error)) ?? [];
  if (!address) return load();
  attempts += 1;
  const url = new URL(address, globalThis.location.href);
  url.searchParams.set('attempt', String(attempts));
  if (what === 'module:') return exportsIn<Module>((await import(/* @vite-ignore */ url.href)) as object, error);
  await styled(url.href);
  return load();
}

/** A chunk of several modules has each as an export, and `load` may have asked for what one export holds. */
function exportsIn<Module>(chunk: object, error: unknown): Module {
  const parts = Object.values(chunk) as (object | null)[];
  // Which of them was asked for cannot be told.
  if (parts.filter((part) => typeof part === 'object' && part !== null && 'default' in part).length > 1) throw error;
  return Object.assign({}, ...parts, chunk) as Module;
}

const styled = (href: string) =>
  new Promise((resolve, reject) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject }),
    );
  });

/** Whether an error says that a part of the app could not be loaded; each browser and Vite have their own words. */
export const isMissingChunk = (error: unknown): boolean =>
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(String(error));
