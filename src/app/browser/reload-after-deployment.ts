import { isMissingChunk } from '#src/i18n/import-afresh.ts';

interface FreshStart {
  basePath: string;
  reload: () => void;
  /** Whether a reload would lose what somebody typed. */
  hasUnsaved: () => boolean;
}

const storageKey = 'reloadedFor';

/**
 * After a deployment the chunks that this page names are gone (fault I1). A page that misses one starts afresh, once for
 * each build, so that it never loops; not while something is unsaved, and not into a server that does not answer.
 */
export function createReloadAfterDeployment({ basePath, reload, hasUnsaved }: FreshStart) {
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

/** False when it was marked before, and where nothing can be marked: then only the person reloads. */
function markOnce(): boolean {
  try {
    // The address of the first chunk, which this is part of, names the build.
    const build = import.meta.url;
    if (sessionStorage.getItem(storageKey) === build) return false;
    sessionStorage.setItem(storageKey, build);
    return true;
  } catch {
    return false;
  }
}
