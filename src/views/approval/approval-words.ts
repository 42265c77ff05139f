import { type ApprovalState, approvalState, nextStage } from '#src/domain/approval/approval.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { statusTones } from '#src/views/looks/status-tones.ts';

/** Translates keys with their namespace. */
type Text = (key: string, values?: Record<string, unknown>) => string;

export const approvalTones = {
  waiting: 'held',
  returned: 'bad',
  approved: 'good',
  overridden: 'held',
  exempt: 'idle',
  outdated: 'held',
} as const satisfies Record<Exclude<ApprovalState, 'none'>, string>;

/** The state of the review in a few words; empty without a review. */
export function approvalLabel(record: ContentRecord, text: Text): string {
  const state = approvalState(record);
  const { stages = [] } = record.approval ?? {};
  if (state === 'none') return '';
  return state === 'waiting' && stages.length > 1
    ? text('approval:state.waitingAt', { stage: (nextStage({ stages }) ?? 0) + 1, stages: stages.length })
    : text(`approval:state.${state}`);
}

/** The public state of a record together with its review, which is not mentioned where a record is online as usual. */
export function withApproval(record: ContentRecord, status: string, text: Text): string {
  const isUsual = record.status === 'online' && approvalState(record) !== 'overridden';
  return isUsual ? status : `${status} · ${approvalLabel(record, text)}`;
}

/** The badge of a record in a list: its public state together with its review. */
export const badgeUnderApproval = (record: ContentRecord, status: string, text: Text) => ({
  label: withApproval(record, status, text),
  tone: approvalState(record) === 'returned' ? ('bad' as const) : statusTones[record.status],
});

/** The name of a person, or the account without one. */
export const signedName = ({ by, name }: { by: string; name?: string | undefined }): string => name || by;

/** How far a stage is. The texts are `approval:stage.…`. */
export type StageState = 'approved' | 'waiting' | 'later' | 'returned' | 'skipped';

export function stageStateOf(record: ContentRecord, position: number): StageState {
  const { stages = [] } = record.approval ?? {};
  if (stages[position]?.approved) return 'approved';
  const state = approvalState(record);
  if (state !== 'waiting' && state !== 'returned') return 'skipped';
  return position === nextStage({ stages }) ? state : 'later';
}
