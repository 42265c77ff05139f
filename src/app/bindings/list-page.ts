import { fromCallback, fromPromise } from 'xstate';
import { type ListQuery, readListQuery } from '#src/domain/content/list-query.ts';
import { openingSearch } from '#src/domain/lists/list-settings.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { fromSyncAnswer } from '#src/machines/answer.ts';
import { listSettingsMachine, type SettingsToKeep } from '#src/machines/lists/list-settings.ts';
import { createEarlyPage, type FetchPage } from '#src/app/early-page.ts';
import { listSettingsStore as store } from '#src/app/stores/list-settings-store.ts';
import type { PageWorld } from '#src/app/screen.ts';

type Session = PageWorld['session'];

/** The actors that every list has: its page, which can be requested early (decision 051), and its settings (decision 019). */
export function bindListPage<Page>(session: Session, fetchPage: FetchPage<Page>) {
  const early = createEarlyPage(fetchPage, openingQuery, () => accountOf(session));
  return {
    early,
    actors: {
      fetchPage: fromPromise(({ input, signal }: { input: ListQuery; signal: AbortSignal }) =>
        early.fetchPage(input, signal),
      ),
      settings: bindListSettings(session),
      findOpening: bindOpening(session),
    },
  };
}

/** The settings of a list, of the signed-in account. A page ends with its session, so the account stays the same. */
const bindListSettings = (session: Session) =>
  listSettingsMachine.provide({
    actors: {
      storedFeed: fromCallback(({ input, sendBack }) => {
        const { path } = input as { path: string };
        const account = accountOf(session);
        sendBack({ type: 'settings.stored', settings: store.read(account, path) });
        return store.watch(account, path, (settings) => sendBack({ type: 'settings.stored', settings }));
      }),
      keepSettings: fromSyncAnswer(({ path, settings }: SettingsToKeep) =>
        store.write(accountOf(session), path, settings),
      ),
    },
  });

/**
 * The query that a list opens with; null if another page is shown by now, so that the list does not navigate back to
 * itself.
 */
const bindOpening = (session: Session) =>
  fromSyncAnswer(({ path, search }: { path: string; search: string }) =>
    session().context.admitted?.path === path ? openingSearch(store.read(accountOf(session), path), search) : null,
  );

/** The query with which the list at an address will open for an account. */
const openingQuery = (account: string, { path, search }: AppLocation): ListQuery =>
  readListQuery(openingSearch(store.read(account, path), search) ?? search);

/** The signed-in account; empty without one. */
export const accountOf = (session: Session): string => session().context.account?.account ?? '';
