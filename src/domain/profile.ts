import { type InferOutput, object, picklist, string } from 'valibot';
import { recordStatuses } from './content/record.ts';

// What the personal centre shows of the own account (decision 027). Times as in records.

/** A record that the person added, edited or published, and when they last did. `path` is its content type's. */
export const WorkEntry = object({
  path: string(),
  id: string(),
  title: string(),
  status: picklist(recordStatuses),
  time: string(),
});
export type WorkEntry = InferOutput<typeof WorkEntry>;

/** How an attempt to log in ended. */
export const loginResults = ['success', 'wrongCaptcha', 'wrongPassword', 'locked', 'disabled'] as const;
export type LoginResult = (typeof loginResults)[number];

/** An attempt to log in to the own account: when, from where, with what, and how it ended. */
export const LoginEntry = object({
  id: string(),
  time: string(),
  address: string(),
  userAgent: string(),
  result: picklist(loginResults),
});
export type LoginEntry = InferOutput<typeof LoginEntry>;
