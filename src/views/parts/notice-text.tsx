import { useTranslation } from 'react-i18next';
import type { Notice } from '#src/domain/notice.ts';
import { failureText } from './failure-text.ts';
import { useDomainText } from './use-text.ts';

/** A notice in the active language; it follows a change of language while it is shown. */
export function NoticeText({ notice }: { notice: Notice }) {
  const { t } = useTranslation('common');
  const { t: tShell } = useTranslation('shell');
  const text = useDomainText(['shell']);
  switch (notice.code) {
    case 'failure':
      return failureText(t, notice.failure);
    case 'permissions.none':
      return t('msg.noPagePermission');
    case 'permissions.refused':
      return notice.message ?? t('msg.expired');
    case 'page.unavailable':
      return tShell('notice.pageUnavailable', { path: notice.path });
    case 'logout.unconfirmed':
      return tShell('notice.logoutUnconfirmed');
    case 'password.changed':
      return tShell('pwd.success');
    case 'record.saved':
      return tShell('notice.saved');
    case 'record.changed':
      return text(`notice.${notice.operation}`, { title: notice.title });
    default:
      return notice satisfies never;
  }
}
