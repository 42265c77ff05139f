import { type InferOutput, object, optional, picklist, string } from 'valibot';
import { recordStatuses } from '#src/domain/content/record.ts';

// The data of the personal centre (decision 027). Times have the same form as in records.

/**
 * A record that the person added, edited or published, and the last time they did. `path` is that of its content type.
 */
export const WorkEntry = object({
  path: string(),
  id: string(),
  title: string(),
  status: picklist(recordStatuses),
  time: string(),
});
export type WorkEntry = InferOutput<typeof WorkEntry>;

/** The result of a login attempt. */
const loginResults = ['success', 'wrongCaptcha', 'wrongPassword', 'locked', 'disabled'] as const;
export type LoginResult = (typeof loginResults)[number];

/**
 * A login attempt on the person's own account: time, address, browser and result. `session` is the session that it began, as
 * long as it exists: this one or another; assumed (decision 066).
 */
export const LoginEntry = object({
  id: string(),
  time: string(),
  address: string(),
  userAgent: string(),
  result: picklist(loginResults),
  session: optional(picklist(['own', 'other'])),
});
export type LoginEntry = InferOutput<typeof LoginEntry>;

/** The log-ins, besides this one, whose sessions still exist. */
export const alsoSignedIn = (logins: readonly LoginEntry[]): readonly LoginEntry[] =>
  logins.filter(({ session }) => session === 'other');
