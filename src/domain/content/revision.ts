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
import { type ContentType, type Field, fieldsOf } from './content-type.ts';
import type { StepEvent } from './lifecycle.ts';
import type { ContentRecord } from './record.ts';

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
] as const;
type ActKind = (typeof actKinds)[number];

/**
 * One act on a record. `time` is `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; `version` is that of the record after the act. A server
 * without kinds and names returns saves only.
 *
 * - `by`, `name`: the account of the person, and their name.
 * - `from`: the version that was restored.
 * - `reason`, `isWithheld`: as in `StepEvent`.
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
  values: optional(record(string(), string())),
});
export type TimelineEntry = InferOutput<typeof TimelineEntry>;

/** One save of a record, with all field values that it stored. */
export type Revision = TimelineEntry & { values: Readonly<Record<string, string>> };

export const isRevision = (entry: TimelineEntry): entry is Revision => entry.values !== undefined;

/** A value that a revision saved. A field that was added to the type later is empty in older ones. */
export const savedValue = ({ values }: Pick<Revision, 'values'>, field: string): string => values[field] ?? '';

/** All values of a revision, as the form holds them. */
export const savedValues = (type: ContentType, revision: Pick<Revision, 'values'>): Record<string, string> =>
  Object.fromEntries(fieldsOf(type).map(({ name }) => [name, savedValue(revision, name)]));

/** The fields that two revisions of a record have different values of. */
export const changedFields = (
  type: ContentType,
  before: Pick<Revision, 'values'>,
  after: Pick<Revision, 'values'>,
): readonly Field[] => fieldsOf(type).filter(({ name }) => savedValue(before, name) !== savedValue(after, name));

/** Differs between two records if acts on the record lie between them. */
export const actsUpTo = ({ version, status, isTop, isBanner, updatedTime }: ContentRecord): string =>
  [version, status, isTop, isBanner, updatedTime].join(' ');

const kindOfStep: Readonly<Record<StepEvent['step'], ActKind>> = {
  add: 'created',
  submit: 'submitted',
  appoint: 'appointed',
  pass: 'passed',
  return: 'returned',
  line: 'becameBase',
};

/** A lifecycle step of a record with this version, as an entry of its timeline. */
export const entryOfStep = ({ step, ...event }: StepEvent, version: number): TimelineEntry => ({
  ...event,
  kind: kindOfStep[step],
  version,
});
