import type { Comment, CommentThread, Mark } from '#src/domain/comments/comment.ts';
import { textOf } from '#src/domain/content/record.ts';
import { plainTextOf } from '#src/domain/tables/plain-text.ts';
import { maskPhone } from '#src/domain/users/masks.ts';
import { namesOf } from '#mocks/server/names.ts';
import { findRecord } from '#mocks/server/records.ts';
import { commentCollection, type CommentRow } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { nameOf } from './excerpts.ts';
import { currentMatcher } from './marks.ts';

/** All stored comments, and the conversion to answers: masked, marked, deleted ones without their text. */
export interface Presenter {
  rows: readonly CommentRow[];
  marksOf: (row: CommentRow) => readonly Mark[];
  toComment: (row: CommentRow) => Comment;
}

export async function createPresenter(tx: Transaction): Promise<Presenter> {
  const rows = await tx.all(commentCollection);
  const find = await currentMatcher(tx);
  const names = await namesOf(
    rows.flatMap(({ handledBy }) => handledBy ?? []),
    tx,
  );
  const replies = new Map<string, number>();
  for (const { parent, status } of rows)
    if (parent !== null && status !== 'deleted') replies.set(parent, (replies.get(parent) ?? 0) + 1);
  // Replies of the staff are not searched for watch words.
  const marksOf = ({ isOffice, status, text }: CommentRow) => (isOffice || status === 'deleted' ? [] : find(text));
  return {
    rows,
    marksOf,
    toComment: (row) => {
      const handledByName = names.get(row.handledBy ?? '');
      return {
        ...commentOf(row, marksOf(row), replies.get(row.id) ?? 0),
        ...(handledByName !== undefined && { handledByName }),
      };
    },
  };
}

function commentOf(row: CommentRow, marks: readonly Mark[], replies: number): Comment {
  const { id, target, parent, isOffice, time, status, handledBy, handledTime, reason, version } = row;
  const isDeleted = status === 'deleted';
  return {
    id,
    target,
    parent,
    author: isDeleted ? '' : nameOf(row),
    phone: isDeleted || isOffice ? '' : maskPhone(row.phone),
    isOffice,
    text: isDeleted ? '' : row.text,
    time,
    status,
    marks: [...marks],
    replies,
    handledBy,
    handledTime,
    reason,
    version,
  };
}

/** A comment with its parent, siblings and replies (W2.12). Deleted ones are included if they have replies. */
export async function threadOf(row: CommentRow, tx: Transaction): Promise<CommentThread> {
  const { rows, toComment } = await createPresenter(tx);
  const all = (chosen: (one: CommentRow) => boolean) =>
    rows
      .filter((one) => one.id !== row.id && chosen(one))
      .map(toComment)
      .filter(({ status, replies }) => status !== 'deleted' || replies > 0)
      .sort(byTime);
  const parent = rows.find(({ id }) => id === row.parent);
  return {
    comment: toComment(row),
    excerpt: await beginningOf(row, tx),
    parent: parent ? toComment(parent) : null,
    siblings: all(
      ({ parent: of, target }) =>
        of === row.parent && (of !== null || (target.path === row.target.path && target.id === row.target.id)),
    ),
    replies: all(({ parent: of }) => of === row.id),
  };
}

/** Oldest first. Comments of the same second are sorted by id. */
export const byTime = (a: Pick<Comment, 'time' | 'id'>, b: Pick<Comment, 'time' | 'id'>): number =>
  a.time === b.time ? Number(a.id) - Number(b.id) : a.time < b.time ? -1 : 1;

const longestBeginning = 160;

/** The text fields of the content types. The first one that is not empty counts. */
const textFields = ['summary', 'abstract', 'content', 'body1', 'notes'];

async function beginningOf({ target }: CommentRow, tx: Transaction): Promise<string> {
  const record = await findRecord(tx, target.path, target.id);
  const texts = record ? textFields.map((name) => plainTextOf(textOf(record, name))) : [];
  const characters = [...(texts.find((text) => text !== '') ?? '')];
  return characters.length > longestBeginning
    ? `${characters.slice(0, longestBeginning).join('')}…`
    : characters.join('');
}
