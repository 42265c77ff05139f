import type { TFunction } from 'i18next';
import type { Notice } from '#src/domain/notice.ts';
import { failureText } from './failure-text.ts';

/** A notice's words, all of them in `common`: a notice may come before anything else is there. */
export function noticeText(t: TFunction<'common'>, notice: Notice): string {
  switch (notice.code) {
    case 'failure':
      return failureText(t, notice.failure);
    case 'permissions.none':
      return t('msg.noPagePermission');
    case 'permissions.refused':
      return notice.message ?? t('msg.expired');
    case 'page.unavailable':
      return t('notice.pageUnavailable', { path: notice.path });
    case 'logout.unconfirmed':
      return t('notice.logoutUnconfirmed');
    case 'session.idle':
      return t('msg.idle');
    case 'language.unavailable':
      return t('notice.languageUnavailable');
    case 'drafts.memoryOnly':
      return t('notice.draftsMemoryOnly');
    case 'drafts.kept':
      // Whoever had the page open has the words of the shell.
      return t('notice.draftKept', { title: notice.subject ?? t(notice.title as 'menu.blank', { ns: 'shell' }) });
    case 'preferences.unkept':
      return t('notice.preferencesUnkept');
    case 'server.newer':
      return t('notice.newer');
    case 'password.changed':
      return t('pwd.success');
    case 'record.saved':
      return t('notice.saved');
    case 'copy.inTheWay':
      return t('notice.copyInTheWay');
    case 'record.changed':
      // The operation comes from the domain; a test checks that each has its words.
      return t(`notice.${notice.operation}` as 'notice.publish', { title: notice.title });
    default:
      return notice satisfies never;
  }
}
