import { approvalState, nextStage } from '#src/domain/approval/approval.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';

/** Translates keys with their namespace. */
type Text = (key: string, values?: Record<string, unknown>) => string;

/** The state of the review in a few words; empty without a review. */
export function approvalLabel(record: ContentRecord, text: Text): string {
  const state = approvalState(record);
  const { stages = [] } = record.approval ?? {};
  if (state === 'none') return '';
  return state === 'waiting' && stages.length > 1
    ? text('approval:state.waitingAt', { stage: (nextStage({ stages }) ?? 0) + 1, stages: stages.length })
    : text(`approval:state.${state}`);
}

/** The public state of a record together with its review. An approved record that is online needs no further word. */
export function withApproval(record: ContentRecord, status: string, text: Text): string {
  const isUsual = record.status === 'online' && approvalState(record) === 'approved';
  return isUsual ? status : `${status} · ${approvalLabel(record, text)}`;
}

/** The name of a person, or the account without one. */
export const signedName = ({ by, name }: { by: string; name?: string | undefined }): string => name || by;
