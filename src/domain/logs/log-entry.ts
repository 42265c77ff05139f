import { array, type InferOutput, nullable, object, optional, picklist, record, string, unknown } from 'valibot';
import { count } from '#src/domain/count.ts';

export const logsPath = '/system/logManager';

/** The kind of action that an entry records: signing in or out, work on content, or system settings. */
export const logTypes = ['login', 'operation', 'system'] as const;
export type LogType = (typeof logTypes)[number];

export const logResults = ['success', 'refused'] as const;
export type LogResult = (typeof logResults)[number];

/** The changed fields, by name. They never include secrets. */
const Fields = record(string(), unknown());

/**
 * One action in the log (decision 025): who did it, when, from which address, on which object, and with which result.
 * `path` is the path of the page, or the prefix of the call (`/sys/role`). `account` is empty when no such account exists, and
 * `name` is the person's present name; missing if the account was deleted, or on a server that does not return names.
 * `reason` is the reason of a refusal. Entries are added and never changed.
 */
export const LogEntry = object({
  id: string(),
  time: string(),
  account: string(),
  name: optional(string()),
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

/** A page of the log. `since` is the time of the oldest entry that is kept, whatever the query asks for; assumed (decision 066). */
export const LogPage = object({
  list: array(LogEntry),
  total: count,
  pageNum: count,
  pageSize: count,
  since: optional(string()),
});
export type LogPage = InferOutput<typeof LogPage>;
