import type { EventFrom } from 'xstate';
import type { appMachine } from '#src/machines/shell/app.ts';
import { applyAppearance } from '#src/app/browser/appearance.ts';
import { isFirstInTab } from '#src/app/browser/first-in-tab.ts';
import { interceptKeys } from '#src/app/browser/intercept-keys.ts';
import { cookieNames } from '#src/app/browser/cookies.ts';
import { claimStorage } from '#src/app/browser/storage-version.ts';
import type { AppActors } from './app-actors.ts';
import type { Services } from './create-services.ts';
import { requestFirstPage } from './first-page.ts';
import { takeEscape } from './take-escape.ts';

interface Options {
  services: Services;
  actors: AppActors;
  root: { send: (event: EventFrom<typeof appMachine>) => void };
  screens: Parameters<typeof requestFirstPage>[0]['screens'];
  /** Returns true if the session was idle for too long. */
  isLeft: () => boolean;
}

/** Connects the running actor system to address, appearance, keys and other tabs, until the returned function is called. */
export function connectBrowser({
  services: { cookies, navigation, notices, otherTabs, tokenStore },
  actors: { preferences, session },
  root,
  screens,
  isLeft,
}: Options): () => void {
  const showAppearance = () => void applyAppearance(preferences.getSnapshot().context);
  showAppearance();
  preferences.subscribe(showAppearance);
  requestFirstPage({ session, screens, account: () => cookies.read(cookieNames.account) });
  const reportLocation = () => {
    root.send({ ...navigation.current(), type: 'location.wanted' });
    tokenStore.check();
    root.send(navigation.current());
  };
  if (tokenStore.isPresent() && isLeft()) {
    notices.add({ code: 'session.idle' });
    root.send({ type: 'logout.confirmed' });
  }
  if (!globalThis.isSecureContext && isFirstInTab('insecure')) notices.add({ code: 'address.insecure' });
  const ends = [
    claimStorage(() => isFirstInTab('older') && notices.add({ code: 'build.older' })),
    // Watched before the first report, because the answer may already navigate to another page.
    navigation.watch(reportLocation),
    otherTabs.watch((path) => root.send({ type: 'records.changed', path, record: null })),
    interceptKeys(() => takeEscape(session)),
  ];
  reportLocation();
  return () => {
    for (const end of ends) end();
  };
}
