import { type Failure, isSilent, isUnanswered } from '#src/domain/failure.ts';
import type { Notice } from '#src/domain/shell/notice.ts';
import { grantPath, matchRoute } from '#src/domain/routes/routes.ts';
import { maxTabs } from '#src/domain/shell/tabs.ts';
import { isolated, legible } from '#src/i18n/legible.ts';
import { failureText } from '#src/views/words/failure-text.ts';
import { withMissingRight, type Words } from '#src/views/words/right-text.ts';

/**
 * The text of a notice. Texts of the shell are used only for notices that appear inside it; all others are in `common`.
 */
export function noticeText(t: Words, notice: Notice): string {
  switch (notice.code) {
    case 'failure':
      return failureText(t, notice.failure);
    case 'permissions.none':
      return t('msg.noPagePermission');
    case 'permissions.refused':
      return legible(notice.message ?? t('msg.expired'));
    case 'page.unavailable':
      return withMissingRight(t, t('notice.pageUnavailable', { path: notice.path }), neededFor(notice.path));
    case 'logout.unconfirmed':
      return t('notice.logoutUnconfirmed');
    case 'session.idle':
      return t('msg.idle');
    case 'language.unavailable':
      return t('notice.languageUnavailable');
    case 'drafts.memoryOnly':
      return t('notice.draftsMemoryOnly');
    case 'drafts.kept':
      return t('shell:notice.draftKept', { title: titleOf(notice) });
    case 'grants.withdrawn': {
      const title = notice.pages.map((page) => isolated(titleOf(page))).join(' / ');
      const [right, ...others] = new Set(notice.pages.map(({ path }) => neededFor(path)));
      const message = withMissingRight(
        t,
        t('shell:notice.withdrawn', { title }),
        others.length > 0 ? undefined : right,
      );
      return notice.drafts ? t('shell:notice.withdrawnKept', { message }) : message;
    }
    case 'tabs.closed':
      return t('shell:notice.tabsClosed', { most: maxTabs, title: notice.pages.map(titleOf).join(' / ') });
    case 'tabs.full':
      return t('shell:notice.tabsFull', { most: maxTabs });
    case 'preferences.notStored':
      return t('notice.preferencesUnkept');
    case 'server.newer':
      return t('notice.newer');
    case 'build.older':
      return t('notice.older');
    case 'address.insecure':
      return t('notice.insecure');
    case 'messages.missed':
      return t('notice.missed', { count: notice.count });
    case 'password.changed':
      return t('pwd.success');
    case 'password.copied':
      return t('shell:notice.passwordCopied', { account: notice.account });
    case 'record.saved':
      return t('shell:notice.saved');
    case 'sheet.submitted':
      return t('shell:notice.sheetSubmitted');
    case 'sheet.entered':
      return t('shell:notice.sheetEntered', { name: notice.name });
    case 'copy.inTheWay':
      return t('shell:notice.copyInTheWay');
    case 'bulk.ended': {
      const { operation, done, failed, left } = notice;
      return t(`shell:notice.${operation}`, { title: t('shell:notice.counts', { done, failed, left }) });
    }
    case 'chair.stepped':
      return t(`shell:notice.review.${notice.step}`, { title: notice.title });
    case 'consulting.stepped':
      return t(`shell:notice.consultation.${notice.step}`, { title: notice.title });
    case 'consultations.handedOver':
      return notice.count === null
        ? t('shell:notice.consultations.handedOver')
        : t('shell:notice.consultations.moved', { count: notice.count });
    case 'record.changed':
      return t(`shell:notice.${notice.operation}`, { title: notice.title });
    case 'record.live':
      return notice.title === null ? t('shell:notice.liveOnly') : t('shell:notice.live', { title: notice.title });
    case 'record.restored': {
      const { version, title } = notice;
      return t(notice.isLive ? 'shell:notice.restoredLive' : 'shell:notice.restored', { version, title });
    }
    case 'record.onlySaved': {
      const isUnknown = notice.failure !== null && isUnanswered(notice.failure);
      const message = t(isUnknown ? 'shell:notice.onlySavedUnknown' : `shell:notice.onlySaved.${notice.operation}`, {
        title: notice.title || t('shell:notice.newRecord'),
      });
      return withReason(message, notice.failure);
    }
    case 'undo.failed':
      return withReason(
        t(isUnanswered(notice.failure) ? 'shell:notice.undoUnknown' : 'shell:notice.undoFailed', {
          title: notice.title,
        }),
        notice.failure,
      );
    default:
      return notice satisfies never;
  }

  function withReason(message: string, failure: Failure | null): string {
    return failure === null || isSilent(failure)
      ? message
      : t('shell:notice.because', { message, reason: failureText(t, failure) });
  }

  function titleOf({ subject, title }: { subject: string | null; title: string }): string {
    return subject ?? t(`shell:${title}` as 'shell:menu.blank');
  }
}

/** The right that a page requires, if the page exists. */
function neededFor(path: string): string | undefined {
  const match = matchRoute(path);
  return match ? grantPath(match.route) : undefined;
}
