import { type Account, adminRole } from '#src/domain/rights/access.ts';
import { approvalState, nextStage, type UnderApproval } from './approval.ts';

/** What a reviewer decides about a version. Returning and overriding need a reason. */
export const decisions = ['approve', 'sendBack', 'override'] as const;
export type Decision = (typeof decisions)[number];

/** The person who decides. */
export type Reviewer = Pick<Account, 'account' | 'roleName'>;

/**
 * Why a person cannot decide about a version. The texts are `approval:hindrance.…`.
 *
 * - `none`, `exempt`, `outdated`, `returned`, `approved`, `overridden`: the state of the review leaves nothing to decide.
 * - `author`: the person has saved the record since its last full approval.
 * - `notMember`: they do not have the role of the stage; for an override, neither that of the last stage nor `admin`.
 * - `sameReviewer`: they have approved this version at an earlier stage.
 */
export type Hindrance =
  'none' | 'exempt' | 'outdated' | 'returned' | 'approved' | 'overridden' | 'author' | 'notMember' | 'sameReviewer';

/**
 * Why the person cannot take this decision about the record now; null if they can. An override is the chair's: of the role of the
 * last stage, or an administrator. It replaces the approvals that are missing, also of a returned version.
 */
export function hindranceOf(
  decision: Decision,
  record: UnderApproval,
  { account, roleName }: Reviewer,
): Hindrance | null {
  const state = approvalState(record);
  const { approval } = record;
  const stage = approval && nextStage(approval);
  const isOpen = state === 'waiting' || (state === 'returned' && decision === 'override');
  if (!approval || stage === null || stage === undefined || !isOpen) return state === 'waiting' ? 'none' : state;
  if (approval.authors.some(({ by }) => by === account)) return 'author';
  if (decision === 'override')
    return roleName === adminRole || roleName === approval.stages.at(-1)?.role ? null : 'notMember';
  if (approval.stages[stage]?.role !== roleName) return 'notMember';
  return approval.stages.some(({ approved }) => approved?.by === account) ? 'sameReviewer' : null;
}

/** The decisions that the person can take about the record now, in order. */
export const possibleDecisions = (record: UnderApproval, reviewer: Reviewer): readonly Decision[] =>
  decisions.filter((decision) => hindranceOf(decision, record, reviewer) === null);

/** Whether the next stage has no member, so that nobody can decide until a user gets its role. */
export function lacksMembers(record: UnderApproval): boolean {
  if (approvalState(record) !== 'waiting' || !record.approval) return false;
  const stage = nextStage(record.approval);
  return stage !== null && record.approval.stages[stage]?.members === 0;
}
