import type { Action } from '#src/domain/rights/access.ts';
import type { User } from './user.ts';

/** An operation on an account. */
export type UserOperation = 'enable' | 'disable' | 'unlock' | 'reset' | 'delete';

interface Rule {
  right: Action;
  /** Whether it can be applied to this user. */
  applies: (user: User) => boolean;
  /** It can lock a person out, so it needs a confirmation. */
  asks: boolean;
  /** It cannot be applied to one’s own account. */
  othersOnly: boolean;
}

const rules: Readonly<Record<UserOperation, Rule>> = {
  unlock: { right: 'edit', applies: ({ state }) => state === 'locked', asks: false, othersOnly: false },
  enable: { right: 'edit', applies: ({ state }) => state === 'disabled', asks: false, othersOnly: false },
  reset: { right: 'edit', applies: () => true, asks: true, othersOnly: true },
  disable: { right: 'edit', applies: ({ state }) => state !== 'disabled', asks: true, othersOnly: true },
  delete: { right: 'del', applies: () => true, asks: true, othersOnly: true },
};

/** Whether the operation needs a confirmation. */
export const asksFirst = (operation: UserOperation): boolean => rules[operation].asks;

/**
 * The operations that somebody may apply to a user, in the order of the menu (decision 004: enable, unlock and reset
 * need edit). `own` is their own account.
 */
export const possibleOperations = (
  user: User,
  own: string,
  can: (action: Action) => boolean,
): readonly UserOperation[] =>
  (Object.keys(rules) as UserOperation[]).filter((operation) => {
    const { right, applies, othersOnly } = rules[operation];
    return can(right) && applies(user) && !(othersOnly && user.account === own);
  });
