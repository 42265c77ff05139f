import { type GenericSchema, type InferOutput, looseObject, optional, pipe, transform } from 'valibot';
import { Approval, mayGoOnline, undecided } from '#src/domain/approval/approval.ts';
import type { Stages } from '#src/domain/approval/stages.ts';
import type { ContentType } from './content-type.ts';
import { ContentRecord } from './record.ts';

// Loaded only where a type has stages.

/** A record of a type with stages. */
export const ReviewedRecord = looseObject({ ...ContentRecord.entries, approval: optional(Approval) });

/** A content type with the stages of its review before publishing (decision 067). */
export const withStages = (type: ContentType, stages: Stages): ContentType => ({
  ...type,
  stages,
  record: reviewedRecord(stages),
});

/** The records of a type with these stages. Where the server returns no review, nobody has approved the record. */
export const reviewedRecord = (stages: Stages): GenericSchema<unknown, ContentRecord> =>
  pipe(
    ReviewedRecord,
    transform((record) => judged({ ...record, approval: record.approval ?? undecided(stages, record.version) })),
  );

/** The record with the mark by which the rules of operations know that its version is not admitted. */
export const judged = (record: InferOutput<typeof ReviewedRecord>): ContentRecord =>
  mayGoOnline(record) ? record : { ...record, isUnapproved: true };
