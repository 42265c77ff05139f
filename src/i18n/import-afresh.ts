/** The pauses before each retry of a chunk that could not be loaded (fault I1). */
const pauses = [300, 1000];

let attempts = 0;

/** Loads a chunk, with retries. */
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
 * Retries once. Chromium remembers the failure of a module as long as the document lives, so the retry uses another
 * address; so does that of a style sheet, which Vite requests only once. Other browsers' errors name no address: they retry by
 * themselves. A failed import inside a module stays failed.
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

/** A chunk of several modules exports each of them, and `load` may have requested one of these. */
function exportsIn<Module>(chunk: object, error: unknown): Module {
  const parts = Object.values(chunk) as (object | null)[];
  // It is ambiguous which of them was requested.
  if (parts.filter((part) => typeof part === 'object' && part !== null && 'default' in part).length > 1) throw error;
  return Object.assign({}, ...parts, chunk) as Module;
}

const styled = (href: string) =>
  new Promise((resolve, reject) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject }),
    );
  });

/** Whether an error means that a part of the app could not be loaded; each browser and Vite have their own message. */
export const isMissingChunk = (error: unknown): boolean =>
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(String(error));
