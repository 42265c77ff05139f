import type { TFunction } from 'i18next';
import type { CommentStatus } from '#src/domain/comments/comment.ts';

type Words = TFunction<readonly ['comments', ...('content' | 'bulk' | 'common')[]]> | TFunction<'comments'>;

export const statusTones = { pending: 'held', shown: 'good', hidden: 'idle', deleted: 'bad' } as const;

export const statusText = (t: Words, status: CommentStatus): string => (t as TFunction<'comments'>)(`status.${status}`);
