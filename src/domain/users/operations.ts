import type { Action } from '../access.ts';
import type { User } from './user.ts';

/** What can be done with an account as a whole. */
export type UserOperation = 'enable' | 'disable' | 'unlock' | 'reset' | 'delete';

interface Rule {
  right: Action;
  /** Whether it makes sense for this user. */
  applies: (user: User) => boolean;
  /** It shuts somebody out. */
  asks: boolean;
  /** Nobody does it to themselves. */
  toOthers: boolean;
}

const rules: Readonly<Record<UserOperation, Rule>> = {
  unlock: { right: 'edit', applies: ({ state }) => state === 'locked', asks: false, toOthers: false },
  enable: { right: 'edit', applies: ({ state }) => state === 'disabled', asks: false, toOthers: false },
  reset: { right: 'edit', applies: () => true, asks: true, toOthers: true },
  disable: { right: 'edit', applies: ({ state }) => state !== 'disabled', asks: true, toOthers: true },
  delete: { right: 'del', applies: () => true, asks: true, toOthers: true },
};

/** Whether it shuts somebody out, and so is asked about first. */
export const asksFirst = (operation: UserOperation): boolean => rules[operation].asks;

/** What somebody may do with a user, in the order of the menu (decision 004: enable, unlock and reset need edit). */
export const possibleOperations = (
  user: User,
  own: string,
  can: (action: Action) => boolean,
): readonly UserOperation[] =>
  (Object.keys(rules) as UserOperation[]).filter((operation) => {
    const { right, applies, toOthers } = rules[operation];
    return can(right) && applies(user) && !(toOthers && user.account === own);
  });
