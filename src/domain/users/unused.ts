import { instantOf } from '#src/domain/platform-time.ts';
import type { User } from './user.ts';

/** After this many days without a login an account counts as unused. */
export const unusedAfterDays = 90;

const millisecondsOfDay = 86_400_000;

/**
 * Whether nobody has logged in with an account for 90 days (decision 066). An account without any login counts from its last
 * change, so that a new one is not unused. A disabled one is out of use anyway, and about an account whose logins the server
 * does not return, or not as a time, nothing is known.
 */
export function isUnused(
  { state, lastLogin, updatedTime }: Pick<User, 'state' | 'lastLogin' | 'updatedTime'>,
  now: number,
): boolean {
  if (lastLogin === undefined || state === 'disabled') return false;
  return instantOf(lastLogin ?? updatedTime) + unusedAfterDays * millisecondsOfDay <= now;
}

/** Whether the server returns when accounts were last used; null while no account shows it. */
export const knowsLogins = (users: readonly Pick<User, 'lastLogin'>[]): boolean | null =>
  users.length === 0 ? null : users.some(({ lastLogin }) => lastLogin !== undefined);
