/** A part of an actor's data that an event has changed. */
export interface Change {
  /** Its path: `account.name`. */
  path: string;
  /** Undefined if it did not exist. */
  before: unknown;
  /** Undefined if it was removed. */
  after: unknown;
}

/** More would not help. */
const most = 50;

/** The differences between two plain values, part by part. A list whose length differs counts as one change. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = [];
  compare(before, after, '');
  return changes;

  function compare(old: unknown, fresh: unknown, path: string): void {
    if (changes.length >= most || Object.is(old, fresh)) return;
    const parts = partsOf(old, fresh);
    if (!parts) {
      changes.push({ path, before: old, after: fresh });
      return;
    }
    const [was, is] = parts;
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      compare(was[name], is[name], path === '' ? name : `${path}.${name}`);
  }
}

type Parts = Readonly<Record<string, unknown>>;

/** Both values, if they can be compared part by part. */
function partsOf(old: unknown, fresh: unknown): readonly [Parts, Parts] | null {
  if (typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return null;
  if (Array.isArray(old) !== Array.isArray(fresh)) return null;
  if (Array.isArray(old) && Array.isArray(fresh) && old.length !== fresh.length) return null;
  return [old as Parts, fresh as Parts];
}
