import { approvalState } from '#src/domain/approval/approval.ts';
import { type Decision, hindranceOf, possibleDecisions } from '#src/domain/approval/decision.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ApprovalActor } from '#src/machines/approval/approval.ts';
import type { RevisionsActor } from '#src/machines/content/revisions.ts';
import { useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp, useOffers } from '#src/views/app-context.ts';

/** What the review needs of the record's page. */
export interface Desk {
  type: ContentType;
  approval: ApprovalActor;
  /** The history of the record. */
  changes: RevisionsActor;
  isDirty: boolean;
  /** Whether a decision about the saved record may be sent. */
  isFree: boolean;
}

const personal = ['author', 'notMember', 'sameReviewer'] as const;

/** What the signed-in person can do in the review of a record. */
interface Review {
  /** The decisions that they can take about the saved version. */
  decisions: readonly Decision[];
  /** Why they cannot decide although the review waits for a decision. */
  hindrance: (typeof personal)[number] | 'unsaved' | null;
  /** Whether nothing can be decided now, because of unsaved changes, or because something is being sent. */
  isBlocked: boolean;
  /** Whether the server takes decisions at all. */
  isOffered: boolean;
  /** The decision that is being sent. */
  underWay: Decision | undefined;
  decide: (decision: Decision, reason?: string) => void;
}

export function useReview(record: ContentRecord, { approval: actor, isDirty, isFree }: Desk): Review {
  const { requested } = useContextOf(actor, 'requested');
  const { account: own, viewing } = useContextOf(useApp().session, 'account', 'viewing');
  // Like the rights, the decisions are those of the viewed role.
  const account = own && { ...own, ...(viewing && { roleName: viewing.roleName }) };
  const busy = useTag(actor, 'busy');
  const isOffered = useOffers('approval');
  const decisions = account && isOffered ? possibleDecisions(record, account) : [];
  const found =
    account && isOffered && approvalState(record) === 'waiting' ? hindranceOf('approve', record, account) : null;
  return {
    decisions,
    hindrance: personal.find((one) => one === found) ?? (isDirty && decisions.length > 0 ? 'unsaved' : null),
    isBlocked: isDirty || !isFree || busy,
    isOffered,
    underWay: requested?.decision,
    decide: (decision, reason = '') => actor.send({ type: 'decide', record, decision, reason }),
  };
}
