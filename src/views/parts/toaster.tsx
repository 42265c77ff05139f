import '@mantine/core/styles/Notification.layer.css';
import { Notification } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Notice, toneOf } from '#src/domain/notice.ts';
import { noticeText } from './notice-text.ts';
import classes from './toaster.module.css';

/** Errors stay 5 seconds (spec 8, 9); good news needs less. */
const milliseconds = { error: 5000, info: 5000, success: 3000 };

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
}

/** The messages at the edge of the screen. They follow the language in use. */
export const Toaster = ({ notices, onClose }: Props) => (
  <div className={classes.toaster}>
    {notices.slice(0, shownAtOnce).map((shown) => (
      <Toast key={shown.id} {...shown} onClose={onClose} />
    ))}
  </div>
);

/** One message. It stays while it is pointed at or has the focus. */
function Toast({ id, notice, onClose }: ShownNotice & Pick<Props, 'onClose'>) {
  const { t } = useTranslation('common');
  const [held, setHeld] = useState(false);
  const tone = toneOf(notice);

  useEffect(() => {
    // Whoever was away reads it on coming back.
    if (held || notice.code === 'session.idle') return undefined;
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
    </Notification>
  );
}
