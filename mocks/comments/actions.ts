import { commentsPath, type OwnAction } from '#src/domain/comments/comment.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import {
  commentCollection,
  type CommentRow,
  moderationCollection,
  type ModerationRow,
  sequenceCollection,
} from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { conflictMessage } from './conflicts.ts';
import { logNameOf, excerptOf, nameOf } from './excerpts.ts';
import { accountOf } from './rows.ts';

/** The number of actions that are stored for each account. */
const mostActions = 20;

interface Taken extends Pick<ModerationRow, 'step' | 'reply' | 'time'> {
  by: string;
  /** The comment before the step. */
  before: CommentRow;
}

/** Stores a step so that it can be undone, and removes the account's oldest ones beyond the limit. */
export async function storeAction({ by, before, ...step }: Taken, tx: Transaction): Promise<ModerationRow> {
  const id = await nextId(tx);
  const { status, handledBy, handledTime, reason, state } = before;
  const row: ModerationRow = {
    ...step,
    id,
    account: by,
    comment: before.id,
    before: { status, handledBy, handledTime, reason, state },
    after: `action ${id}`,
    isTakenBack: false,
  };
  await tx.put(moderationCollection, row);
  for (const { id: old } of (await actionsOf(by, tx)).slice(mostActions)) await tx.delete(moderationCollection, old);
  return row;
}

async function nextId(tx: Transaction): Promise<string> {
  const path = `${commentsPath}/actions`;
  const { next } = (await tx.get(sequenceCollection, path)) ?? { next: 1 };
  await tx.put(sequenceCollection, { path, next: next + 1 });
  return String(next);
}

/** The last actions of an account, latest first. */
const actionsOf = async (account: string, tx: Transaction): Promise<ModerationRow[]> =>
  (await tx.all(moderationCollection))
    .filter((row) => row.account === account)
    .sort((a, b) => Number(b.id) - Number(a.id));

export async function ownActions(call: Call): Promise<OwnAction[]> {
  const { tx } = call;
  const rows = await actionsOf(accountOf(call), tx);
  return Promise.all(
    rows.map(async (row) => {
      const comment = await tx.get(commentCollection, row.comment);
      return {
        id: row.id,
        step: row.step,
        comment: row.comment,
        author: comment ? nameOf(comment) : '',
        excerpt: comment ? excerptOf(comment.text) : '',
        time: row.time,
        state: row.isTakenBack ? 'takenBack' : (await changedSince(row, tx)) ? 'overtaken' : 'open',
      };
    }),
  );
}

/** The comment or reply that changed after the action. Null if the action can be undone. */
async function changedSince({ comment: id, reply, after }: ModerationRow, tx: Transaction): Promise<CommentRow | null> {
  const comment = await tx.get(commentCollection, id);
  if (comment && comment.state !== after) return comment;
  const written = reply === null ? undefined : await tx.get(commentCollection, reply);
  return written && written.state !== '' ? written : null;
}

/** Restores the comment's state before an action, and deletes the reply that was written with it. */
export async function undoAction(id: string, call: Call): Promise<CommentRow> {
  const { tx } = call;
  const account = accountOf(call);
  const action = (await actionsOf(account, tx)).find((row) => row.id === id);
  const comment = action && (await tx.get(commentCollection, action.comment));
  if (!action || !comment) throw new Refusal(404, '操作不存在或已不能撤销');
  call.audit({ object: logNameOf(comment) });
  if (action.isTakenBack) throw new Refusal(400, '该操作已撤销');
  const changed = await changedSince(action, tx);
  if (changed) throw new Refusal(409, await conflictMessage(changed, tx));

  const stamp = { by: account, time: toShanghaiTime(call.now), what: 'takeBack' } as const;
  const row: CommentRow = { ...comment, ...action.before, version: comment.version + 1, changed: stamp };
  await tx.put(commentCollection, row);
  const reply = action.reply === null ? undefined : await tx.get(commentCollection, action.reply);
  if (reply)
    await tx.put(commentCollection, {
      ...reply,
      status: 'deleted',
      handledBy: account,
      handledTime: stamp.time,
      version: reply.version + 1,
      changed: { ...stamp, what: 'delete' },
      state: `back ${id}`,
    });
  await tx.put(moderationCollection, { ...action, isTakenBack: true });
  call.audit({
    object: logNameOf(comment),
    before: { status: comment.status, reason: comment.reason, reply: reply ? excerptOf(reply.text) : null },
    after: { status: row.status, reason: row.reason, reply: null },
  });
  return row;
}
