import { isReviewed } from '#src/domain/scoring/kinds.ts';
import type { AnyActorRef, EventFrom } from 'xstate';
import { countedPages } from '#src/domain/work/counted-pages.ts';
import type { Fact } from '#src/machines/facts.ts';
import { comesTooLate } from '#src/machines/sending.ts';
import type { appMachine } from '#src/machines/shell/app.ts';
import { cookieNames, yearDays } from '#src/app/browser/cookies.ts';
import type { AccountDrafts } from '#src/app/stores/draft-store.ts';
import { tabStore } from '#src/app/stores/tab-store.ts';
import type { AppActors } from './app-actors.ts';
import type { Services } from './create-services.ts';

/** The destinations of facts. */
interface Destinations {
  services: Services;
  sendToRoot: (event: EventFrom<typeof appMachine>) => void;
  actors: () => AppActors;
  /** The drafts of the signed-in account. */
  ownDrafts: () => AccountDrafts | null;
  reportError: (error: unknown, info: string) => void;
  reloadWithoutAsking: () => void;
}

/** Paths whose records the menu counts or panels judge: one page changes records that another shows. */
const concernsOtherTabs = (path: string): boolean => countedPages.includes(path) || isReviewed(path);

/**
 * Listens to an actor and delivers each fact that it emits: to a store, to the browser, otherwise to the root machine
 * (decision 012).
 */
export function createFactDelivery({
  services: { cookies, preferenceStore, navigation, otherTabs, notices, errorLog },
  sendToRoot,
  actors,
  ownDrafts,
  reportError,
  reloadWithoutAsking,
}: Destinations): (actor: AnyActorRef) => void {
  return (actor) => {
    if (!('on' in actor)) return;
    actor.on('*', (emitted) => {
      const fact = emitted as Fact;
      if (!comesTooLate(fact, actor, pagesOutOfSight)) deliver(fact);
    });
  };

  function pagesOutOfSight() {
    const { finishing, tabs, active, pages } = actors().tabs.getSnapshot().context;
    return { finishing, behind: tabs.flatMap(({ id, path }) => (path === active ? [] : (pages[id]?.actor ?? []))) };
  }

  /** Whether the tab is shown and no question is open that may close it: its page then shows the message itself. */
  function isInSight(tabId: string | undefined) {
    const { active, question, tabs } = actors().tabs.getSnapshot().context;
    return tabId !== undefined && question === null && tabs.some(({ id, path }) => id === tabId && path === active);
  }

  /** The expiry dialog explains everything (decision 006), and the page reloads after it. */
  function isSessionOver() {
    const session = actors().session.getSnapshot();
    return session.matches('expired') || session.matches('leaving');
  }

  function deliver(fact: Fact) {
    switch (fact.type) {
      case 'notice':
        if (!isSessionOver() && !isInSight(fact.seenOn)) notices.add(fact.notice);
        return;
      case 'navigation.requested':
        navigation.go(fact.href, { replace: fact.replace, owner: fact.owner ?? null });
        return;
      case 'reload.requested':
        reloadWithoutAsking();
        return;
      case 'session.opened':
        sendToRoot({ ...fact, stored: tabStore.open(fact.account.account) });
        return;
      case 'session.closed':
        // The next user who logs in must not see them.
        errorLog.clear();
        notices.endSession();
        tabStore.close();
        sendToRoot(fact);
        return;
      case 'grants.changed': {
        const { account } = actors().session.getSnapshot().context;
        if (account) cookies.write(cookieNames.role, account.roleName);
        sendToRoot(fact);
        return;
      }
      case 'draft.noted':
        ownDrafts()?.note(fact.path, fact.version, fact.values, fact.copied);
        return;
      case 'draft.dropped':
        ownDrafts()?.drop(fact.path);
        return;
      case 'tabs.changed':
        tabStore.write(fact.account, fact.tabs);
        return;
      case 'sidebar.toggled':
        cookies.write(cookieNames.sidebar, fact.expanded ? '1' : '0', yearDays);
        return;
      case 'preferences.chosen':
        if (!preferenceStore.write(fact.preferences)) notices.add({ code: 'preferences.notStored' });
        return;
      case 'actor.crashed':
        console.error(fact.error);
        reportError(fact.error, 'actor');
        return;
      case 'records.changed':
      case 'records.operated':
        if (concernsOtherTabs(fact.path)) otherTabs.announceChange(fact.path);
        sendToRoot(fact);
        return;
      default:
        sendToRoot(fact);
    }
  }
}
