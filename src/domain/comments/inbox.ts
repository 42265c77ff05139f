import type { Comment, CommentThread, ModerationStep } from './comment.ts';
import { allows, statusAfter } from './moderation.ts';

type Filters = Readonly<Record<string, string>>;

/** The tabs of the inbox. Without a word in the address it shows what waits. */
export const inboxTabs = ['pending', 'shown', 'hidden', 'all'] as const;
export type InboxTab = (typeof inboxTabs)[number];

export const inboxTabOf = ({ status }: Filters): InboxTab => inboxTabs.find((tab) => tab === status) ?? 'pending';

/** The filters as the server takes them: “all” is no status. */
export function askedFilters(filters: Filters): Filters {
  const { status: _, ...others } = filters;
  const tab = inboxTabOf(filters);
  return tab === 'all' ? others : { ...others, status: tab };
}

/** Whether anything but the tab narrows the list. */
export const isNarrowed = (filters: Filters): boolean =>
  Object.entries(filters).some(([name, value]) => name !== 'status' && value !== '');

/** A step on a comment in the version that the person saw. */
export type CommentStep = { id: string; version: number } & (
  { step: 'show' } | { step: 'delete' } | { step: 'hide'; reason: string } | { step: 'reply'; text: string }
);

/** Whether a comment can take a step (decision 039). The office’s own replies are not answered. */
export const canTake = (step: ModerationStep, { status, isOffice }: Pick<Comment, 'status' | 'isOffice'>): boolean =>
  allows(status, step) && !(isOffice && step === 'reply');

/** A comment after a step that was carried out, where the server did not say how it is now. */
export function afterStep(comment: Comment, step: ModerationStep): Comment {
  const status = statusAfter(comment.status, step) ?? comment.status;
  const replies = comment.replies + (step === 'reply' ? 1 : 0);
  return {
    ...comment,
    status,
    replies,
    version: comment.version + 1,
    reason: status === 'hidden' ? comment.reason : null,
  };
}

/** What a list shows of a comment that has changed. Of a deleted one the text is gone, so the row keeps what it had. */
export const inRow = (before: Comment, now: Comment): Comment =>
  now.status === 'deleted' ? { ...now, text: before.text, marks: before.marks, author: before.author } : now;

/** What is otherwise than the person saw: its text, or who handled it. */
export interface WhatChanged {
  text: boolean;
  status: boolean;
}

export const whatChanged = (seen: Comment, now: Comment): WhatChanged => ({
  text: now.status !== 'deleted' && seen.text !== now.text,
  status: seen.status !== now.status || seen.handledTime !== now.handledTime,
});

/** The comment that a thread is about as it stands in the list: the newer of two answers counts. */
export const newerOf = (row: Comment, thread: CommentThread): Comment =>
  thread.comment.id === row.id && thread.comment.version > row.version ? inRow(row, thread.comment) : row;
