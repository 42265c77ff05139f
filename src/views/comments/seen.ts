import { useSelector } from '@xstate/react';
import type { Comment, CommentThread } from '#src/domain/comments/comment.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import type { ThreadActor } from '#src/machines/comments/thread.ts';
import { useChild, useContextOf } from '#src/views/actors/use-snapshot.ts';

const newer = (row: Comment | undefined, read: Comment | undefined): Comment | null =>
  row && read ? (row.version > read.version ? row : read) : (read ?? row ?? null);

/** The comment as it is shown now: steps apply to this version. */
export function seenOf(inbox: InboxActor): Comment | null {
  const { context, children } = inbox.getSnapshot();
  const thread = children.thread?.getSnapshot().context.thread;
  const read = thread?.comment.id === context.chosen ? thread?.comment : undefined;
  return newer(
    context.page?.list.find(({ id }) => id === context.chosen),
    read,
  );
}

/** The open comment, and its thread once that is loaded. */
export function useSeen(
  inbox: InboxActor,
  thread: ThreadActor,
): { seen: Comment | null; around: CommentThread | null } {
  const { chosen } = useContextOf(inbox, 'chosen');
  const row = useSelector(inbox, ({ context }) => context.page?.list.find(({ id }) => id === context.chosen));
  const { thread: read } = useContextOf(thread, 'thread');
  const around = read?.comment.id === chosen ? read : null;
  return { seen: newer(row, around?.comment), around };
}

export const useThread = (inbox: InboxActor): ThreadActor | undefined => useChild(inbox, 'thread');
