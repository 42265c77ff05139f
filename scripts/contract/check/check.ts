import { authEndpoints } from '#src/api/endpoints/auth.ts';
import type { Provider } from '#src/api/provider/provider.ts';
import { EXPIRED_CODE } from '#src/domain/envelope.ts';
import { type Caller, createCaller, type Send } from '#scripts/contract/calls/caller.ts';
import { givingUp } from '#scripts/contract/calls/give-up.ts';
import { type Person, type SignedInPerson, signIn } from '#scripts/contract/calls/sign-in.ts';
import { operationAt } from '#scripts/contract/calls/world.ts';
import { type Operation, operations } from '#scripts/contract/table/operations.ts';
import { attempt, type Checking } from './attempt.ts';
import { checkRead } from './check-reads.ts';
import { checkWrites, reasonNotToTry } from './check-writes.ts';
import { differenceOf } from './differences.ts';
import { createHeard } from './heard.ts';
import { isMissing } from './missing.ts';
import { type Reader, readerOf } from './persons.ts';
import { emptyReport, type Report } from './report.ts';

export interface CheckOptions {
  send: Send;
  /** The address of the API, `https://host/backApi`. */
  base: string;
  /** The prefix of the token in the header; empty for none. */
  prefix?: string;
  /** The adapter to check through; null for the contract itself. */
  provider?: Provider | null;
  /** The persons that the check signs in as. The first should have many rights, the second few, so that it is refused. */
  persons: readonly (Person | SignedInPerson)[];
  /** Writes records of its own, and deletes them again. */
  write: boolean;
  /** The operations to try; all of them by default. */
  only?: (operation: Operation) => boolean;
  year?: number;
  /** The suffix of the names that the check writes. */
  suffix?: string;
}

/** Checks a server against the contract. Throws when no person can log in. */
export async function checkServer(options: CheckOptions): Promise<Report> {
  const { send, base, prefix = '', provider = null, persons, write, only = () => true } = options;
  const { year = new Date().getFullYear() } = options;
  const report = emptyReport();
  const heard = createHeard(persons.map(({ userName }) => userName));
  const caller = createCaller(givingUp(send), base, { prefix, provider, onReply: heard.note });
  const readers: Reader[] = [];
  for (const person of persons) {
    const token = await tokenOf(person, caller, report);
    readers.push(await readerOf(caller, person.userName, token, year));
  }
  const checking: Checking = { caller, readers, report, ...(options.suffix ? { suffix: options.suffix } : {}) };
  const [missing, chosen] = divided(operations.filter(only), provider);
  for (const operation of chosen) if (operation.endpoint.kind === 'read') await checkRead(operation, checking);
  if (write) await checkWrites(chosen, checking);
  if (!provider) await unknownPath(caller, report);
  await signOut(checking, persons);
  for (const operation of missing) report.untried.push({ operation, what: 'answer', why: 'not offered' });
  for (const operation of chosen) {
    const why = reasonNotToTry(operation, write, report);
    if (why !== null) report.untried.push({ operation, what: 'answer', why });
  }
  report.suggestions.push(...heard.suggestions());
  return report;
}

const divided = (all: readonly Operation[], provider: Provider | null): [missing: Operation[], chosen: Operation[]] => [
  all.filter((operation) => isMissing(operation, provider)),
  all.filter((operation) => !isMissing(operation, provider)),
];

async function tokenOf(person: Person | SignedInPerson, caller: Caller, report: Report): Promise<string> {
  if ('token' in person) {
    report.secrets.add(person.token);
    return person.token;
  }
  const { token, login } = await signIn(caller, person, report.secrets);
  const operation = operationAt(authEndpoints.login.path);
  const difference = differenceOf(operation, undefined, login, 'success', caller.provider);
  report.tried.push({ operation, tried: 'answer', difference });
  return token;
}

async function unknownPath(caller: Caller, report: Report): Promise<void> {
  const status = await caller.unknown().catch(() => 'no answer');
  if (status !== 404) report.server.push(`✗ a path that no table has: HTTP 404 expected, ${status} came`);
}

/** Ends the sessions of the check; their tokens must be refused afterwards. */
async function signOut(checking: Checking, persons: CheckOptions['persons']): Promise<void> {
  const [logout, account] = [operationAt(authEndpoints.logout.path), operationAt(authEndpoints.userInfo.path)];
  for (const [index, { token }] of checking.readers.entries()) {
    if ('token' in (persons[index] ?? {})) continue;
    await attempt(logout, 'answer', 'success', undefined, { token }, checking);
    await attempt(account, 'wrong token', [EXPIRED_CODE], undefined, { token }, checking);
  }
}
