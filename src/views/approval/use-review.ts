import { approvalState } from '#src/domain/approval/approval.ts';
import { type Decision, hindranceOf, possibleDecisions } from '#src/domain/approval/decision.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ApprovalActor } from '#src/machines/approval/approval.ts';
import { useChild, useContextOf, useTag } from '#src/views/actors/use-snapshot.ts';
import { useApp } from '#src/views/app-context.ts';
import { useEditorPage, useIsDirty } from '#src/views/editor/editor-page.ts';
import { useIsFree } from '#src/views/editor/record-operations.tsx';

const personal = ['author', 'notMember', 'sameReviewer'] as const;

/** What the signed-in person can do in the review of a record. */
interface Review {
  actor: ApprovalActor;
  /** The decisions that they can take about the saved version. */
  decisions: readonly Decision[];
  /** Why they cannot decide although the review waits for a decision. */
  hindrance: (typeof personal)[number] | 'unsaved' | null;
  /** Whether nothing can be decided now, because of unsaved changes, or because something is being sent. */
  isIdle: boolean;
  /** The decision that is being sent. */
  underWay: Decision | undefined;
  decide: (decision: Decision, reason?: string) => void;
}

export function useReview(record: ContentRecord): Review {
  const { editor } = useEditorPage();
  const actor = useChild(editor, 'approval') as ApprovalActor;
  const { requested } = useContextOf(actor, 'requested');
  const { account } = useContextOf(useApp().session, 'account');
  const dirty = useIsDirty();
  const isFree = useIsFree();
  const busy = useTag(actor, 'busy');
  const decisions = account ? possibleDecisions(record, account) : [];
  const found = account && approvalState(record) === 'waiting' ? hindranceOf('approve', record, account) : null;
  return {
    actor,
    decisions,
    hindrance: personal.find((one) => one === found) ?? (dirty && decisions.length > 0 ? 'unsaved' : null),
    isIdle: dirty || !isFree || busy,
    underWay: requested?.decision,
    decide: (decision, reason = '') => actor.send({ type: 'decide', record, decision, reason }),
  };
}
