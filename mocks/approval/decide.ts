import { type Approval, mayGoOnline, nextStage } from '#src/domain/approval/approval.ts';
import { type Decision, type Hindrance, hindranceOf } from '#src/domain/approval/decision.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { ActKind } from '#src/domain/content/timeline.ts';
import { checkVersion } from '#mocks/server/check-version.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { addAct } from '#mocks/server/revisions.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { workCollection } from '#mocks/store/collections.ts';
import { withApprovals } from './approvals.ts';

interface Decided {
  version: number;
  stage: number;
  reason?: string;
}

const kindOf: Readonly<Record<Decision, ActKind>> = {
  approve: 'approved',
  sendBack: 'sentBack',
  override: 'overridden',
};

/**
 * Stores a decision about a version (decision 067). Role, version, stage and authors are those of this transaction: of two
 * reviewers who decide at once, the second is refused, and so is one who has lost the role meanwhile.
 */
export async function decide(
  type: ContentType,
  record: ContentRecord,
  decision: Decision,
  { version, stage, reason }: Decided,
  call: Call,
): Promise<void> {
  checkVersion(record, version, '内容');
  const { account, role } = requireSession(call.session);
  const present = await withApproval(type, record, call);
  const { approval } = present;
  const hindrance = hindranceOf(decision, present, { account: account.account, roleName: role.roleName });
  const earlier = approval?.stages[stage]?.approved;
  // Before the person's own hindrances: what the first reviewer decided explains them.
  if (earlier) throw new Refusal(409, `第${stage + 1}级审核已由${earlier.name ?? earlier.by}通过，请刷新后重试`);
  if (hindrance) throw refusalOf(hindrance, approval);
  if (approval && nextStage(approval) !== stage) throw new Refusal(409, '尚未轮到这一级审核，请刷新后重试');
  const [by, time] = [account.account, toShanghaiTime(call.now)];
  const isFinal = decision === 'approve' && approval?.stages.filter(({ approved }) => !approved).length === 1;
  await addAct(
    type,
    record,
    {
      kind: kindOf[decision],
      version,
      by,
      time,
      stage,
      role: role.roleName,
      ...(isFinal && { isFinal }),
      ...(reason && { reason: reason.trim() }),
    },
    call.tx,
  );
  await call.tx.put(workCollection, { account: by, path: type.path, recordId: record.id, time });
}

/** Refuses to bring a version online that the review does not admit (decision 067). */
export async function requireApproval(type: ContentType, record: ContentRecord, call: Call): Promise<void> {
  if (!mayGoOnline(await withApproval(type, record, call))) throw new Refusal(400, '该版本尚未审核通过，不能上架');
}

const withApproval = async (type: ContentType, record: ContentRecord, { tx }: Call): Promise<ContentRecord> =>
  (await withApprovals(type, [record], tx))[0] ?? record;

/** What is decided already answers 409, so that the app shows the record as it is now. */
function refusalOf(hindrance: Hindrance, approval: Approval | undefined): Refusal {
  const { returned, overridden } = approval ?? {};
  switch (hindrance) {
    case 'none':
      return new Refusal(400, '该内容不需要审核');
    case 'exempt':
      return new Refusal(409, '该内容已上架，保存新版本后才需要审核');
    case 'outdated':
      return new Refusal(409, '内容已被他人修改，请刷新后重试');
    case 'returned':
      return new Refusal(409, `该版本已被${returned?.name ?? returned?.by}退回：${returned?.reason}`);
    case 'approved':
      return new Refusal(409, '该版本已审核通过');
    case 'overridden':
      return new Refusal(409, `该版本已由${overridden?.name ?? overridden?.by}特批`);
    case 'author':
      return new Refusal(400, '您保存过待审核的内容，不能审核');
    case 'notMember':
      return new Refusal(400, '您不是这一级的审核人，不能审核');
    case 'sameReviewer':
      return new Refusal(400, '您已在前一级审核，这一级须由他人审核');
    default:
      return hindrance satisfies never;
  }
}
