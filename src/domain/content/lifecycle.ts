import { boolean, type InferOutput, nullable, object, optional, picklist, string } from 'valibot';
import type { PageAction } from '#src/domain/rights/page-actions.ts';
import type { ContentType } from './content-type.ts';
import {
  appliesTo,
  type ContentRecord,
  type RecordOperation,
  recordOperations,
  type RecordStatus,
  usualStatuses,
} from './record.ts';

/** The names of the steps that a record takes from state to state (decision 035). */
export const stepNames = ['submit', 'appoint', 'pass', 'return', 'line'] as const;
export type StepName = (typeof stepNames)[number];

/** One way from state to state. There is no other. */
export interface RecordStep {
  name: StepName;
  from: readonly RecordStatus[];
  to: RecordStatus;
  /** What the person must be allowed to do on the page of the type. */
  right: PageAction;
  needsReason: boolean;
  /** Whether it is taken on the record's own page, or only by its review (decision 036). */
  by: 'page' | 'review';
}

/** Something that has to be corrected before a record can be submitted. `reason` is an i18n key. */
export interface Lack {
  field: string;
  reason: string;
}

/** The states of a type that is more than draft, online and offline, and the only ways between them. */
export interface Lifecycle {
  statuses: readonly RecordStatus[];
  steps: readonly RecordStep[];
  /** What a record, or the form of one, lacks to be submitted. */
  lacks: (values: Readonly<Record<string, unknown>>) => readonly Lack[];
}

/**
 * A step that was taken. `add` is the beginning. Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; `name` is that of the person
 * with the account `by`, where the server returns it.
 */
export const StepEvent = object({
  time: string(),
  by: string(),
  name: optional(string()),
  step: picklist(['add', ...stepNames]),
  reason: nullable(string()),
  /** There is a reason, which is hidden from a person while they score the record (decision 036). */
  isWithheld: optional(boolean()),
});
export type StepEvent = InferOutput<typeof StepEvent>;

/** The states that records of the type can be in. */
export const statusesOf = ({ lifecycle }: ContentType): readonly RecordStatus[] => lifecycle?.statuses ?? usualStatuses;

/** The operations of the type, including those whose right the person lacks. */
export const operationsOf = ({ lifecycle }: ContentType): readonly RecordOperation[] =>
  lifecycle ? recordOperations : recordOperations.filter(({ right }) => right !== 'edit');

/** The step that leads away from this state; null where the table has none. */
export const stepFrom = (
  { steps }: Pick<Lifecycle, 'steps'>,
  status: RecordStatus,
  name: StepName,
  by: RecordStep['by'],
): RecordStep | null =>
  steps.find((step) => step.name === name && step.by === by && step.from.includes(status)) ?? null;

/** Whether the values of a record may be changed in its state: with steps, only as long as it can be submitted. */
export const isEditable = ({ lifecycle }: ContentType, { status }: Pick<ContentRecord, 'status'>): boolean =>
  lifecycle === undefined || stepFrom(lifecycle, status, 'submit', 'page') !== null;

/** An operation that brings a record to the next state of its life. It can be requested together with a save. */
export type NextStep = RecordOperation & { name: 'submit' | 'publish' | 'goOnline' };

export const isNextStep = (operation: RecordOperation): operation is NextStep =>
  operation.name === 'submit' || operation.name === 'publish' || operation.name === 'goOnline';

/** The state of a record that is not saved yet. */
const unsaved: Pick<ContentRecord, 'status' | 'isTop' | 'isBanner'> = {
  status: 'draft',
  isTop: false,
  isBanner: false,
};

/**
 * The operations that fit the state of a record and the person's rights, except deleting. A conflict of interest blocks returning
 * an application, too (decision 036). `record` is null for a new one.
 */
export function possibleOperations(
  type: ContentType,
  record: ContentRecord | null,
  can: (right: RecordOperation['right']) => boolean,
): readonly RecordOperation[] {
  return operationsOf(type).filter(
    (operation) =>
      operation.right !== 'del' &&
      !(operation.name === 'return' && record?.ownReview?.isBarred) &&
      can(operation.right) &&
      appliesTo(
        operation,
        record ?? ({ ...unsaved, isUnapproved: type.stages !== undefined } as ContentRecord),
        type.rights,
        type.lifecycle,
      ),
  );
}
