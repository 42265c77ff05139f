import { check, type GenericSchema, maxLength, object, pipe, safeParse, string } from 'valibot';
import { phonePattern } from '#src/domain/content/rules.ts';
import { crossFieldRule } from '#src/domain/cross-field-rule.ts';
import { isStrongPassword } from './password.ts';
import { trimUserName } from './user-name.ts';
import type { Contacts } from './user.ts';

/** A mail address: a name, one @, and a host with a dot. It contains no `*`, so a masked address does not match. */
const mailPattern = /^[^\s@*]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Longer texts would not fit into one line of a list. */
const longest = 100;

/**
 * The rules of a user (product 5; decision 031 for passwords), for the form and for the mock. Messages are i18n keys.
 * `masked` are phone and mail as the form shows them before they are revealed. These values are accepted unchanged.
 */
export const userRules = (masked: Contacts | null) =>
  object({
    account: text('rule.account'),
    name1: text('rule.name'),
    phone: pipe(
      text('rule.phone'),
      unlessBlank((value) => value === masked?.phone || phonePattern.test(value), 'rule.phoneFormat'),
    ),
    email: pipe(
      text('rule.email'),
      unlessBlank((value) => value === masked?.email || mailPattern.test(value), 'rule.emailFormat'),
    ),
    base: text('rule.base'),
    roleId: text('rule.role'),
  });

/** The rules of a new user: the same, and a password that is typed twice. */
export const NewUserRules = pipe(
  object({
    ...userRules(null).entries,
    password: pipe(
      string(),
      check((value) => value !== '', 'rule.password'),
      check((value) => value === '' || isStrongPassword(value), 'rule.passwordWeak'),
    ),
    rePassword: pipe(
      string(),
      check((value) => value !== '', 'rule.rePassword'),
    ),
  }),
  crossFieldRule(
    'rePassword',
    ({ password, rePassword }) => rePassword === '' || password === rePassword,
    'rule.mismatch',
  ),
);

/** Whether values meet the rules. */
export const isFit = (rules: GenericSchema, values: unknown): boolean => safeParse(rules, values).success;

function text(message: string) {
  return pipe(
    string(message),
    check((value) => trimUserName(value) !== '', message),
    maxLength(longest, 'rule.tooLong'),
  );
}

function unlessBlank(test: (value: string) => boolean, message: string) {
  return check<string, string>((value) => trimUserName(value) === '' || test(value), message);
}
