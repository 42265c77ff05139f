import { fromCallback, fromPromise } from 'xstate';
import { fetchLogs } from '#src/api/logs.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { logTable } from '#src/domain/lists/log-table.ts';
import { isOfUser } from '#src/domain/logs/log-words.ts';
import { imported } from '#src/i18n/import-afresh.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import type { Namespace } from '#src/i18n/texts.ts';
import { logsMachine } from '#src/machines/logs/logs.ts';
import { findContentType } from '#src/app/find-content-type.ts';
import { bindList } from '#src/app/bindings/list.ts';
import { type PageWorld, screen } from '#src/app/screen.ts';

/** How often new entries are fetched, in milliseconds. */
const tailPause = 10_000;

/** The log (decision 025). */
export function createLogScreen(world: PageWorld) {
  const { early, actors } = bindList(world, logTable, (query, signal) => fetchLogs(world.http, query, signal));
  return screen({
    early,
    view: async () => (await imported(() => import('#src/views/logs/log-screen.tsx'))).LogScreen,
    texts: ['logs', 'content'],
    machine: logsMachine.provide({
      actors: {
        ...actors,
        tickFeed: fromCallback(({ sendBack }) => {
          const timer = setInterval(() => sendBack({ type: 'tail.due' }), tailPause);
          return () => clearInterval(timer);
        }),
        loadType: fromPromise(({ input: path }) => loadType(path)),
      },
    }),
  });
}

/** Loads the content type of an entry, and the texts of its fields. */
async function loadType(path: string): Promise<ContentType | null> {
  const words: Namespace[] = isOfUser({ path }) ? ['users'] : path === '/home/index' ? ['homePage'] : [];
  const [type] = await Promise.all([findContentType(path), loadTexts('editor', 'rich', ...words)]);
  if (type?.words) await loadTexts(type.words);
  return type;
}
