import type { LoginResult } from '#src/domain/work/profile.ts';
import type { Call } from './handle.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { type LoginRow, loginCollection } from '#mocks/store/collections.ts';

/** The number of login attempts that are stored for each account. */
export const maxLogins = 100;

/** The login attempts of an account, newest first. */
export async function loginsOf(account: string, { tx }: Pick<Call, 'tx'>): Promise<LoginRow[]> {
  const rows = (await tx.all(loginCollection)).filter((row) => row.account === account);
  return rows.sort((a, b) => b.number - a.number);
}

/** Stores a login attempt, removes the oldest ones beyond the limit, and returns its id. */
export async function logLogin(account: string, result: LoginResult, call: Call): Promise<string> {
  const { tx, now, caller } = call;
  const earlier = await loginsOf(account, call);
  const number = (earlier[0]?.number ?? 0) + 1;
  const id = `${account}-${number}`;
  await tx.put(loginCollection, {
    id,
    number,
    account,
    time: toShanghaiTime(now),
    ...caller,
    result,
  });
  for (const old of earlier.slice(maxLogins - 1)) await tx.delete(loginCollection, old.id);
  return id;
}
