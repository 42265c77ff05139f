import type { Decision } from '#src/domain/approval/decision.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { judged } from '#src/domain/content/reviewed-type.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { approvalEndpoints } from '#src/api/endpoints/approval.ts';
import type { CallOptions, Http } from './http.ts';

interface Decided {
  id: string;
  version: number;
  /** The position of the stage, from 0. */
  stage: number;
  /** Empty for an approval. */
  reason: string;
}

/**
 * Sends a decision about a version of a record of the content type at `path` (decision 067). The value is null when the server
 * does not return the record.
 */
export async function sendDecision(
  http: Http,
  path: string,
  decision: Decision,
  { id, version, stage, reason }: Decided,
  options: CallOptions,
): Promise<Result<ContentRecord | null>> {
  const rows = approvalEndpoints(path);
  const answer = await (decision === 'approve'
    ? http.call(rows.approve, { id, version, stage }, options)
    : http.call(rows[decision], { id, version, stage, reason }, options));
  return answer.ok ? success(answer.value && judged(answer.value)) : answer;
}
