import { ActionIcon, EmptyState, Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, CommentThread } from '#src/domain/comments/comment.ts';
import type { InboxActor } from '#src/machines/comments/inbox.ts';
import type { ThreadActor } from '#src/machines/comments/thread.ts';
import { useContextOf, useFailure, useMatches, useTag } from '#src/views/actors/use-snapshot.ts';
import { FailedState } from '#src/views/late/failed-state.tsx';
import { BackIcon, EmptyIcon, MissingIcon } from '#src/views/looks/icons.ts';
import { StateBadge } from '#src/views/looks/state-badge.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { formatTime } from '#src/views/words/format-time.ts';
import parts from '#src/views/styles/parts.module.css';
import { statusText, statusTones } from './comment-words.ts';
import { LastActionLine } from './list-end.tsx';
import { MarkedText } from './marked-text.tsx';
import { PaneContact } from './pane-contact.tsx';
import { PaneMarks } from './pane-marks.tsx';
import classes from './pane.module.css';
import { PaneRefused } from './pane-refused.tsx';
import { LeftText, PaneSteps } from './pane-steps.tsx';
import { PaneTarget } from './pane-target.tsx';
import { OtherComments, ParentComment } from './pane-others.tsx';
import { useSeen } from './seen.ts';

interface Props {
  inbox: InboxActor;
  thread: ThreadActor;
  isPhone: boolean;
}

/** The open comment with its item and related comments; the actions are at the foot (W2.12). */
export function Pane({ inbox, thread, isPhone }: Props) {
  const { t } = useTranslation('comments');
  const { seen, around } = useSeen(inbox, thread);
  const isGone = useMatches(thread, 'gone');
  return (
    <section className={parts.pane} aria-label={t('pane.label')}>
      {isPhone && (
        <div className={classes.over}>
          <BackButton inbox={inbox} />
          <LastActionLine inbox={inbox} />
        </div>
      )}
      {isGone ? (
        <div className={classes.instead}>
          <EmptyState icon={<MissingIcon aria-hidden />} title={t('pane.gone')} description={t('pane.goneHint')} />
          <LeftText inbox={inbox} seen={null} />
        </div>
      ) : seen ? (
        <>
          {/* Each comment starts scrolled to the top. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
          <div key={seen.id} className={classes.body} tabIndex={0} role="group" aria-label={t('pane.label')}>
            <Reading inbox={inbox} thread={thread} seen={seen} around={around} />
          </div>
          <LeftText inbox={inbox} seen={seen} />
          <PaneSteps inbox={inbox} seen={seen} />
        </>
      ) : (
        <div className={classes.instead}>
          <EmptyState icon={<EmptyIcon aria-hidden />} title={t('pane.none')} />
        </div>
      )}
    </section>
  );
}

/** On a phone the comment covers the list; the focus starts at the back button. */
function BackButton({ inbox }: { inbox: InboxActor }) {
  const { t } = useTranslation('comments');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      size="input-sm"
      aria-label={t('pane.back')}
      onClick={() => inbox.send({ type: 'read.close' })}
    >
      <BackIcon size={18} aria-hidden />
    </ActionIcon>
  );
}

interface ReadingProps {
  inbox: InboxActor;
  thread: ThreadActor;
  seen: Comment;
  around: CommentThread | null;
}

function Reading({ inbox, thread, seen, around }: ReadingProps) {
  const { t } = useTranslation('comments');
  const { refused } = useContextOf(inbox, 'refused');
  const failure = useFailure(thread);
  // The current state is unknown until the answer arrives.
  const isFetching = useTag(thread, 'busy');
  const { author, time, status, isOffice, handledBy, handledByName, handledTime, reason, parent } = seen;
  return (
    <>
      {refused?.seen.id === seen.id && around && !isFetching && <PaneRefused refused={refused} now={around.comment} />}
      <header className={classes.head}>
        <h2 className={classes.author}>
          <Clipped>{author}</Clipped>
        </h2>
        {isOffice && <span className={parts.tag}>{t('list.office')}</span>}
        <StateBadge tone={statusTones[status]} label={statusText(t, status)} />
        <time className={classes.time}>{formatTime(time)}</time>
      </header>
      {!isOffice && <PaneContact thread={thread} phone={seen.phone} />}
      <PaneTarget target={seen.target} excerpt={around?.excerpt ?? null} />
      {parent !== null && around && <ParentComment parent={around.parent} />}
      <div className={classes.text} translate="yes">
        {status === 'deleted' && seen.text === '' ? t('pane.deletedParent') : <MarkedText comment={seen} />}
      </div>
      <PaneMarks comment={seen} />
      {handledBy !== null && handledTime !== null && (
        <p className={classes.handled} title={handledByName && handledBy}>
          <Clipped>
            {t('pane.handled', { who: handledByName || handledBy, time: formatTime(handledTime) })}
            {reason !== null && ` · ${t('pane.reason', { reason })}`}
          </Clipped>
        </p>
      )}
      {around ? (
        <>
          <OtherComments
            inbox={inbox}
            title={t('pane.replies', { count: around.replies.length })}
            comments={around.replies}
          />
          <OtherComments
            inbox={inbox}
            title={t(parent === null ? 'pane.siblings' : 'pane.siblingReplies', { count: around.siblings.length })}
            comments={around.siblings}
          />
        </>
      ) : failure ? (
        <FailedState
          size="sm"
          title={t('pane.failed')}
          failure={failure}
          onRetry={() => thread.send({ type: 'thread.retry' })}
        />
      ) : (
        <div role="status" aria-label={t('pane.loading')} className={classes.awaited}>
          <Skeleton height={14} width="40%" />
          <Skeleton height={48} />
        </div>
      )}
    </>
  );
}
