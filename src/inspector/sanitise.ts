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

/**
 * Copies an inspection event, or a part of one, without token, password or captcha. It is a second protection: machines
 * already hold secrets as `Secret`, which prints as dots, and no context contains the token.
 */
export function sanitise<Value>(value: Value): Value {
  return copyOf(value, new WeakSet()) as Value;
}

function copyOf(value: unknown, above: WeakSet<object>): unknown {
  // `postMessage` throws when its data contains a function.
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value)) return '[circular]';
  above.add(value);
  const copy = copyOfParts(plain(value), above);
  above.delete(value);
  return copy;
}

/** As for JSON, `toJSON` is asked once: what a transition's answers has a `toJSON` again, without end. */
const plain = (value: object): unknown =>
  'toJSON' in value && typeof value.toJSON === 'function' ? (value.toJSON as () => unknown)() : value;

function copyOfParts(value: unknown, above: WeakSet<object>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copyOf(item, above));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretNames.has(name.toLowerCase()) && item !== null ? hidden : copyOf(item, above),
    ]),
  );
}
