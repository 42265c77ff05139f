import { type GenericSchema, is } from 'valibot';
import { expectedOf } from './expected.ts';
import { isPrintable } from './printable.ts';

/** A field of the server: its dotted name and its values in all records seen. */
export interface Theirs {
  name: string;
  values: readonly unknown[];
}

/** One of our fields. `secrets`: fields whose values are never printed. */
export interface Ours {
  name: string;
  schema: GenericSchema;
  secrets: readonly string[];
}

/**
 * The combinator that turns the server's values into ours, such as `date('createTime', 'text')`, with a comment where the
 * reader must complete it. An empty code: the values need no combinator. Null when no combinator fits.
 */
export interface Conversion {
  code: string;
  comment?: string;
}

export function conversionOf({ name, schema, secrets }: Ours, theirs: Theirs): Conversion | null {
  const values = theirs.values.filter((value) => value !== null && value !== undefined);
  const rights = permissionOf(name, theirs.name, values);
  if (rights) return rights;
  const fits = theirs.values.every((value) => is(schema, value));
  const isTime = /(Time|Until)$/.test(name);
  const renamed = name === theirs.name ? '' : `rename('${theirs.name}')`;
  if (fits && !(isTime && renamed !== '' && values.length > 0)) return { code: renamed };
  if (values.length === 0) return missingNulls(renamed, theirs.values.length);
  const expected = expectedOf(schema);
  if (expected.kind === 'text' && isTime) return dateOf(theirs.name, values);
  if (expected.kind === 'text' && values.every(isNumberOrText) && values.some((value) => typeof value === 'number'))
    return { code: name === theirs.name ? 'id()' : `id('${theirs.name}')` };
  if (expected.kind === 'boolean') return flagOf(theirs.name, values);
  if (expected.kind === 'words') return oneOfOf(theirs, values, expected.words, [name, theirs.name], secrets);
  return null;
}

/** Module paths as permissions, such as `home:scienceKnowledge:add`. */
function permissionOf(ours: string, theirs: string, values: readonly unknown[]): Conversion | null {
  if (!ours.startsWith('module') || values.length === 0) return null;
  if (values.every(isPermission)) return { code: `permission('${theirs}')` };
  return values.every((value) => Array.isArray(value) && value.length > 0 && value.every(isPermission))
    ? { code: `permissions('${theirs}')` }
    : null;
}

const isPermission = (value: unknown): boolean => typeof value === 'string' && /^\w+(:\w+)+$/.test(value);

const isNumberOrText = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string';

/** Nulls where the contract has none say nothing about the values. */
const missingNulls = (renamed: string, count: number): Conversion | null =>
  count === 0 || renamed === '' ? null : { code: renamed, comment: 'only null came' };

function dateOf(name: string, values: readonly unknown[]): Conversion | null {
  const every = (fits: (value: unknown) => boolean) => values.every(fits);
  const form = every((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value))
    ? 'text'
    : every((value) => typeof value === 'string' && /^\d{4}-.*T.*(Z|[+-]\d\d:?\d\d)$/.test(value))
      ? 'iso'
      : every((value) => typeof value === 'number' && value >= 1e11)
        ? 'milliseconds'
        : every((value) => typeof value === 'number' && value >= 1e8 && value < 1e11)
          ? 'seconds'
          : null;
  return form && { code: `date('${name}', '${form}')` };
}

/** The words of a yes and a no. */
const answers: readonly (readonly [yes: string | number, no: string | number])[] = [
  [1, 0],
  ['1', '0'],
  ['Y', 'N'],
  ['y', 'n'],
  ['T', 'F'],
  ['true', 'false'],
  ['yes', 'no'],
  ['是', '否'],
];

function flagOf(name: string, values: readonly unknown[]): Conversion | null {
  const pair = answers.find((words) => values.every((value) => (words as readonly unknown[]).includes(value)));
  return pair ? { code: `flag('${name}', ${literal(pair[0])}, ${literal(pair[1])})` } : null;
}

function oneOfOf(
  { name }: Theirs,
  values: readonly unknown[],
  words: readonly string[],
  names: readonly string[],
  secrets: readonly string[],
): Conversion | null {
  if (!values.every((value) => ['string', 'number', 'boolean'].includes(typeof value))) return null;
  const theirs = [...new Set(values.map(String))].toSorted();
  const ours = `ours: ${words.join(', ')}`;
  if (!isPrintable(theirs, names, secrets))
    return { code: `oneOf('${name}', {})`, comment: `${ours}; ${theirs.length} words of the server are not shown` };
  const entries = theirs.map((word) => `${keyOf(word)}: '${words.find((own) => sameWord(own, word)) ?? '…'}'`);
  return { code: `oneOf('${name}', { ${entries.join(', ')} })`, comment: ours };
}

const sameWord = (own: string, word: string): boolean =>
  own.toLowerCase() === word.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

const keyOf = (word: string): string => (/^(0|[1-9]\d*|[a-z_]\w*)$/i.test(word) ? word : `'${word}'`);

const literal = (word: string | number): string => (typeof word === 'number' ? String(word) : `'${word}'`);
