/**
 * A value that an adapter cannot map. `place` is the dotted path of the field. The message quotes the value, `reason` does not:
 * it may be a secret.
 */
export class AdapterError extends Error {
  override name = 'AdapterError';
  readonly place: string;
  readonly reason: string;

  constructor(place: string, value: unknown, reason: string) {
    super(`${shown(value)} ${reason}`);
    this.place = place;
    this.reason = reason;
  }
}

/** How one field of a record travels. */
export interface Field<Value> {
  /** The server's name; a dotted name is nested. Without one it is the same as ours. */
  name?: string;
  /**
   * Reads the server's value. `record` is the server's whole record.
   * @throws {AdapterError} for a value that it does not know
   */
  read(value: unknown, place: string, record: unknown): Value;
  /** Returns what is sent for a value; undefined sends nothing. */
  write(value: Value, place: string): unknown;
}

/** The field has another name. */
export const rename = <Value>(name: string): Field<Value> => ({
  name,
  // The schema of the endpoint validates the value.
  read: (value) => value as Value,
  write: (value) => value,
});

/** The server does not have the field; it always reads as this value and is not sent. */
export const absent = <Value>(value: Value): Field<Value> => ({ read: () => value, write: () => undefined });

/** A field that the app can do without: a value that cannot be read is missing. */
export const optionalField = <Value>(field: Field<Value>): Field<Value | undefined> => ({
  ...field,
  read(value, place, record) {
    try {
      return field.read(value, place, record);
    } catch (error) {
      if (error instanceof AdapterError) return undefined;
      throw error;
    }
  },
  write: (value, place) => (value === undefined ? undefined : field.write(value, place)),
});

/** Ids are numbers on the server, where they consist of digits. */
export const id = (name?: string): Field<string> => ({
  ...(name === undefined ? {} : { name }),
  read(value, place) {
    // JSON has already rounded a larger number, so it would name another record.
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new AdapterError(place, value, 'is no exact id: the server must send it as a text');
    return typeof value === 'number' ? String(value) : (value as string);
  },
  write: (value) => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : value),
});

/** A truth value with the server's words for yes and no, such as `flag('top', 'Y', 'N')`. */
export const flag = (name: string, yes: string | number, no: string | number): Field<boolean> => ({
  name,
  read(value, place) {
    if (value === yes || value === no) return value === yes;
    throw new AdapterError(place, value, `is neither ${shown(yes)} nor ${shown(no)}`);
  },
  write: (value) => (value ? yes : no),
});

/** A word of a fixed list, by the server's words: `oneOf('status', { 0: 'online', 1: 'offline' })`. */
export function oneOf<const Word extends string>(name: string, words: Readonly<Record<string, Word>>): Field<Word> {
  const theirs = new Map<string, string>(Object.entries(words).map(([word, ours]) => [ours, word]));
  return {
    name,
    read(value, place) {
      const key = String(value);
      const word = Object.hasOwn(words, key) ? words[key] : undefined;
      if (word !== undefined) return word;
      throw new AdapterError(place, value, `is none of ${Object.keys(words).map(shown).join(', ')}`);
    },
    write(value, place) {
      const word = theirs.get(value);
      if (word !== undefined) return word;
      throw new AdapterError(place, value, 'is no word of the server');
    },
  };
}

/** Reads a number, also from a text: many servers send 64-bit numbers as text. NaN for anything else. */
export const numberIn = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value)) ? Number(value) : Number.NaN;

/** A value for an error message, shortened. */
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);
