import { type GenericSchema, integer, minValue, number, object, pipe, regex, string } from 'valibot';
import type { Decision } from '#src/domain/approval/decision.ts';
import { ReviewedRecord } from '#src/domain/content/reviewed-type.ts';
import { count } from './count.ts';
import { write } from './endpoint.ts';
import { refusals } from './refusals.ts';

/** The version that the reviewer has read, and the position of the stage that they decide for, from 0. */
const decided = { id: string(), version: count, stage: pipe(number(), integer(), minValue(0)) };
const reason = pipe(string(), regex(/\S/));

/**
 * The calls of the review before publishing of a content type with stages (decision 067, assumed). They need the right to the
 * page; the server checks the role of the stage, the version and the authors. When the record is at another version or stage, it
 * refuses with 409.
 */
export const approvalEndpoints = (path: string) => {
  const decision = <Request>(verb: Decision, request: GenericSchema<unknown, Request>) =>
    write({
      path: `${path}/${verb}`,
      request,
      response: ReviewedRecord,
      right: path,
      refusals: [refusals.conflict],
    });
  return {
    approve: decision('approve', object(decided)),
    sendBack: decision('sendBack', object({ ...decided, reason })),
    override: decision('override', object({ ...decided, reason })),
  };
};
