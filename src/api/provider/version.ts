import type { Field } from './field.ts';
import { partOf } from './shape.ts';

/** The number of versions that can differ within one second. */
const differences = 2 ** 20;

/**
 * A version for records of a server without versions: later saves have larger numbers, and different records have different
 * ones. The client compares it before a save (`provider-calls.ts`), and sends no version.
 *
 * @param changed the server's field with the time of the last change, in a form that `Date.parse` reads
 * @param except the server's fields that change without a save
 */
export const version = (changed: string, except: readonly string[] = []): Field<number> => ({
  read: (_, __, record) =>
    secondsOf(partOf(record, changed)) * differences + (hashOf(record, new Set(except)) % differences),
  write: () => undefined,
});

function secondsOf(value: unknown): number {
  const time = typeof value === 'number' ? value : Date.parse(String(value).replace(' ', 'T'));
  return Number.isFinite(time) && time > 0 ? Math.floor(time / 1000) : 0;
}

/** FNV-1a over the record as JSON, with sorted names and without the fields `except`. */
function hashOf(record: unknown, except: ReadonlySet<string>): number {
  const text = JSON.stringify(record, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name]) => !except.has(name))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
