import { isMissingChunk } from '#src/i18n/import-afresh.ts';

interface Options {
  basePath: string;
  reload: () => void;
  /** Whether a reload would lose unsaved work. */
  hasUnsaved: () => boolean;
}

const storageKey = 'reloadedFor';

/**
 * Reloads the page when an error reports a missing chunk: after a deployment the chunks of the older build are gone
 * (fault I1). It reloads once for each build, so that it never loops; not with unsaved work, and not while the server
 * is unreachable.
 */
export function createReloadAfterDeployment({ basePath, reload, hasUnsaved }: Options) {
  return async (error: unknown): Promise<void> => {
    if (isMissingChunk(error) && (await isServed(basePath)) && !hasUnsaved() && markOnce()) reload();
  };
}

async function isServed(basePath: string): Promise<boolean> {
  try {
    return (await fetch(basePath, { cache: 'no-store', method: 'HEAD', headers: { accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
}

/** Remembers that this build was reloaded. False if it was before, or if nothing can be stored. */
function markOnce(): boolean {
  try {
    // The address of this chunk contains the build's hash.
    const build = import.meta.url;
    if (sessionStorage.getItem(storageKey) === build) return false;
    sessionStorage.setItem(storageKey, build);
    return true;
  } catch {
    return false;
  }
}
