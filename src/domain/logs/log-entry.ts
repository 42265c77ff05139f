import { type InferOutput, nullable, object, picklist, record, string, unknown } from 'valibot';

/** What kind of action an entry tells of: signing in and out, work on content, or the system's own settings. */
export const logTypes = ['login', 'operation', 'system'] as const;
export type LogType = (typeof logTypes)[number];

export const logResults = ['success', 'refused'] as const;
export type LogResult = (typeof logResults)[number];

/** The fields that an action changed, by name. Secrets are never among them. */
const Fields = record(string(), unknown());

/**
 * One action in the log (decision 025): who, when, from where, what to which object, and how it ended. `path` is what it was
 * done on: a page's path, or the prefix of the calls (`/sys/role`). `account` is empty where nobody is known by that name;
 * `reason` says why an action was refused. Entries are added, never changed.
 */
export const LogEntry = object({
  id: string(),
  time: string(),
  account: string(),
  roleName: string(),
  address: string(),
  type: picklist(logTypes),
  path: string(),
  action: string(),
  object: string(),
  result: picklist(logResults),
  reason: string(),
  before: nullable(Fields),
  after: nullable(Fields),
});
export type LogEntry = InferOutput<typeof LogEntry>;
