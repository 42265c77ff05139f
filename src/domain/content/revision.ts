import { decisionsOf } from '#src/domain/approval/approval.ts';
import { type ContentType, type Field, fieldsOf } from './content-type.ts';
import type { StepEvent } from './lifecycle.ts';
import type { ContentRecord } from './record.ts';
import type { ActKind, Revision, TimelineEntry } from './timeline.ts';

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

/** A text that changes with each act on a record. */
export const actsUpTo = ({ version, status, isTop, isBanner, updatedTime, approval }: ContentRecord): string =>
  [version, status, isTop, isBanner, updatedTime, ...decisionsOf(approval)].join(' ');

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

/**
 * The history of a record with the steps that it has taken, newest first. A server that returns only saves does not know them
 * as acts; the save that took place together with the first step is the creation.
 */
export function withSteps(history: readonly TimelineEntry[], steps: readonly StepEvent[]): readonly TimelineEntry[] {
  if (history.some(({ kind }) => kind !== 'saved')) return history;
  const created = steps.find(({ step }) => step === 'add')?.time;
  const saves = history.map((entry) => (entry.time === created ? { ...entry, kind: 'created' as const } : entry));
  const taken = steps
    .filter(({ step, time }) => step !== 'add' || saves.every((entry) => entry.time !== time))
    .map((step) => entryOfStep(step, saves.find(({ time }) => time <= step.time)?.version ?? 0))
    .reverse();
  // A step of the same second followed the save.
  return [...taken, ...saves].toSorted((one, other) => other.time.localeCompare(one.time));
}
