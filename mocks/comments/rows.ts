import { commentsPath } from '#src/domain/comments/comment.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { commentCollection, type CommentRow, sequenceCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { logNameOf } from './excerpts.ts';

/** Finds a comment, which may be deleted. */
export async function findComment(id: string, tx: Transaction): Promise<CommentRow> {
  const row = await tx.get(commentCollection, id);
  if (!row) throw new Refusal(404, '评论不存在');
  return row;
}

/** Finds the comment of a step and names it for the log, which also records refused steps. */
export async function findCommentForStep(id: string, call: Call): Promise<CommentRow> {
  const row = await findComment(id, call.tx);
  call.audit({ object: logNameOf(row) });
  return row;
}

/** The id for the next comment. Ids grow with time. */
export async function nextCommentId(tx: Transaction): Promise<string> {
  const seeded = async () => Math.max(0, ...(await tx.all(commentCollection)).map(({ id }) => Number(id))) + 1;
  const next = (await tx.get(sequenceCollection, commentsPath))?.next ?? (await seeded());
  await tx.put(sequenceCollection, { path: commentsPath, next: next + 1 });
  return String(next);
}

export const accountOf = ({ session }: Call): string => requireSession(session).account.account;
