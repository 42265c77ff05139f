import { type InferOutput, object, picklist, string } from 'valibot';
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

/** A login attempt on the person's own account: time, address, browser and result. */
export const LoginEntry = object({
  id: string(),
  time: string(),
  address: string(),
  userAgent: string(),
  result: picklist(loginResults),
});
export type LoginEntry = InferOutput<typeof LoginEntry>;
