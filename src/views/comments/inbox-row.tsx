import { clsx } from 'clsx';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#src/domain/comments/comment.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import parts from '#src/views/styles/parts.module.css';
import { statusText, statusTones } from './comment-words.ts';
import classes from './inbox.module.css';
import { MarkedText } from './marked-text.tsx';

/** More characters do not fit on two lines. */
const shownInRow = 120;

interface Props {
  comment: Comment;
  isChosen: boolean;
  isMarked: boolean;
  /** All matches are selected, so single comments cannot be. */
  isFixed: boolean;
  /** An unsent text is stored for the comment. */
  hasDraft: boolean;
  onChoose: (id: string) => void;
  onMark: (id: string) => void;
  onMove: (event: KeyboardEvent) => void;
}

/**
 * A row of the inbox. It consists of few plain elements and renders again only when this row changes. Only the chosen
 * row is a tab stop.
 */
export const InboxRow = memo(function DrawnRow({
  comment,
  isChosen,
  isMarked,
  isFixed,
  hasDraft,
  onChoose,
  onMark,
  onMove,
}: Props) {
  const { t } = useTranslation('comments');
  const { id, author, time, status, target, marks, replies, isOffice } = comment;
  const words = [...new Set(marks.map(({ word }) => word))];
  return (
    <li className={classes.row} data-chosen={isChosen || undefined} data-status={status} data-id={id}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={t('list.select', { author })}
        checked={isMarked}
        disabled={isFixed}
        tabIndex={isChosen ? 0 : -1}
        onChange={() => onMark(id)}
      />
      <button
        type="button"
        className={classes.open}
        aria-current={isChosen || undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => onChoose(id)}
        onKeyDown={onMove}
      >
        <span className={classes.line}>
          <strong className={classes.author}>{author}</strong>
          {isOffice && <span className={clsx(parts.tag, classes.tag)}>{t('list.office')}</span>}
          <time className={classes.time}>{formatTime(time)}</time>
          <StateBadge tone={statusTones[status]} label={statusText(t, status)} />
        </span>
        <span className={classes.text}>
          <MarkedText comment={comment} most={shownInRow} />
        </span>
        <span className={classes.line}>
          <span className={classes.about}>{target.title}</span>
          {hasDraft && <span className={clsx(parts.tag, classes.tag)}>{t('list.draft')}</span>}
          {words.length > 0 && <span className={clsx(parts.tag, classes.words)}>{words.join(' · ')}</span>}
          {replies > 0 && <span className={classes.count}>{t('list.replies', { count: replies })}</span>}
        </span>
      </button>
    </li>
  );
});
