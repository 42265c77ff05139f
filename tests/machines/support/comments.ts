import type { Comment, CommentThread, Moderated, OwnAction } from '#src/domain/comments/comment.ts';
import type { WatchWord } from '#src/domain/comments/watch-word.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';

export const commentsPath = '/comment/comment';

export const commentOf = (id: string, over: Partial<Comment> = {}): Comment => ({
  id,
  target: { path: '/home/scienceKnowledge', id: '5', title: '桉树' },
  parent: null,
  author: '韦**',
  phone: '120****0001',
  isOffice: false,
  text: `第${id}条评论`,
  time: '2026-03-12 09:30:00',
  status: 'pending',
  marks: [],
  replies: 0,
  handledBy: null,
  handledTime: null,
  reason: null,
  version: 1,
  ...over,
});

export const handled = (id: string, over: Partial<Comment> = {}): Comment =>
  commentOf(id, { status: 'shown', version: 2, handledBy: 'editor', handledTime: '2026-03-12 10:00:00', ...over });

export const threadOf = (comment: Comment): CommentThread => ({
  comment,
  excerpt: '桉树是速生树种',
  parent: null,
  siblings: [],
  replies: [],
});

export const moderated = (comment: Comment): Moderated => ({ comment, reply: null, action: 'A1' });

export const actionOf = (id: string, over: Partial<OwnAction> = {}): OwnAction => ({
  id,
  step: 'show',
  comment: '1',
  author: '韦**',
  excerpt: '第1条评论',
  time: '2026-03-12 10:00:00',
  state: 'open',
  ...over,
});

export const pageOf = (list: Comment[], total = list.length, pageNum = 1): ListPage<Comment> => ({
  list,
  total,
  pageNum,
  pageSize: 20,
});

export const wordOf = (id: string, over: Partial<WatchWord> = {}): WatchWord => ({
  id,
  word: '刷单',
  exceptions: [],
  note: '',
  updatedBy: 'editor',
  updatedTime: '2026-03-12 09:30:00',
  version: 1,
  ...over,
});
