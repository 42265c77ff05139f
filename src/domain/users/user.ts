import {
  boolean,
  integer,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { trimUserName } from './user-name.ts';

export const usersPath = '/system/userManager';

/** The path of the roles to pick for a user. */
export const roleOptionsPath = '/sys/role';

/** The state of an account: `disabled` by an administrator, or `locked` for some minutes after wrong passwords. */
export const userStates = ['enabled', 'disabled', 'locked'] as const;

/** The values of the state filter of the list. */
export const userFilters = [...userStates, 'mustChange', 'unused'] as const;

/** A user account (product 3) as the server returns it: phone and mail are masked, and no answer has a password. */
export const User = object({
  id: string(),
  account: string(),
  name1: string(),
  phone: string(),
  email: string(),
  base: string(),
  baseName: string(),
  roleId: string(),
  roleName: string(),
  state: picklist(userStates),
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
  lockedUntil: nullable(string()),
  /** Somebody else knows the password, so it must be changed at the next login. */
  mustChange: boolean(),
  /** The last successful login, null before the first. Assumed: a server may not return it (decision 066). */
  lastLogin: optional(nullable(string())),
  version: pipe(number(), integer()),
  updatedBy: string(),
  updatedByName: optional(string()),
  updatedTime: string(),
});
export type User = InferOutput<typeof User>;

/** Phone and mail, not masked. */
export const Contacts = object({ phone: string(), email: string() });
export type Contacts = InferOutput<typeof Contacts>;

/** The fields of the form, except the passwords. */
export const userFields = ['account', 'name1', 'phone', 'email', 'base', 'roleId'] as const;
export type UserField = (typeof userFields)[number];
export type UserValues = Readonly<Record<UserField, string>>;

export const emptyUser: UserValues = { account: '', name1: '', phone: '', email: '', base: '', roleId: '' };

/** A user's values for the form. Phone and mail stay masked until `contacts` were revealed. */
export const valuesOf = (
  { account, name1, phone, email, base, roleId }: User,
  contacts: Contacts | null,
): UserValues => ({
  account,
  name1,
  base,
  roleId,
  phone: contacts?.phone ?? phone,
  email: contacts?.email ?? email,
});

export const sameUserValues = (a: UserValues, b: UserValues): boolean =>
  userFields.every((field) => a[field] === b[field]);

/** Applies the changes from `base` to `values` to the version that somebody else has saved since (`theirs`). */
export const rebased = (values: UserValues, base: UserValues, theirs: UserValues): UserValues => ({
  ...theirs,
  ...Object.fromEntries(userFields.flatMap((field) => (values[field] === base[field] ? [] : [[field, values[field]]]))),
});

/** Reads a draft. Fields that it does not have keep their saved values. */
export const readUserValues = (values: ContentValues, saved: UserValues): UserValues => ({
  ...saved,
  ...Object.fromEntries(userFields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]]))),
});

/**
 * The values in the form of a draft. Phone and mail are left out unless they were changed: there is nothing to restore.
 */
export function draftOf(values: UserValues, user: User | null, contacts: Contacts | null): ContentValues {
  if (!user) return values;
  const { phone, email, ...rest } = values;
  const saved = valuesOf(user, contacts);
  return { ...rest, ...(phone === saved.phone ? {} : { phone }), ...(email === saved.email ? {} : { email }) };
}

/** Trims the account name for saving, in the same way as login trims it. */
export const trimmed = (values: UserValues): UserValues => ({ ...values, account: trimUserName(values.account) });
