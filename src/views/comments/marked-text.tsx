import { memo } from 'react';
import type { Comment } from '#src/domain/comments/comment.ts';
import { beginningOf, piecesOf } from '#src/domain/comments/pieces.ts';
import { legible } from '#src/i18n/legible.ts';
import classes from './inbox.module.css';

interface Props {
  comment: Pick<Comment, 'text' | 'marks'>;
  /** The number of characters to show; all by default. */
  most?: number;
}

/** The text of a comment with the watch words marked in it. Visitors wrote it, so it is shown as plain text. */
export const MarkedText = memo(function DrawnText({ comment: { text, marks }, most }: Props) {
  const shown = most === undefined ? text : beginningOf(text, most);
  if (marks.length === 0) return legible(shown);
  return piecesOf(shown, marks).map((piece) =>
    piece.marks.length > 0 ? (
      <mark key={piece.from} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={piece.from}>{piece.text}</span>
    ),
  );
});
