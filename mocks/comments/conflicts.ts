import { personOf } from '#mocks/server/names.ts';
import type { CommentRow } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The message of a version conflict: who changed the comment, how and when (W2.3, W2.4). */
export async function conflictMessage({ changed }: Pick<CommentRow, 'changed'>, tx: Transaction): Promise<string> {
  if (!changed) return '评论已变化，请查看后再处理';
  const { by, what } = changed;
  const time = changed.time.slice(0, 16);
  if (what === 'text') return `访客于${time}修改了评论内容，请查看后再处理`;
  const person = await personOf(by, tx);
  if (what === 'takeBack') return `${person}于${time}撤销了对该评论的操作，请查看后再处理`;
  return `该评论已由${person}于${time}${doneWords[what]}`;
}

const doneWords = { show: '显示', hide: '隐藏', reply: '回复', delete: '删除' };
