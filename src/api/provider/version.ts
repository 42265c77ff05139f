import type { Field } from './field.ts';
import { partOf } from './shape.ts';

/** What a version leaves to the differences between two saves within one second. */
const differences = 2 ** 21;

/**
 * A version for records of a server without versions: later saves have larger numbers, and different records have different
 * ones. `changed` is the server's field with the time of the last change, where it has one, in a form that `Date.parse` reads.
 * The field is not sent. The client compares it before a save (`compare.ts`).
 */
export const version = (changed?: string): Field<number> => ({
  read: (_, __, record) =>
    (changed === undefined ? 0 : secondsOf(partOf(record, changed))) * differences + (hashOf(record) % differences),
  write: () => undefined,
});

function secondsOf(value: unknown): number {
  const time = typeof value === 'number' ? value : Date.parse(String(value).replace(' ', 'T'));
  return Number.isFinite(time) && time > 0 ? Math.floor(time / 1000) : 0;
}

/** FNV-1a over the record as JSON, with sorted names. */
function hashOf(record: unknown): number {
  const text = JSON.stringify(record, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
