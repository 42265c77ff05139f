/** The builds for which this tab was reloaded, so that no pair of builds causes an endless loop. */
const storageKey = 'wallReloadedFor';

/** The shortest pause between two requests, in milliseconds. */
const pause = 5 * 60_000;

interface Options {
  basePath: string;
  /** Whether a reload would lose unsaved work. */
  hasUnsaved: () => boolean;
  /** A monotonic clock. */
  now: () => number;
}

/**
 * Checks whether the server has another build than the running one (decision 016): its page names another first chunk.
 * Reports each build once.
 */
export function createBuildCheck({ basePath, hasUnsaved, now }: Options) {
  let asked = now();
  return async (signal: AbortSignal): Promise<boolean> => {
    if (now() - asked < pause) return false;
    asked = now();
    const answer = await fetch(basePath, { cache: 'no-store', headers: { accept: 'text/html' }, signal });
    const served = answer.ok ? /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text())?.[1] : undefined;
    const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    if (!served || !own) return false;
    return served !== own && !hasUnsaved() && markOnce(served, own);
  };
}

/** False if the page was already reloaded for this build, or if nothing can be stored. */
function markOnce(served: string, own: string): boolean {
  try {
    const before = (sessionStorage.getItem(storageKey) ?? '').split('\n');
    if (before.includes(served)) return false;
    sessionStorage.setItem(storageKey, [...new Set([...before, own, served])].join('\n'));
    return true;
  } catch {
    return false;
  }
}
