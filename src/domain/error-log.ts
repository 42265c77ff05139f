/** An uncaught error as plain data, without secrets (spec 9: error, info, url). */
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
export const keptErrors = 50;

const longest = { message: 500, stack: 2000, info: 500, url: 500 };

/** Reads whatever was thrown; a value that cannot even be read is an error too. */
export function describeError(thrown: unknown): Pick<LoggedError, 'message' | 'stack'> {
  try {
    if (thrown instanceof Error) return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' };
    return { message: typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown)), stack: '' };
  } catch {
    return { message: 'unreadable', stack: '' };
  }
}

/** Adds an error to the others, newest last. The same error again only counts. */
export function logError(log: readonly LoggedError[], error: Omit<LoggedError, 'count'>): readonly LoggedError[] {
  const same = (other: LoggedError) =>
    other.message === error.message && other.stack === error.stack && other.info === error.info;
  const before = log.find(same);
  if (before) return log.map((other) => (other === before ? { ...error, count: other.count + 1 } : other));
  return [...log, { ...error, count: 1 }].slice(-keptErrors);
}

/** Names under which secrets travel, and whatever stands behind them in JSON, a query or a header. */
const named =
  /((?:\w*token|authorization|\w*password\w*|passwd|pwd|oldPwd|newPwd\d|captcha|code|secret|cookie)["']?\s*[:=]\s*(?:Bearer\s+)?)("[^"]*"?|'[^']*'?|[^\s"',;&})\]]+)/gi;

/** What identifies a person, or opens a door, by its looks alone. */
const telling = [/\bBearer\s+\S+/gi, /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, /data:[\w/+.-]+;base64,\S+/g, /[\w.+-]+@[\w-]+\.[\w.-]+/g, /(?<!\d)1\d{10}(?!\d)/g];

const hidden = '•••';

/** The text without what must not be in a log: the secrets given, secrets by name, and marks of a person (faults K2, K7). */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret !== '').flatMap((secret) => [secret, encodeURIComponent(secret)]);
  let clean = text;
  for (const secret of known) clean = clean.replaceAll(secret, hidden);
  clean = clean.replace(named, `$1${hidden}`);
  for (const pattern of telling) clean = clean.replace(pattern, hidden);
  return clean;
}

/** An error ready to be kept: without secrets, and no longer than one reads. */
export function plainError(error: Omit<LoggedError, 'count'>, secrets: readonly string[]): Omit<LoggedError, 'count'> {
  const plain = (field: keyof typeof longest) =>
    // Cut first, generously, so that a text of megabytes costs nothing; and again, so that no half secret is left at the end.
    withoutSecrets(error[field].slice(0, 2 * longest[field]), secrets).slice(0, longest[field]);
  return { message: plain('message'), stack: plain('stack'), info: plain('info'), url: plain('url'), time: error.time };
}
