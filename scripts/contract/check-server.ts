import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { providerOf } from './calls/provider-of.ts';
import type { Person, SignedInPerson } from './calls/sign-in.ts';
import { providerNames } from '#src/api/provider/names.ts';
import { checkServer } from './check/check.ts';
import { agrees, linesOf } from './check/report.ts';
import { operations } from './table/operations.ts';

const usage = `npm run contract:check -- <base URL> [options]      e.g. https://host/backApi

  --user NAME            who tries, with many rights      or CONTRACT_USER
  --other NAME           somebody with few rights         or CONTRACT_OTHER
                         the passwords: CONTRACT_PASSWORD, CONTRACT_OTHER_PASSWORD, nowhere else
                         or tokens, if the login itself differs: CONTRACT_TOKEN, CONTRACT_OTHER_TOKEN
  --captcha TEXT         the same for every picture       or CONTRACT_CAPTCHA, else each picture is shown and asked for
  --prefix TEXT          before the token, as VITE_AUTH_PREFIX; by default that of the adapter
  --provider NAME        checks through an adapter: ${providerNames.join(', ')}
  --only TEXT            operations whose path contains it; "specified" for those
  --write                writes records of its own, too, and deletes them again

Below each difference comes the adapter line that removes it, marked by →.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    user: { type: 'string' },
    other: { type: 'string' },
    captcha: { type: 'string' },
    prefix: { type: 'string', default: '' },
    provider: { type: 'string' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const { env } = process;

/** Asks on the terminal. Passwords are not asked for, because the terminal shows what is typed. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}

/** Writes the picture to a file, for the person who runs the check. */
async function readCaptcha(image: string): Promise<string> {
  const given = values.captcha ?? env['CONTRACT_CAPTCHA'];
  if (given !== undefined) return given;
  const [, type = 'png', data = ''] = /^data:image\/(\w+)[^,]*,(.*)$/s.exec(image) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'captcha-'));
  const file = join(folder, `${randomUUID()}.${type}`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  const code = await ask(`The captcha is in ${file}. Its text: `);
  rmSync(folder, { recursive: true });
  return code;
}

function person(userName: string | undefined, variable: string): (Person | SignedInPerson)[] {
  if (!userName) return [];
  const token = env[`${variable}_TOKEN`];
  if (token) return [{ userName, token }];
  const password = env[`${variable}_PASSWORD`];
  if (!password) throw new Error(`the password of ${userName} is missing: ${variable}_PASSWORD`);
  return [{ userName, password, readCaptcha }];
}

async function main(): Promise<number> {
  const [base = ''] = positionals;
  const persons = [
    ...person(values.user ?? env['CONTRACT_USER'], 'CONTRACT'),
    ...person(values.other ?? env['CONTRACT_OTHER'], 'CONTRACT_OTHER'),
  ];
  if (values.help || persons.length === 0 || !URL.canParse(base)) {
    console.info(usage);
    return values.help ? 0 : 2;
  }
  const { only, write, prefix } = values;
  const report = await checkServer({
    // Calls time out (product 7).
    send: (request) => fetch(request, { signal: AbortSignal.timeout(60_000) }),
    base: base.replace(/\/$/, ''),
    prefix,
    provider: values.provider === undefined ? null : await providerOf(values.provider),
    persons,
    write,
    only: ({ endpoint: { path, source } }) => path.includes(only) || source === only,
  });
  console.info(linesOf(report, operations).join('\n'));
  return agrees(report) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'the check failed');
  process.exitCode = 1;
}
