import { type ReviewRow, reviewStateOf, reviewStates } from '#src/domain/scoring/review.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { gradeOrder } from './grades.ts';

type Comparison = (a: ReviewRow, b: ReviewRow) => number;

/** Overdue reviews first, then those to decide, the longest wait first, then those that are being scored, by due day. */
const byUrgency: Comparison = (a, b) =>
  Number(b.isOverdue) - Number(a.isOverdue) ||
  Number(a.status !== 'scoring') - Number(b.status !== 'scoring') ||
  Number(a.completeTime === null) - Number(b.completeTime === null) ||
  compareTexts(a.completeTime ?? '', b.completeTime ?? '') ||
  (a.status === 'scoring' ? 1 : -1) * compareTexts(a.due, b.due) ||
  compareTexts(a.id, b.id);

const columns = ['title', 'kind', 'area', 'due', 'submitted', 'mean', 'grade', 'updatedTime'] as const;

/**
 * The order of rows as the caller sees them. Rows with a hidden mean or grade come last, so that the order reveals
 * nothing (W1.1).
 */
export async function orderOf(orderBy: string | undefined, desc: boolean, tx: Transaction): Promise<Comparison> {
  if (orderBy === undefined) return byUrgency;
  const direction = desc ? -1 : 1;
  if (orderBy === 'status')
    return (a, b) =>
      direction * (reviewStates.indexOf(reviewStateOf(a)) - reviewStates.indexOf(reviewStateOf(b))) || byUrgency(a, b);
  const column = columns.find((name) => name === orderBy);
  if (!column) throw new Refusal(400, `不支持的排序字段：${orderBy}`);
  const compareWords = column === 'grade' ? await gradeOrder(tx) : compareTexts;
  return (a, b) => {
    const [one, other] = [valueIn(a, column), valueIn(b, column)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byUrgency(a, b);
    return direction * compare(one, other, compareWords) || byUrgency(a, b);
  };
}

/** A result that fails has no grade: the empty text ranks below the lowest one. */
const valueIn = (row: ReviewRow, column: (typeof columns)[number]): string | number | null =>
  column === 'grade' && row.fails ? '' : row[column];

const compare = (a: string | number, b: string | number, compareWords: typeof compareTexts): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareWords(String(a), String(b));

const { compare: compareTexts } = new Intl.Collator('zh-CN', { numeric: true });
