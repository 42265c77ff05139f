import { boolean, integer, type InferOutput, nullable, number, object, picklist, pipe, string } from 'valibot';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { trimUserName } from './user-name.ts';

export const usersPath = '/system/userManager';

/** Where the home bases are, and the roles, that a user is given one of each. */
export const basesPath = '/home/baseResources';
export const roleOptionsPath = '/sys/role';

/** Whether somebody gets in: `disabled` by an administrator, `locked` for a while after wrong passwords. */
export const userStates = ['enabled', 'disabled', 'locked'] as const;

/** What a list of users can be narrowed to. */
export const userFilters = [...userStates, 'mustChange'] as const;

/** A user account (product 3) as it is answered: phone and mail are masked, passwords are in no answer. */
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
  /** The password is one that somebody else knows: it has to be changed at the next login. */
  mustChange: boolean(),
  version: pipe(number(), integer()),
  updatedBy: string(),
  updatedTime: string(),
});
export type User = InferOutput<typeof User>;

/** Phone and mail as they are. */
export const Contacts = object({ phone: string(), email: string() });
export type Contacts = InferOutput<typeof Contacts>;

/** What the form holds of a user, but for passwords. */
export const userFields = ['account', 'name1', 'phone', 'email', 'base', 'roleId'] as const;
export type UserField = (typeof userFields)[number];
export type UserValues = Readonly<Record<UserField, string>>;

export const emptyUser: UserValues = { account: '', name1: '', phone: '', email: '', base: '', roleId: '' };

/** A user's values for the form; phone and mail masked until they were revealed. */
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

/** What was changed against `base`, on top of what `theirs` are by now. */
export const rebased = (values: UserValues, base: UserValues, theirs: UserValues): UserValues => ({
  ...theirs,
  ...Object.fromEntries(userFields.flatMap((field) => (values[field] === base[field] ? [] : [[field, values[field]]]))),
});

/** Reads a draft: what it does not have is as it is saved. */
export const readUserValues = (values: ContentValues, saved: UserValues): UserValues => ({
  ...saved,
  ...Object.fromEntries(userFields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]]))),
});

/** As a draft is kept: without phone and mail that were not changed, which are nothing to restore, masked or not. */
export function draftOf(values: UserValues, user: User | null, contacts: Contacts | null): ContentValues {
  if (!user) return values;
  const { phone, email, ...rest } = values;
  const saved = valuesOf(user, contacts);
  return { ...rest, ...(phone === saved.phone ? {} : { phone }), ...(email === saved.email ? {} : { email }) };
}

/** The login name as it is saved: without the blanks that login takes away, too. */
export const trimmed = (values: UserValues): UserValues => ({ ...values, account: trimUserName(values.account) });
