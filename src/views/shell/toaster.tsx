import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Notice, toneOf } from '#src/domain/notice.ts';
import { NoticeText } from '../parts/notice-text.tsx';

/** Errors stay 5 seconds (spec 8, 9); good news needs less. */
const milliseconds = { error: 5000, info: 5000, success: 3000 };

const colors = { error: 'red', info: 'blue', success: 'forest' };

interface Props {
  /** Hands over the notices so far and those to come. Equal keys show once at a time. */
  attach: (sink: (shown: { key: string; notice: Notice }) => void) => void;
}

/** The messages at the edge of the screen. */
export function Toaster({ attach }: Props) {
  const { t, i18n } = useTranslation('common');
  useEffect(() => {
    // The messages' own texts are loaded before the first one shows.
    void i18n.loadNamespaces('shell').then(() =>
      attach(({ key, notice }) => {
        const tone = toneOf(notice);
        notifications.show({
          id: key,
          message: <NoticeText notice={notice} />,
          color: colors[tone],
          autoClose: milliseconds[tone],
          role: tone === 'error' ? 'alert' : 'status',
          closeButtonProps: { 'aria-label': t('btn.close') },
        });
      }),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- attached once, for good
  }, []);
  return <Notifications position="top-center" limit={5} zIndex={900} />;
}
