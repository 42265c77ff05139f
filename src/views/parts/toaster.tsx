import '@mantine/core/styles/Notification.layer.css';
import { Button, Notification } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Notice, toneOf } from '#src/domain/notice.ts';
import { noticeText } from './notice-text.ts';
import classes from './toaster.module.css';

/** Errors stay 5 seconds (spec 8, 9); good news needs less. */
const milliseconds = { error: 5000, info: 5000, success: 3000 };

/** Whoever was away reads the one on coming back, and does what the other says when there is time. */
const staying = new Set<Notice['code']>(['session.idle', 'server.newer']);

const colors = { error: 'red', info: 'blue', success: 'forest' };

/** More wait for their turn. */
const shownAtOnce = 5;

interface ShownNotice {
  id: number;
  notice: Notice;
}

interface Props {
  /** Oldest first. */
  notices: readonly ShownNotice[];
  onClose: (id: number) => void;
  onReload: () => void;
}

/** The messages at the edge of the screen. They follow the language in use. */
export const Toaster = ({ notices, ...actions }: Props) => (
  <div className={classes.toaster}>
    {notices.slice(0, shownAtOnce).map((shown) => (
      <Toast key={shown.id} {...shown} {...actions} />
    ))}
  </div>
);

/** One message. It stays while it is pointed at or has the focus. */
function Toast({ id, notice, onClose, onReload }: ShownNotice & Omit<Props, 'notices'>) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const tone = toneOf(notice);

  useEffect(() => {
    if (held || staying.has(notice.code)) return undefined;
    const timer = setTimeout(() => onClose(id), milliseconds[tone]);
    return () => clearTimeout(timer);
  }, [held, id, notice.code, tone, onClose]);

  return (
    <Notification
      className={classes.toast}
      role={tone === 'error' ? 'alert' : 'status'}
      color={colors[tone]}
      closeButtonProps={{ 'aria-label': t('btn.close') }}
      onClose={() => onClose(id)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {noticeText(t, notice)}
      {notice.code === 'server.newer' && (
        <Button size="compact-sm" variant="light" display="block" mt="xs" onClick={onReload}>
          {t('crash.reload')}
        </Button>
      )}
    </Notification>
  );
}
