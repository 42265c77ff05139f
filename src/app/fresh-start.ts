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
 * each chunk, so that it never loops; not while something is unsaved, and not into a server that does not answer.
 */
export function createFreshStart({ basePath, reload, hasUnsaved }: FreshStart) {
  return async (error: unknown): Promise<void> => {
    if (isMissingChunk(error) && (await isServed(basePath)) && !hasUnsaved() && markOnce(String(error))) reload();
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
function markOnce(reason: string): boolean {
  try {
    const marks = sessionStorage.getItem(storageKey) ?? '';
    if (marks.includes(reason)) return false;
    sessionStorage.setItem(storageKey, `${marks}${reason}\n`);
    return true;
  } catch {
    return false;
  }
}
