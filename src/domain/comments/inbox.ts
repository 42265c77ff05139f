import type { Comment, CommentThread, ModerationStep } from './comment.ts';
import { allows, statusAfter } from './moderation.ts';

type Filters = Readonly<Record<string, string>>;

/** The tabs of the inbox. Without a tab in the address it shows pending comments. */
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

/** The comment after a successful step whose answer did not include it. */
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

/** The row of a changed comment. A deleted comment has lost its text, so its row keeps the old one. */
export const inRow = (before: Comment, now: Comment): Comment =>
  now.status === 'deleted' ? { ...now, text: before.text, marks: before.marks, author: before.author } : now;

/** What has changed since the person saw the comment: its text, or who handled it. */
export interface WhatChanged {
  text: boolean;
  status: boolean;
}

export const whatChanged = (seen: Comment, now: Comment): WhatChanged => ({
  text: now.status !== 'deleted' && seen.text !== now.text,
  status: seen.status !== now.status || seen.handledTime !== now.handledTime,
});

/** The newer of two versions of a comment: that of the list, and that of its thread. */
export const newerOf = (row: Comment, thread: CommentThread): Comment =>
  thread.comment.id === row.id && thread.comment.version > row.version ? inRow(row, thread.comment) : row;
