/** An uncaught error as plain data, without secrets (product 9: error, info, url). */
export interface LoggedError {
  message: string;
  stack: string;
  /** Where it came from: the components around it, or how it surfaced. */
  info: string;
  url: string;
  /** When it came last, in ISO. */
  time: string;
  count: number;
}

/** More would be no easier to read, and takes memory that a page in trouble may need. */
export const maxErrors = 50;

const longest = { message: 500, stack: 2000, info: 500, url: 500 };

/** Reads whatever was thrown; a value that cannot even be read is an error too. */
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

/** Adds an error to the others, newest last. The same error again only counts. */
export function logError(log: readonly LoggedError[], error: Omit<LoggedError, 'count'>): readonly LoggedError[] {
  const same = (other: LoggedError) =>
    other.message === error.message && other.stack === error.stack && other.info === error.info;
  const before = log.find(same);
  if (before) return log.map((other) => (other === before ? { ...error, count: other.count + 1 } : other));
  return [...log, { ...error, count: 1 }].slice(-maxErrors);
}

/** Names under which secrets travel, or parts of them. */
const secretName = 'token|authorization|password\\w*|passwd|pwd\\d?|captcha|code|secret|cookie';

const isSecretName = new RegExp(secretName, 'i');

/**
 * What stands behind such a name in JSON, also as text inside a text, a query, a header or a sentence: what the quote that
 * opens it closes, else all until a comma or the line's end. Rather too much is hidden than too little.
 */
const named = new RegExp(
  String.raw`((?:${secretName})\\*["']?\s*[:=]\s*(?:Bearer\s+)?)(?:(\\*)(["'])[^]*?(?:(?<!\\)\2\3|$)|[^\s,][^\n,]*)`,
  'gi',
);

/** What identifies a person, or opens a door, by its looks alone. */
const telling = [
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  /data:[\w/+.-]+;base64,\S+/g,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g,
  /(?<!\d)(?:\+?86[- ]?)?1\d{2}[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
];

const hidden = '•••';

/**
 * The text, no longer than given, without what must not be in a log: the secrets known, also as they stand in an address or
 * in JSON, secrets by name, and marks of a person (faults K2, K7). Known ones go first, while they are whole; then it is
 * cut, generously, so that a text of megabytes costs little, and again at the end.
 */
export function withoutSecrets(text: string, secrets: readonly string[], longestText: number): string {
  const forms = (secret: string) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  const known = secrets.filter((secret) => secret !== '').flatMap(forms);
  const cut = known.reduce((clean, form) => clean.replaceAll(form, hidden), text).slice(0, 2 * longestText);
  return telling
    .reduce((clean, pattern) => clean.replace(pattern, hidden), cut.replace(named, `$1${hidden}`))
    .slice(0, longestText);
}

/** An error ready to be kept: without secrets, and no longer than one reads. */
export function plainError(error: Omit<LoggedError, 'count'>, secrets: readonly string[]): Omit<LoggedError, 'count'> {
  const plain = (field: keyof typeof longest) => withoutSecrets(error[field], secrets, longest[field]);
  const lines = (field: 'stack' | 'info') => wholeLines(plain(field), longest[field]);
  return { message: plain('message'), stack: lines('stack'), info: lines('info'), url: plain('url'), time: error.time };
}

/**
 * Lines with their indentation, without empty ones around them; and without the last one where the cut went through it:
 * half an address leads nowhere.
 */
function wholeLines(text: string, longestText: number): string {
  const end = text.length < longestText ? -1 : text.lastIndexOf('\n');
  return (end > 0 ? text.slice(0, end) : text).replace(/^\s*\n|\s+$/g, '');
}
