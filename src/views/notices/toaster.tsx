import './styles.ts';
import { Button } from '@mantine/core';
import { createNotificationsStore, Notifications, updateNotificationsState } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Undo } from '#src/domain/content/undo.ts';
import { type Notice, toneOf } from '#src/domain/shell/notice.ts';
import { ErrorLogFromMessage } from '#src/views/error-log/error-log-from-message.tsx';
import { Clipped } from '#src/views/words/clipped.tsx';
import { messagesRef } from '#src/views/page/sticky-height.ts';
import { LateUndoQuestion, type UndoingRoot } from '#src/views/publish/late-undo-question.tsx';
import { actionLook } from './action-look.ts';
import { noticeText } from './notice-text.ts';
import { type Onward, onwardOf } from './onward.ts';
import { UndoPart, useOfferedUndo } from './undo-part.tsx';
import classes from './toaster.module.css';

/** Errors stay for 5 seconds (product 8, 9); other messages for less. */
const milliseconds = { error: 5000, info: 5000, success: 3000 };

/** These stay until they are closed: a person who was away has to see them. */
const staying = new Set<Notice['code']>(['session.idle', 'server.newer', 'build.older', 'address.insecure']);

/** These offer a reload, which fixes the problem. */
const reloading = new Set<Notice['code']>(['server.newer', 'build.older']);

/** These wait for their turn without limit, and never count as missed. */
const patient = new Set<Notice['code']>([...staying, 'messages.missed']);

/** A message with an action stays longer, so that people have time to decide. */
const decidable = 8000;

const colors = { error: 'red', info: 'blue', success: 'forest' };

const shownAtOnce = 3;

/** How long a message waits for its turn, in milliseconds. */
const patience = 4000;

/** More equal messages than this never arrive before React renders again. */
const mostAtOnce = 499;

interface ShownNotice {
  id: number;
  notice: Notice;
  since: number;
  repeats: number;
}

interface Props {
  /** Oldest first. */
  notices: readonly ShownNotice[];
  onClose: (id: number) => void;
  /** Called with the messages that have waited too long. */
  onMiss: (missed: readonly ShownNotice[]) => void;
  onReload: () => void;
  onUndo: (undo: Undo) => void;
  root: UndoingRoot;
}

/**
 * The messages at the edge of the screen. Mantine places, shows and removes them; its list follows ours. A message
 * stays while it is hovered or focused, and while it shows the whole of a long text. A change of language updates it.
 */
export function Toaster({ notices, onClose, onMiss, onReload, onUndo, root }: Props) {
  const { t } = useTranslation('common');
  const [store] = useState(createNotificationsStore);
  const [held, setHeld] = useState<readonly number[]>([]);
  const [logOpen, setLogOpen] = useState(false);
  const offeredUndo = useOfferedUndo();

  useEffect(() => {
    const hold = (id: number) => setHeld((others) => [...others, id]);
    const release = (id: number) => setHeld((others) => others.filter((other) => other !== id));
    const action = ({ id, notice }: ShownNotice, undo: Undo | null, onward: Onward | null) => {
      if (reloading.has(notice.code)) return <Action words={t('crash.reload')} onClick={onReload} />;
      if (undo)
        return (
          <UndoPart
            undo={undo}
            onUndo={() => {
              // A second press would have no effect.
              onClose(id);
              onUndo(undo);
            }}
          />
        );
      if (onward)
        return (
          <Button {...actionLook} component={Link} href={onward.href} onClick={() => onClose(id)}>
            {onward.words}
          </Button>
        );
      if (notice.code !== 'messages.missed') return null;
      return (
        <Action
          words={t('notice.openLog')}
          onClick={() => {
            setLogOpen(true);
            onClose(id);
          }}
        />
      );
    };
    updateNotificationsState(store, () =>
      notices.map((shown) => {
        const { id, notice, repeats } = shown;
        const tone = toneOf(notice);
        const [undo, onward] = [offeredUndo(notice), onwardOf(t, notice)];
        const lasts = undo || onward ? decidable : milliseconds[tone];
        return {
          id: String(id),
          role: tone === 'error' ? 'alert' : 'status',
          color: colors[tone],
          withBorder: true,
          // Mantine restarts the timer when its duration changes.
          autoClose: !staying.has(notice.code) && !held.includes(id) && lasts + (repeats % mostAtOnce),
          closeButtonProps: { 'aria-label': t('btn.close') },
          message: (
            <>
              <Clipped onToggle={(open) => open && hold(id)}>{noticeText(t, notice)}</Clipped>
              {action(shown, undo, onward)}
            </>
          ),
          onClose: () => onClose(id),
          onFocus: () => hold(id),
          onBlur: ({ currentTarget }) => {
            if (!currentTarget.querySelector('[aria-expanded=true]')) release(id);
          },
        };
      }),
    );
  }, [store, notices, held, t, onClose, onReload, onUndo, offeredUndo]);

  useEffect(() => {
    const waiting = notices.slice(shownAtOnce).filter(({ notice }) => !patient.has(notice.code));
    const [oldest] = waiting;
    if (!oldest) return undefined;
    // A timer may fire slightly early; the oldest message is missed anyway.
    const miss = () => onMiss(waiting.filter((one) => one === oldest || Date.now() - one.since >= patience));
    const timer = setTimeout(miss, oldest.since + patience - Date.now());
    return () => clearTimeout(timer);
  }, [notices, onMiss]);

  return (
    <>
      <div ref={ownBoxRef}>
        <Notifications
          store={store}
          limit={shownAtOnce}
          position="top-center"
          zIndex={900}
          // Dragging selects text.
          allowDragDismiss={false}
          // A long text scrolls by itself.
          notificationMaxHeight="70vh"
          withinPortal={false}
          classNames={classes}
        />
      </div>
      <LateUndoQuestion root={root} />
      {logOpen && <ErrorLogFromMessage onClose={() => setLogOpen(false)} />}
    </>
  );
}

/** Mantine has a box for each position; ours is the first. */
const ownBoxRef = (boxes: HTMLElement | null) => messagesRef(boxes?.firstElementChild ?? null);

const Action = ({ words, onClick }: { words: string; onClick: () => void }) => (
  <Button {...actionLook} onClick={onClick}>
    {words}
  </Button>
);
