/** A part of what an actor knows that an event has changed. */
export interface Change {
  /** Where it stands: `account.name`. */
  path: string;
  /** Undefined was not there. */
  before: unknown;
  /** Undefined is not there any more. */
  after: unknown;
}

/** More are no help. */
const most = 50;

/** What differs between two values of plain data, part by part. A list of another length has changed as a whole. */
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

/** Both, where they can be compared part by part. */
function partsOf(old: unknown, fresh: unknown): readonly [Parts, Parts] | null {
  if (typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return null;
  if (Array.isArray(old) !== Array.isArray(fresh)) return null;
  if (Array.isArray(old) && Array.isArray(fresh) && old.length !== fresh.length) return null;
  return [old as Parts, fresh as Parts];
}
