import { type InferInput, object, optional, parse, strictObject, string, union } from 'valibot';
import { textOf } from '#src/domain/content/record.ts';
import { findRecord } from '#mocks/server/records.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { commentCollection, type CommentRow } from '#mocks/store/collections.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { nextCommentId } from './rows.ts';

const NewComment = strictObject({
  text: string(),
  author: optional(string(), '陆晚晴'),
  phone: optional(string(), '12000366668'),
  /** The record that is commented on; an article by default. */
  target: optional(object({ path: string(), id: string() }), { path: '/home/scienceKnowledge', id: '1' }),
  /** The comment that it answers. The record is then that of the comment. */
  parent: optional(string()),
});
const ChangedComment = strictObject({ id: string(), text: string() });

/** The input of a visitor of the public site: a new comment, or with an `id` a new text of an existing one. */
export const VisitorComment = union([ChangedComment, NewComment]);
export type VisitorComment = InferInput<typeof VisitorComment>;

export type Visitors = ReturnType<typeof createVisitors>;

/** Simulates visitors of the public site, for QA and tests (decision 039). `open` writes the seed first. */
export const createVisitors = (store: Store, open: (tx: Transaction) => Promise<unknown>, now: () => number) => ({
  /** Returns the id of the comment. Throws if the record, the parent or the comment does not exist. */
  comment: (given: VisitorComment): Promise<string> =>
    store.transaction(async (tx) => {
      await open(tx);
      const parsed = parse(VisitorComment, given);
      return 'id' in parsed
        ? changeVisitorComment(tx, parsed.id, parsed.text, now())
        : addVisitorComment(tx, parsed, now());
    }),
});

/** Adds a comment with the status `pending`. */
async function addVisitorComment(tx: Transaction, given: InferInput<typeof NewComment>, now: number): Promise<string> {
  const { parent = null, target, ...written } = parse(NewComment, given);
  const answered = parent === null ? null : await tx.get(commentCollection, parent);
  if (answered === undefined) throw new Error(`mock: there is no comment ${parent}`);
  const record = answered ? undefined : await findRecord(tx, target.path, target.id);
  if (!answered && !record) throw new Error(`mock: there is no record ${target.id} of ${target.path}`);
  const row: CommentRow = {
    ...written,
    id: await nextCommentId(tx),
    target: answered?.target ?? {
      ...target,
      title: record ? textOf(record, 'mainTitle') || textOf(record, 'name') || textOf(record, 'title') : '',
    },
    parent,
    isOffice: false,
    time: toShanghaiTime(now),
    status: 'pending',
    handledBy: null,
    handledTime: null,
    reason: null,
    version: 1,
    changed: null,
    state: '',
  };
  await tx.put(commentCollection, row);
  return row.id;
}

/** Changes the text and keeps the status. Steps that are based on the old text are refused (W2.3). */
async function changeVisitorComment(tx: Transaction, id: string, text: string, now: number): Promise<string> {
  const row = await tx.get(commentCollection, id);
  if (!row || row.isOffice || row.status === 'deleted') throw new Error(`mock: a visitor cannot change comment ${id}`);
  const version = row.version + 1;
  await tx.put(commentCollection, {
    ...row,
    text,
    version,
    changed: { by: '', time: toShanghaiTime(now), what: 'text' },
    state: `text ${version}`,
  });
  return id;
}
