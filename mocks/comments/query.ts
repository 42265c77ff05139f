import type { Comment } from '#src/domain/comments/comment.ts';
import { matcherOf } from '#src/domain/keyword.ts';
import type { Presenter } from './answers.ts';
import { byTime } from './answers.ts';

/** The filters of the list, of counts and of arrivals. Missing and empty filters accept every comment. */
export interface CommentFilters {
  status?: string | undefined;
  type?: string | undefined;
  marked?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  keyword?: string | undefined;
}

/** The comments that pass the filters. Lists exclude deleted ones (decision 039). */
export function matching({ rows, toComment }: Presenter, filters: CommentFilters): Comment[] {
  const { status = '', type = '', marked = '', from = '', to = '', keyword = '' } = filters;
  const matches = matcherOf(keyword);
  return rows
    .filter(
      (row) =>
        row.status !== 'deleted' &&
        (status === '' || row.status === status) &&
        (type === '' || row.target.path === type) &&
        (from === '' || row.time.slice(0, 10) >= from) &&
        (to === '' || row.time.slice(0, 10) <= to),
    )
    .map(toComment)
    .filter(
      (comment) =>
        (marked !== '1' || comment.marks.length > 0) &&
        // The masked name: searching the full one would reveal it.
        matches(comment.text, comment.target.title, comment.author),
    );
}

type Order = (a: Comment, b: Comment) => number;

/** Pending comments first, oldest first. Then all others, latest first. */
const usual: Order = (a, b) => {
  const waits = a.status === 'pending';
  if (waits !== (b.status === 'pending')) return waits ? -1 : 1;
  return waits ? byTime(a, b) : byTime(b, a);
};

const columns: Readonly<Partial<Record<string, (comment: Comment) => string | number>>> = {
  time: ({ time }) => time,
  status: ({ status }) => ['pending', 'shown', 'hidden'].indexOf(status),
  title: ({ target }) => target.title,
  author: ({ author }) => author,
  replies: ({ replies }) => replies,
  handledTime: ({ handledTime }) => handledTime ?? '',
};

/** Sorts by a column, and equal values in the usual order. */
export function orderOf(orderBy: string | undefined, desc: boolean): Order {
  const valueOf = columns[orderBy ?? ''];
  if (!valueOf) return usual;
  const direction = desc ? -1 : 1;
  return (a, b) => direction * compare(valueOf(a), valueOf(b)) || usual(a, b);
}

const { compare: compareTexts } = new Intl.Collator('zh-CN', { numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
