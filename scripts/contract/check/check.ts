import { authEndpoints } from '#src/api/endpoints/auth.ts';
import { EXPIRED_CODE } from '#src/domain/envelope.ts';
import { type Caller, createCaller, type Reply, type Send } from '#scripts/contract/calls/caller.ts';
import { givingUp } from '#scripts/contract/calls/give-up.ts';
import { type Person, signIn } from '#scripts/contract/calls/sign-in.ts';
import { operationAt } from '#scripts/contract/calls/world.ts';
import { type Operation, operations } from '#scripts/contract/table/operations.ts';
import { attempt, type Checking } from './attempt.ts';
import { checkRead } from './check-reads.ts';
import { checkWrites, reasonNotToTry } from './check-writes.ts';
import { differenceOf } from './differences.ts';
import { type Reader, readerOf } from './persons.ts';
import { emptyReport, type Report } from './report.ts';

export interface CheckOptions {
  send: Send;
  /** The address of the API, `https://host/backApi`. */
  base: string;
  /** The prefix of the token in the header; empty for none. */
  prefix?: string;
  /** The persons that the check signs in as. The first should have many rights, the second few, so that it is refused. */
  persons: readonly Person[];
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
  const { send, base, prefix = '', persons, write, only = () => true, year = new Date().getFullYear() } = options;
  const caller = createCaller(givingUp(send), base, prefix);
  const report = emptyReport();
  const readers: Reader[] = [];
  for (const person of persons) {
    const { token, login } = await signIn(caller, person, report.secrets);
    compare(operationAt(authEndpoints.login.path), login, report);
    readers.push(await readerOf(caller, person.userName, token, year));
  }
  const checking: Checking = { caller, readers, report, ...(options.suffix ? { suffix: options.suffix } : {}) };
  const chosen = operations.filter(only);
  for (const operation of chosen) if (operation.endpoint.kind === 'read') await checkRead(operation, checking);
  if (write) await checkWrites(chosen, checking);
  await unknownPath(caller, report);
  await signOut(checking);
  for (const operation of chosen) {
    const why = reasonNotToTry(operation, write, report);
    if (why !== null) report.untried.push({ operation, what: 'answer', why });
  }
  return report;
}

function compare(operation: Operation, reply: Reply, report: Report): void {
  report.tried.push({ operation, tried: 'answer', difference: differenceOf(operation, reply, 'success') });
}

async function unknownPath(caller: Caller, report: Report): Promise<void> {
  const status = await caller.unknown().then(
    (reply) => reply.status,
    () => 'no answer',
  );
  if (status !== 404) report.server.push(`✗ a path that no table has: HTTP 404 expected, ${status} came`);
}

/** Ends the sessions of the check; their tokens must be refused afterwards. */
async function signOut(checking: Checking): Promise<void> {
  const [logout, account] = [operationAt(authEndpoints.logout.path), operationAt(authEndpoints.userInfo.path)];
  for (const { token } of checking.readers) {
    await attempt(logout, 'answer', 'success', undefined, { token }, checking);
    await attempt(account, 'wrong token', [EXPIRED_CODE], undefined, { token }, checking);
  }
}
