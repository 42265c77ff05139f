import type { ListTable } from './list-table.ts';
import type { Comment } from '#src/domain/comments/comment.ts';
import { nounKey } from '#src/domain/menu-key.ts';

/** The inbox in a file. Names stay masked, and the contact is left out. */
export const commentTable: ListTable<Comment> = {
  title: 'comments:title',
  headings: {
    text: 'comments:col.text',
    author: 'comments:col.author',
    time: 'comments:filter.period',
    status: 'comments:tab.label',
    target: 'comments:pane.on',
    type: 'comments:filter.typeLabel',
    marks: 'comments:marks.title',
    replies: 'comments:col.replies',
    handledTime: 'comments:col.handledTime',
    reason: 'comments:col.reason',
  },
  cell: (comment, column, words) => {
    switch (column) {
      case 'author':
        return comment.isOffice ? words('comments:list.office') : comment.author;
      case 'status':
        return words(`comments:status.${comment.status}`);
      case 'target':
        return comment.target.title;
      case 'type':
        return words(`nouns:${nounKey(comment.target.path)}`);
      case 'marks':
        return [...new Set(comment.marks.map(({ word }) => word))].join(' · ');
      case 'replies':
        return comment.replies;
      default:
        return comment[column as 'text' | 'time' | 'handledTime' | 'reason'] ?? '';
    }
  },
};
