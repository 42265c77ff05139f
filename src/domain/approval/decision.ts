import { type Account, adminRole } from '#src/domain/rights/access.ts';
import { type Approval, approvalState, nextStage, type UnderApproval } from './approval.ts';

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
 * - `notMember`: they do not have the role of the stage; for an override, they are not a chair.
 * - `sameReviewer`: they have approved this version at an earlier stage.
 */
export type Hindrance =
  'none' | 'exempt' | 'outdated' | 'returned' | 'approved' | 'overridden' | 'author' | 'notMember' | 'sameReviewer';

/**
 * Why the person cannot take this decision about the record now; null if they can. An override is a chair's. It replaces the
 * approvals that are missing, also of a returned version.
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
  const isMember = decision === 'override' ? isChair(approval, roleName) : approval.stages[stage]?.role === roleName;
  if (!isMember) return 'notMember';
  return approval.stages.some(({ approved }) => approved?.by === account) ? 'sameReviewer' : null;
}

/**
 * Whether the role may override: that of the last stage, or `admin`. Where one role has both stages, only `admin`: otherwise each
 * of its members could do alone what takes two of them.
 */
function isChair({ stages }: Approval, roleName: string): boolean {
  const chair = stages.at(-1)?.role;
  return roleName === adminRole || (roleName === chair && stages.slice(0, -1).every(({ role }) => role !== chair));
}

/** The decisions that the person can take about the record now, in order. */
export const possibleDecisions = (record: UnderApproval, reviewer: Reviewer): readonly Decision[] =>
  decisions.filter((decision) => hindranceOf(decision, record, reviewer) === null);

/** A stage at which nobody can approve, until another user gets its role. The texts are `approval:note.…`. */
interface Shortage {
  role: string;
  lack: 'noMembers' | 'onlyAuthors';
}

/** The first stage without an approval at which nobody can give one; null if there is none, or nothing to wait for. */
export function shortageOf(record: UnderApproval): Shortage | null {
  if (approvalState(record) !== 'waiting') return null;
  const stage = record.approval?.stages.find(
    ({ approved, role, members, free }, position, stages) =>
      !approved &&
      (members === 0 ||
        // Each open stage of the same role before it takes one of them.
        (free !== undefined &&
          free <= stages.slice(0, position).filter((one) => !one.approved && one.role === role).length)),
  );
  return stage ? { role: stage.role, lack: stage.members === 0 ? 'noMembers' : 'onlyAuthors' } : null;
}
