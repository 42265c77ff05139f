import { useTranslation } from 'react-i18next';
import type { Notice } from '#src/domain/shell/notice.ts';
import { noticeText } from './notice-text.ts';
import classes from './plain-messages.module.css';

interface Props {
  notices: readonly { id: number; notice: Notice }[];
  onClose: () => void;
}

/** Shows the plain texts of all messages when the toaster cannot be loaded, until they are closed. */
export function PlainMessages({ notices, onClose }: Props) {
  const { t } = useTranslation('common');
  if (notices.length === 0) return null;
  return (
    <div className={classes.box} data-overlay>
      <div className={classes.words} role="alert">
        {notices.map(({ id, notice }) => (
          <p key={id}>{noticeText(t, notice)}</p>
        ))}
      </div>
      <button type="button" onClick={onClose}>
        {t('btn.close')}
      </button>
    </div>
  );
}
