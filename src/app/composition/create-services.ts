import { missedMessage } from '#src/domain/shell/notice.ts';
import { commonText } from '#src/i18n/setup.ts';
import { noticeText } from '#src/views/notices/notice-text.ts';
import { cookieNames, createCookies } from '#src/app/browser/cookies.ts';
import { createNavigation } from '#src/app/browser/navigation.ts';
import { createOtherTabs } from '#src/app/browser/other-tabs.ts';
import { randomId } from '#src/app/browser/random-id.ts';
import { createDraftStore } from '#src/app/stores/draft-store.ts';
import { createPreferenceStore } from '#src/app/stores/preference-store.ts';
import { createTokenStore } from '#src/app/stores/token-store.ts';
import { createErrorLog } from './error-log.ts';
import { createNotices } from './notices.ts';

export type Services = ReturnType<typeof createServices>;

/** The stores of the app, its address, its messages and its error log: what exists before the actor system. */
export function createServices(basePath: string) {
  const cookies = createCookies(basePath);
  const errorLog = createErrorLog(() => [cookies.read(cookieNames.token) ?? '']);
  const notices = createNotices(
    (notice) => noticeText(commonText, notice),
    (words) => errorLog.add(words, missedMessage),
  );
  return {
    cookies,
    errorLog,
    notices,
    tokenStore: createTokenStore(cookies),
    preferenceStore: createPreferenceStore(cookies),
    navigation: createNavigation(basePath),
    otherTabs: createOtherTabs(),
    draftStore: createDraftStore({
      storage: () => globalThis.localStorage,
      now: Date.now,
      window: randomId(),
      onMemoryOnly: () => notices.add({ code: 'drafts.memoryOnly' }),
    }),
  };
}
