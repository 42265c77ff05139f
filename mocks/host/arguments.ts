import { parseArgs } from 'node:util';
import {
  check,
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
import { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import { readJson } from '#src/domain/read-json.ts';
import { dialectNames } from '#mocks/dialects/index.ts';
import { masterCode } from '#mocks/shared/accounts.ts';
import { readMixedArguments } from '#mocks/mixed/arguments.ts';
import { SeedSize } from '#mocks/shared/seed-size.ts';

const port = pipe(string(), transform(Number), number(), integer(), minValue(0), maxValue(65_535));

/** The arguments of `npm run serve`. */
const Arguments = object({
  /** The address to listen on. `0.0.0.0` accepts other machines. */
  host: optional(pipe(string(), regex(/^[\w.:-]+$/)), '127.0.0.1'),
  port,
  /** Starts again from the seed, in this size. Without it the server continues with its stored data. */
  size: optional(SeedSize),
  /** Accepts this text for every captcha. */
  captcha: optional(picklist([masterCode], `only ${masterCode} can be accepted for every captcha`)),
  /** The file that stores the data; `:memory:` stores nothing on disk. */
  data: optional(string(), '.cache/mock.sqlite'),
  /** The language of the server of another provider. */
  speak: optional(picklist(dialectNames, `must be one of ${dialectNames.join(', ')}`)),
  /** The stages of the review before publishing, as JSON. */
  approvals: optional(
    pipe(
      string(),
      check((text) => readJson(Approvals, text) !== null, 'must be as {"/home/scienceKnowledge": ["role", "role"]}'),
      transform((text) => readJson(Approvals, text) ?? {}),
    ),
  ),
  /** One state for all, or one for each browser. */
  sessions: optional(picklist(['shared', 'own']), 'shared'),
});

export const usage = `npm run serve -- [options]
  --host 127.0.0.1     the address to listen on; 0.0.0.0 accepts other machines
  --port 4173          or the environment's PORT; 0 selects a free port
  --size S|M|L         starts again from the seed, in this size
  --captcha ${masterCode}       accepts this text for every captcha
  --data FILE          the file that stores the data (.cache/mock.sqlite); :memory: stores nothing on disk
  --sessions shared    one state for all; own: one for each browser, in memory
  --real https://host  a real server that answers a part of the calls; its base path is VITE_API_BASE
  --only /sys,/home    the beginnings of the paths that it answers
  --as admin           the demo account as which the mock accepts the tokens of the real server
  --approvals JSON     the roles that review before publishing, by content type: {"/home/scienceKnowledge": ["role"]}
  --speak NAME         answers in the language of another provider: ${dialectNames.join(', ')}`;

/** Reads the arguments of `npm run serve`. Throws an error with a readable message for an invalid one. */
export function readArguments(args: readonly string[], environment: Readonly<Record<string, string | undefined>>) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: text,
      port: text,
      size: text,
      captcha: text,
      data: text,
      sessions: text,
      speak: text,
      approvals: text,
      real: text,
      only: text,
      as: text,
    },
  });
  const mixed = readMixedArguments(values, environment);
  if (mixed?.paths.length === 0) throw new Error('--real: needs --only, the paths that it answers');
  const read = safeParse(Arguments, { ...values, port: values.port ?? environment['PORT'] ?? '4173' });
  if (read.success) return { ...read.output, mixed };
  const [issue] = read.issues;
  throw new Error(`--${String(issue.path?.[0]?.key)}: ${issue.message}`);
}
