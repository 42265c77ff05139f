import { AdapterError, type Field } from './field.ts';

/** How values of a type travel. */
export interface Shape<Value> {
  /** @throws {AdapterError} naming the field that it cannot map */
  read: (value: unknown, place: string) => Value;
  write: (value: Partial<Value>, place: string) => Record<string, unknown>;
  /** The server's name of one of our fields. */
  nameOf: (name: string) => string;
}

/** The fields that differ; all others travel under their own names. */
export type FieldMap<Value> = { readonly [Name in keyof Value]?: Field<Value[Name]> };

/** A record whose fields differ as described. */
export function fields<Value extends object>(map: FieldMap<Value>): Shape<Value> {
  const entries = Object.entries(map) as [string, Field<unknown>][];
  const byName = new Map(entries);
  const nameOf = (name: string) => byName.get(name)?.name ?? name;
  const taken = new Set(
    entries.flatMap(([name, field]) => (field.name === undefined ? [] : [topOf(field.name), name])),
  );
  return {
    nameOf,
    read(value, place) {
      if (typeof value !== 'object' || value === null) throw new AdapterError(place, value, 'is no record');
      const same = Object.entries(value).filter(([name]) => !taken.has(name));
      const mapped = entries.map(([name, field]) => [
        name,
        field.read(partOf(value, nameOf(name)), placeIn(place, name), value),
      ]);
      return Object.fromEntries([...same, ...mapped]) as Value;
    },
    write(value, place) {
      const wire: Record<string, unknown> = {};
      for (const [name, part] of Object.entries(value)) {
        const field = byName.get(name);
        const written = part === undefined || !field ? part : field.write(part, placeIn(place, name));
        if (written !== undefined) setPart(wire, nameOf(name), written);
      }
      return wire;
    },
  };
}

/** Reads a list of values. */
export function readList<Value>({ read }: Shape<Value>, values: unknown, place: string): Value[] {
  if (!Array.isArray(values)) throw new AdapterError(place, values, 'is no list');
  return values.map((value, index) => read(value, `${place}[${index}]`));
}

const placeIn = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

const topOf = (name: string): string => name.split('.')[0] ?? name;

/** The value at a dotted name; undefined where it ends earlier. */
export const partOf = (record: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, key)
          ? (part as Record<string, unknown>)[key]
          : undefined,
      record,
    );

function setPart(record: Record<string, unknown>, name: string, value: unknown): void {
  const keys = name.split('.');
  const last = keys.pop() ?? name;
  let part = record;
  for (const key of keys) part = (part[key] ??= {}) as Record<string, unknown>;
  part[last] = value;
}
