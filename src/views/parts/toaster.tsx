import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Button } from '@mantine/core';
import { createNotificationsStore, Notifications, updateNotificationsState } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Notice, toneOf } from '#src/domain/notice.ts';
import { ErrorLogFromMessage } from '../shell/error-log-from-message.tsx';
import { Clipped } from './clipped.tsx';
import { noticeText } from './notice-text.ts';
import classes from './toaster.module.css';

/** Errors stay 5 seconds (product 8, 9); good news needs less. */
const milliseconds = { error: 5000, info: 5000, success: 3000 };

/** Whoever was away reads the one on coming back, and does what the other says when there is time. */
const staying = new Set<Notice['code']>(['session.idle', 'server.newer']);

/** These neither go unseen nor are they counted among what did. */
const patient = new Set<Notice['code']>([...staying, 'messages.missed']);

const colors = { error: 'red', info: 'blue', success: 'forest' };

const shownAtOnce = 3;

/** How long a message waits for its turn. */
const patience = 4000;

interface ShownNotice {
  id: number;
  notice: Notice;
  since: number;
}

interface Props {
  /** Oldest first. */
  notices: readonly ShownNotice[];
  onClose: (id: number) => void;
  /** These have waited too long. */
  onMiss: (missed: readonly ShownNotice[]) => void;
  onReload: () => void;
}

/**
 * The messages at the edge of the screen, which Mantine lines up, shows and ends; its list follows ours. They stay while they
 * are pointed at, have the focus or show the whole of a long text, and they follow the language in use.
 */
export function Toaster({ notices, onClose, onMiss, onReload }: Props) {
  const { t } = useTranslation('common');
  const [store] = useState(createNotificationsStore);
  const [held, setHeld] = useState<readonly number[]>([]);
  const [logOpen, setLogOpen] = useState(false);

  useEffect(() => {
    const hold = (id: number) => setHeld((others) => [...others, id]);
    const release = (id: number) => setHeld((others) => others.filter((other) => other !== id));
    const action = ({ id, notice }: ShownNotice) => {
      if (notice.code === 'server.newer') return <Action words={t('crash.reload')} onClick={onReload} />;
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
        const { id, notice } = shown;
        const tone = toneOf(notice);
        return {
          id: String(id),
          role: tone === 'error' ? 'alert' : 'status',
          color: colors[tone],
          withBorder: true,
          autoClose: !staying.has(notice.code) && !held.includes(id) && milliseconds[tone],
          closeButtonProps: { 'aria-label': t('btn.close') },
          message: (
            <>
              <Clipped onToggle={(open) => open && hold(id)}>{noticeText(t, notice)}</Clipped>
              {action(shown)}
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
  }, [store, notices, held, t, onClose, onReload]);

  useEffect(() => {
    const waiting = notices.slice(shownAtOnce).filter(({ notice }) => !patient.has(notice.code));
    const [oldest] = waiting;
    if (!oldest) return undefined;
    // A timer may come a little early by the clock: the oldest has its turn all the same.
    const miss = () => onMiss(waiting.filter((one) => one === oldest || Date.now() - one.since >= patience));
    const timer = setTimeout(miss, oldest.since + patience - Date.now());
    return () => clearTimeout(timer);
  }, [notices, onMiss]);

  return (
    <>
      <Notifications
        store={store}
        limit={shownAtOnce}
        position="top-center"
        zIndex={900}
        // The words can be selected.
        allowDragDismiss={false}
        // What shows the whole of a long text scrolls by itself.
        notificationMaxHeight="70vh"
        withinPortal={false}
        classNames={classes}
      />
      {logOpen && <ErrorLogFromMessage onClose={() => setLogOpen(false)} />}
    </>
  );
}

const Action = ({ words, onClick }: { words: string; onClick: () => void }) => (
  <Button size="compact-sm" variant="light" display="block" mt="xs" onClick={onClick}>
    {words}
  </Button>
);
