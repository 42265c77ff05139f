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
  record,
  string,
} from 'valibot';

/** What can happen to a record. `wentOnline`: the right `line` published it for the first time. */
const actKinds = [
  'created',
  'saved',
  'restored',
  'wentOnline',
  'published',
  'unpublished',
  'pinned',
  'unpinned',
  'bannerAdded',
  'bannerRemoved',
  // Of applications (decision 035).
  'submitted',
  'appointed',
  'passed',
  'returned',
  'becameBase',
  // Of the review before publishing (decision 067).
  'approved',
  'sentBack',
  'overridden',
] as const;
export type ActKind = (typeof actKinds)[number];

/**
 * One act on a record. `time` is `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; `version` is that of the record after the act. A server
 * without kinds and names returns saves only.
 *
 * - `by`, `name`: the account of the person, and their name.
 * - `from`: the version that was restored.
 * - `reason`, `isWithheld`: as in `StepEvent`.
 * - `stage`: the position of the stage that approved or returned the version, from 0.
 * - `role`: the name of the role that decided at that stage.
 * - `isFinal`: whether this approval was the last that the version needed, by the stages of that time.
 * - `values`: all field values that a save stored.
 */
export const TimelineEntry = object({
  kind: optional(picklist(actKinds), 'saved'),
  version: pipe(number(), integer()),
  by: string(),
  name: optional(string()),
  time: string(),
  from: optional(pipe(number(), integer())),
  reason: optional(nullable(string())),
  isWithheld: optional(boolean()),
  stage: optional(pipe(number(), integer())),
  role: optional(string()),
  isFinal: optional(boolean()),
  values: optional(record(string(), string())),
});
export type TimelineEntry = InferOutput<typeof TimelineEntry>;

/** One save of a record, with all field values that it stored. */
export type Revision = TimelineEntry & { values: Readonly<Record<string, string>> };

export const isRevision = (entry: TimelineEntry): entry is Revision => entry.values !== undefined;
