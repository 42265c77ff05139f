const key = 'storageVersion';

/**
 * Grows when something in local storage changes so that an older build would misread or damage it. The build that raises it
 * reads what the ones before it stored (decision 057).
 */
const ownVersion = 1;

/** Whether a newer build has used this browser. Then this one leaves alone what is stored. */
export function isStorageNewer(): boolean {
  try {
    return Number(localStorage.getItem(key)) > ownVersion;
  } catch {
    return false;
  }
}

/**
 * Marks the storage as used by this build, unless a newer one has been here. Reports a newer one, also one that comes later in
 * another browser tab, until the returned function is called.
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
    // Nothing is kept here, so there is nothing to tell apart.
  }
}
