import { type Approval, isFullyApproved, type Signed, undecided } from './approval.ts';

/** An act on a record, as in `TimelineEntry`. Acts of other kinds than saves and decisions are ignored. */
interface Act extends Signed {
  kind: string;
  version: number;
  stage?: number | undefined;
  role?: string | undefined;
  isFinal?: boolean | undefined;
  reason?: string | null | undefined;
}

const saves = new Set(['created', 'saved', 'restored']);

/**
 * The review of the present version, computed from all acts on the record, the oldest first; undefined without stages. Only a
 * full approval is a review of what was written, by the stages of now or those of its time, and a return voids it: after an
 * override the authors before it still may not decide.
 */
export function approvalFromHistory(roles: readonly string[], history: readonly Act[]): Approval | undefined {
  let approval = undecided(roles, 0);
  let isReviewed = false;
  for (const act of history) {
    if (!approval) return undefined;
    if (saves.has(act.kind)) {
      approval = afterSave(approval, isReviewed, act);
      isReviewed = false;
    } else if (act.version === approval.version) {
      approval = afterDecision(approval, act);
      isReviewed = act.kind !== 'sentBack' && (isReviewed || act.isFinal === true || isFullyApproved(approval));
    }
  }
  return approval;
}

/** The review after a save, which voids all decisions. */
function afterSave(before: Approval, isReviewed: boolean, { version, by, name, time }: Act): Approval {
  const isApproved =
    isReviewed || before.overridden !== null || before.stages.some(({ approved }) => approved !== null);
  const who = signed({ by, name, time });
  const authors = isReviewed ? [] : before.authors.filter((author) => author.by !== by);
  return {
    version,
    stages: before.stages.map((stage) => ({ ...stage, approved: null })),
    returned: null,
    overridden: null,
    authors: [...authors, who],
    voided: isApproved ? { ...who, version: before.version } : (before.voided ?? null),
  };
}

/** An approval counts for the stage that gave it: the configuration may have other stages now. */
function afterDecision(before: Approval, { kind, stage, role, reason, by, name, time }: Act): Approval {
  const who = signed({ by, name, time });
  switch (kind) {
    case 'approved':
      return {
        ...before,
        stages: before.stages.map((one, position) =>
          position === stage && (role ?? one.role) === one.role ? { ...one, approved: who } : one,
        ),
      };
    case 'sentBack':
      return { ...before, returned: { ...who, reason: reason ?? '' } };
    case 'overridden':
      return { ...before, overridden: { ...who, reason: reason ?? '' } };
    default:
      return before;
  }
}

const signed = ({ by, name, time }: { by: string; name?: string | undefined; time: string }): Signed => ({
  by,
  ...(name === undefined ? {} : { name }),
  time,
});
