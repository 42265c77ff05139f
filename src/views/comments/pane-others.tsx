import { useTranslation } from 'react-i18next';
import type { Comment } from '#src/domain/comments/comment.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import { usePageState } from '#src/views/page/page-state.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import parts from '#src/views/styles/parts.module.css';
import { statusText, statusTones } from './comment-words.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './pane.module.css';

/** The number shown at first; the others are behind a button. */
const shownAtFirst = 5;

/** The comment that the open one answers. A deleted one is shown as deleted (W2.12). */
export function ParentComment({ parent }: { parent: Comment | null }) {
  const { t } = useTranslation('comments');
  const isDeleted = parent === null || parent.status === 'deleted';
  return (
    <div className={classes.parent}>
      <p className={classes.kind}>{t('pane.parent')}</p>
      {isDeleted ? <p className={classes.deleted}>{t('pane.deletedParent')}</p> : <OtherComment comment={parent} />}
    </div>
  );
}

interface Props {
  inbox: InboxActor;
  title: string;
  comments: readonly Comment[];
}

/** Replies, or other comments on the same item. A press opens one. */
export function OtherComments({ inbox, title, comments }: Props) {
  const { t } = useTranslation(['comments', 'common']);
  const [isWhole, setWhole] = usePageState('allOthers', false);
  if (comments.length === 0) return null;
  const shown = isWhole ? comments : comments.slice(0, shownAtFirst);
  return (
    <section className={classes.others}>
      <h3 className={classes.kind}>{title}</h3>
      <ul className={classes.otherList}>
        {shown.map((comment) => (
          <li key={comment.id}>
            <OtherComment comment={comment} />
            {comment.status !== 'deleted' && (
              <button
                type="button"
                className={classes.read}
                aria-label={t('pane.read', { author: comment.author })}
                onClick={() => inbox.send({ type: 'choose', id: comment.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {comments.length > shownAtFirst && (
        <button type="button" className={classes.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'common:btn.showLess' : 'common:btn.showAll')}
        </button>
      )}
    </section>
  );
}

function OtherComment({ comment }: { comment: Comment }) {
  const { t } = useTranslation('comments');
  const { author, time, status, isOffice } = comment;
  return (
    <div className={classes.other}>
      <div className={classes.otherHead}>
        <strong>{author}</strong>
        {isOffice && <span className={parts.tag}>{t('list.office')}</span>}
        <time>{formatTime(time)}</time>
        <StateBadge tone={statusTones[status]} label={statusText(t, status)} />
      </div>
      <Clipped>{status === 'deleted' ? t('pane.deletedParent') : <MarkedText comment={comment} />}</Clipped>
    </div>
  );
}
