/** The names of secrets in requests, answers, cookies and forms. */
const secretNames = new Set([
  'token',
  'access_token',
  'authorization',
  'password',
  'passwordold',
  'oldpwd',
  'newpwd1',
  'newpwd2',
  'repassword',
  'code',
  'captcha',
  'image',
  'secret',
]);

const hidden = '•••';

/** Limits of what is copied. A note replaces what is left out. */
const longestText = 5_000;
const longestList = 200;
const deepest = 12;
const mostParts = 20_000;

/**
 * Copies an inspection event, or a part of one, without token, password or captcha, as plain data that can be sent and shown. It is a
 * second protection: machines already hold secrets as `Secret`, which prints as dots, and no context contains the token.
 *
 * It never throws and is fast: cycles, DOM elements, files, functions and large values are cut, with a note
 * (W6.5).
 */
export function sanitise<Value>(value: Value): Value {
  return copyOf(value, { above: new WeakSet(), depth: 0, budget: { left: mostParts } }) as Value;
}

interface Place {
  above: WeakSet<object>;
  depth: number;
  budget: { left: number };
}

function copyOf(value: unknown, place: Place): unknown {
  place.budget.left -= 1;
  // `postMessage` throws when its data contains a function or a symbol.
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  if (place.above.has(value)) return '[circular]';
  if (place.depth > deepest || place.budget.left <= 0) return '[more]';
  place.above.add(value);
  const copy = copyOfParts(value, { ...place, depth: place.depth + 1 });
  place.above.delete(value);
  return copy;
}

function copyOfParts(given: object, place: Place): unknown {
  const note = noteOf(given);
  if (note !== null) return note;
  const value = plain(given);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? cut(value) : value;
  if (Array.isArray(value)) {
    const copies = value.slice(0, longestList).map((item) => copyOf(item, place));
    return value.length > longestList ? [...copies, `[${value.length - longestList} more]`] : copies;
  }
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    if (place.budget.left <= 0) {
      copy['…'] = '[more]';
      break;
    }
    const part = read(value, name);
    copy[name] = secretNames.has(name.toLowerCase()) && part !== null ? hidden : copyOf(part, place);
  }
  return copy;
}

/** The note that replaces an object that is not plain data. */
function noteOf(value: object): string | unknown[] | null {
  if (value instanceof Error) return `[${value.name}: ${cut(value.message)}]`;
  if (value instanceof Map) return [...value.entries()].slice(0, longestList).map(([name]) => `[key ${String(name)}]`);
  if (value instanceof Set) return `[set of ${value.size}]`;
  if (typeof Node !== 'undefined' && value instanceof Node) return `[${value.nodeName.toLowerCase()}]`;
  if (typeof Blob !== 'undefined' && value instanceof Blob) return `[file, ${value.size} bytes]`;
  return null;
}

/** Calls `toJSON` once, as JSON does: that of a transition returns an object with a `toJSON` again, without end. */
function plain(value: object): unknown {
  try {
    return 'toJSON' in value && typeof value.toJSON === 'function' ? (value.toJSON as () => unknown)() : value;
  } catch {
    return '[unreadable]';
  }
}

function read(value: object, name: string): unknown {
  try {
    return (value as Record<string, unknown>)[name];
  } catch {
    return '[unreadable]';
  }
}

const cut = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}… [${text.length - longestText} more]` : text;
