import { check, object, pipe, string } from 'valibot';
import { crossFieldRule } from '#src/domain/cross-field-rule.ts';

/**
 * The password rule (decision 031): 8 to 64 characters from at least three of the four classes. Characters are code points;
 * nothing is trimmed or normalised.
 */
export function isStrongPassword(password: string): boolean {
  const { length } = [...password];
  return length >= 8 && length <= 64 && passwordClasses(password) >= 3;
}

/** How many of the four classes (lower case, upper case, digits, others) occur in the password. */
export const passwordClasses = (password: string): number =>
  [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;

export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** Weak until the rule is met; strong with all four classes or 14 characters; null for an empty password. */
export function strengthOf(password: string): PasswordStrength | null {
  if (password === '') return null;
  if (!isStrongPassword(password)) return 'weak';
  return passwordClasses(password) === 4 || password.length >= 14 ? 'strong' : 'medium';
}

/** The change-password form (product 5); messages are i18n keys. */
export const PasswordChange = pipe(
  object({
    oldPwd: pipe(
      string(),
      check((value) => value !== '', 'pwd.required'),
    ),
    newPwd1: pipe(
      string(),
      check((value) => value !== '', 'pwd.required'),
      check((value) => value === '' || isStrongPassword(value), 'pwd.rule'),
    ),
    newPwd2: pipe(
      string(),
      check((value) => value !== '', 'pwd.required'),
    ),
  }),
  crossFieldRule('newPwd2', ({ newPwd1, newPwd2 }) => newPwd2 === '' || newPwd1 === newPwd2, 'pwd.mismatch'),
  crossFieldRule('newPwd1', ({ oldPwd, newPwd1 }) => newPwd1 === '' || oldPwd !== newPwd1, 'pwd.same'),
);
