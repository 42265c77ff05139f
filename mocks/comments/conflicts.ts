import type { CommentRow } from '#mocks/store/collections.ts';

/** The message of a version conflict: who changed the comment, how and when (W2.3, W2.4). */
export function conflictMessage({ changed }: Pick<CommentRow, 'changed'>): string {
  if (!changed) return '评论已变化，请查看后再处理';
  const { by, what } = changed;
  const time = changed.time.slice(0, 16);
  if (what === 'text') return `访客于 ${time} 修改了评论内容，请查看后再处理`;
  if (what === 'takeBack') return `${by} 于 ${time} 撤销了对该评论的操作，请查看后再处理`;
  return `该评论已由 ${by} 于 ${time} ${doneWords[what]}`;
}

const doneWords = { show: '显示', hide: '隐藏', reply: '回复', delete: '删除' };
