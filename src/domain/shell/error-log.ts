/** An uncaught error as plain data, without secrets (product 9: error, info, url). */
export interface LoggedError {
  message: string;
  stack: string;
  /** Where it came from: the stack of React components, or the kind of handler that caught it. */
  info: string;
  url: string;
  /** When it happened last, as an ISO date. */
  time: string;
  count: number;
}

/** Older errors are dropped: more entries help nobody, and take memory that a failing page may need. */
export const maxErrors = 50;

const longest = { message: 500, stack: 2000, info: 500, url: 500 };

/** Describes any thrown value, even one that throws when it is read. */
export function describeError(thrown: unknown): Pick<LoggedError, 'message' | 'stack'> {
  try {
    if (thrown instanceof Error) return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' };
    return {
      message: typeof thrown === 'string' ? thrown : (JSON.stringify(thrown, hideSecret) ?? String(thrown)),
      stack: '',
    };
  } catch {
    return { message: 'unreadable', stack: '' };
  }
}

const hideSecret = (key: string, value: unknown) => (isSecretName.test(key) ? hidden : value);

/** Adds an error to the log, newest last. A repeated error only increases the count of its entry. */
export function logError(log: readonly LoggedError[], error: Omit<LoggedError, 'count'>): readonly LoggedError[] {
  const same = (other: LoggedError) =>
    other.message === error.message && other.stack === error.stack && other.info === error.info;
  const before = log.find(same);
  if (before) return log.map((other) => (other === before ? { ...error, count: other.count + 1 } : other));
  return [...log, { ...error, count: 1 }].slice(-maxErrors);
}

/** Parts of the names under which secrets are sent. */
const secretName = 'token|authorization|password\\w*|passwd|pwd\\d?|captcha|code|secret|cookie';

const isSecretName = new RegExp(secretName, 'i');

/**
 * The value after such a name, in JSON (also JSON inside a text), a query string, a header or a sentence: a quoted value up
 * to its closing quote, any other value up to a comma or the end of the line. It hides too much rather than too little.
 */
const namedSecret = new RegExp(
  String.raw`((?:${secretName})\\*["']?\s*[:=]\s*(?:Bearer\s+)?)(?:(\\*)(["'])[^]*?(?:(?<!\\)\2\3|$)|[^\s,][^\n,]*)`,
  'gi',
);

/** Values that are recognised by their form alone: tokens, embedded files, mail addresses and mobile numbers. */
const secretForms = [
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  /data:[\w/+.-]+;base64,\S+/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /(?<!\d)(?:\+?86[- ]?)?1\d{2}[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
];

const hidden = '•••';

/**
 * The text without secrets and personal data, cut to the given length (faults K2, K7). It hides the known `secrets` (also
 * URL-encoded or escaped for JSON), values after secret names, and values that look like secrets. The known secrets are
 * replaced before the first cut, because a secret that was cut would not be found. That cut keeps twice the length: it
 * saves the patterns from running over megabytes.
 */
export function withoutSecrets(text: string, secrets: readonly string[], longestText: number): string {
  const forms = (secret: string) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  const known = secrets.filter((secret) => secret !== '').flatMap(forms);
  const cut = known.reduce((clean, form) => clean.replaceAll(form, hidden), text).slice(0, 2 * longestText);
  return secretForms
    .reduce((clean, pattern) => clean.replace(pattern, hidden), cut.replace(namedSecret, `$1${hidden}`))
    .slice(0, longestText);
}

/** An error as it may be kept: without secrets, and cut to a readable length. */
export function plainError(error: Omit<LoggedError, 'count'>, secrets: readonly string[]): Omit<LoggedError, 'count'> {
  const plain = (field: keyof typeof longest) => withoutSecrets(error[field], secrets, longest[field]);
  const lines = (field: 'stack' | 'info') => wholeLines(plain(field), longest[field]);
  return { message: plain('message'), stack: lines('stack'), info: lines('info'), url: plain('url'), time: error.time };
}

/** Removes empty lines around the text. When the text was cut, it also removes the last line, since half an address is useless. */
function wholeLines(text: string, longestText: number): string {
  const end = text.length < longestText ? -1 : text.lastIndexOf('\n');
  return (end > 0 ? text.slice(0, end) : text).replace(/^\s*\n|\s+$/g, '');
}
