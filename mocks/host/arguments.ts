import { parseArgs } from 'node:util';
import {
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from 'valibot';
import { masterCode } from '#mocks/shared/accounts.ts';
import { SeedSize } from '#mocks/shared/seed-size.ts';

const port = pipe(string(), transform(Number), number(), integer(), minValue(0), maxValue(65_535));

/** What `npm run serve` may be told. */
const Arguments = object({
  /** Where it listens: `0.0.0.0` lets the whole office in. */
  host: optional(pipe(string(), regex(/^[\w.:-]+$/)), '127.0.0.1'),
  port,
  /** Starts again from the seed, in this size. Without it the data is that of the last time. */
  size: optional(SeedSize),
  /** Takes this text for every captcha. */
  captcha: optional(picklist([masterCode], `only ${masterCode} can be taken for every captcha`)),
  /** The file that keeps the data; `:memory:` keeps nothing. */
  data: optional(string(), '.cache/mock.sqlite'),
  /** One state for all, or one for each browser. */
  sessions: optional(picklist(['shared', 'own']), 'shared'),
});

export const usage = `npm run serve -- [options]
  --host 127.0.0.1     where it listens; 0.0.0.0 lets the whole office in
  --port 4173          or the environment's PORT; 0 takes a free one
  --size S|M|L         starts again from the seed, in this size
  --captcha ${masterCode}       takes this text for every captcha
  --data FILE          keeps the data there (.cache/mock.sqlite); :memory: keeps nothing
  --sessions shared    one state for all; own: one for each browser, in memory`;

/** Reads the arguments of `npm run serve`. It throws in words when one makes no sense. */
export function readArguments(args: readonly string[], environment: Readonly<Record<string, string | undefined>>) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { host: text, port: text, size: text, captcha: text, data: text, sessions: text },
  });
  const read = safeParse(Arguments, { ...values, port: values.port ?? environment['PORT'] ?? '4173' });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`--${String(issue.path?.[0]?.key)}: ${issue.message}`);
}
