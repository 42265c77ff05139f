import type { CommentStatus, Moderated, ModerationStep } from '#src/domain/comments/comment.ts';
import { statusAfter } from '#src/domain/comments/moderation.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { commentCollection, type CommentRow } from '#mocks/store/collections.ts';
import { storeAction } from './actions.ts';
import { createPresenter } from './answers.ts';
import { conflictMessage } from './conflicts.ts';
import { logNameOf, excerptOf } from './excerpts.ts';
import { accountOf, findCommentForStep, nextCommentId } from './rows.ts';

/** A requested step of moderation. */
interface Wanted {
  id: string;
  /** The version that the moderator saw. */
  version: number;
  step: ModerationStep;
  reason?: string;
  /** The text of a reply. */
  text?: string;
}

/** Takes a step. Refuses it if another user or the visitor changed the comment, or if the status does not allow it. */
export async function takeStep({ id, version, step, reason, text }: Wanted, call: Call): Promise<Moderated> {
  const { tx } = call;
  const before = await findCommentForStep(id, call);
  if (before.version !== version) throw new Refusal(409, await conflictMessage(before, tx));
  const status = statusAfter(before.status, step);
  if (status === null) throw new Refusal(400, `${statusWords[before.status]}的评论不能${stepWords[step]}`);
  if (step === 'reply' && before.isOffice) throw new Refusal(400, '工作人员的回复不能再回复');

  const stamp = { by: accountOf(call), time: toShanghaiTime(call.now) };
  const reply = text === undefined ? null : await writeReply(before, text, call);
  const action = await storeAction({ step, before, reply: reply?.id ?? null, ...stamp }, tx);
  const isMoved = status !== before.status;
  const row: CommentRow = {
    ...before,
    status,
    ...(isMoved ? { handledBy: stamp.by, handledTime: stamp.time, reason: reason ?? null } : {}),
    version: version + 1,
    changed: { ...stamp, what: step },
    state: action.after,
  };
  await tx.put(commentCollection, row);
  call.audit({
    object: logNameOf(before),
    before: { status: before.status },
    after: {
      status,
      ...(reason === undefined ? {} : { reason }),
      ...(reply === null ? {} : { reply: excerptOf(reply.text) }),
    },
  });
  const { toComment } = await createPresenter(tx);
  return { comment: toComment(row), reply: reply && toComment(reply), action: action.id };
}

/** Writes a reply of the staff, which is shown at once. */
async function writeReply(answered: CommentRow, text: string, call: Call): Promise<CommentRow> {
  const { account, name } = requireSession(call.session).account;
  const time = toShanghaiTime(call.now);
  const row: CommentRow = {
    id: await nextCommentId(call.tx),
    target: answered.target,
    parent: answered.id,
    author: name,
    phone: '',
    isOffice: true,
    text,
    time,
    status: 'shown',
    handledBy: account,
    handledTime: time,
    reason: null,
    version: 1,
    changed: null,
    state: '',
  };
  await call.tx.put(commentCollection, row);
  return row;
}

const statusWords: Readonly<Record<CommentStatus, string>> = {
  pending: '待审核',
  shown: '已显示',
  hidden: '已隐藏',
  deleted: '已删除',
};

const stepWords: Readonly<Record<ModerationStep, string>> = {
  show: '显示',
  hide: '隐藏',
  reply: '回复',
  delete: '删除',
};
