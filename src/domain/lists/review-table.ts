import type { ListTable, Words } from './list-table.ts';
import { reviewStateOf, type ReviewRow } from '#src/domain/scoring/review.ts';

/** The desk in a file. Values that are hidden from the person (W1.1) are empty. */
export const reviewTable: ListTable<ReviewRow> = {
  title: 'reviews:title',
  headings: {
    title: 'reviews:field.title',
    kind: 'reviews:field.kind',
    area: 'reviews:field.area',
    due: 'reviews:field.due',
    own: 'reviews:field.own',
    progress: 'reviews:field.progress',
    status: 'reviews:field.status',
    mean: 'reviews:field.mean',
    grade: 'reviews:field.grade',
    updatedTime: 'content:field.updatedTime',
  },
  cell: (row, column, words) => {
    switch (column) {
      case 'kind':
        return row.kind === 'common' ? words('reviews:kind.common') : words(`content:baseType.${row.kind}`);
      case 'own':
        return ownText(row, words);
      case 'progress':
        return words('reviews:progress', { submitted: row.submitted, expected: row.expected });
      case 'status':
        return [
          words(`reviews:status.${reviewStateOf(row)}`),
          ...(row.isOverdue ? [words('reviews:overdue')] : []),
        ].join(' · ');
      case 'mean':
        return row.mean === null ? '' : { mean: row.mean };
      case 'grade':
        return [
          row.grade ?? (row.fails ? words('reviews:result.noGrade') : ''),
          ...(row.isVetoed ? [words('reviews:sheets.veto')] : []),
        ]
          .filter(Boolean)
          .join(' · ');
      default:
        return row[column as 'title'];
    }
  },
};

function ownText({ own, ownProgress }: ReviewRow, words: Words): string {
  if (own === null) return '';
  if (own !== 'begun') return words(`reviews:state.${own}`);
  return ownProgress ? words('reviews:state.begun', ownProgress) : words('reviews:state.begunSomehow');
}
