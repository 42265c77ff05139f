const key = 'storageVersion';

/**
 * Increased when a change of local storage would be misread or damaged by older builds. The build that increases it
 * reads the data of the previous ones (decision 057).
 */
const ownVersion = 1;

/** Whether a newer build has used this browser. Then this build does not touch the stored data. */
export function isStorageNewer(): boolean {
  try {
    return Number(localStorage.getItem(key)) > ownVersion;
  } catch {
    return false;
  }
}

/**
 * Marks the storage as used by this build, unless a newer one has used it. Reports a newer build, also one that appears
 * later in another browser tab, until the returned function is called.
 */
export function claimStorage(onNewer: () => void): () => void {
  const check = () => {
    if (isStorageNewer()) onNewer();
    else mark();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) check();
  };
  check();
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

function mark() {
  try {
    if (localStorage.getItem(key) !== String(ownVersion)) localStorage.setItem(key, String(ownVersion));
  } catch {
    // Nothing is stored, so there is no version.
  }
}
