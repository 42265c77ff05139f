import { fromSyncAnswer } from '#src/machines/answer.ts';
import { listSettingsMachine } from '#src/machines/lists/list-settings.ts';
import { tableToolsMachine } from '#src/machines/tables/table-tools.ts';
import { feed } from '#tests/machines/support/port.ts';

/** The actors of a list in a browser where nothing is stored: no settings and no default view, unless `opening` is one. */
export const plainList = (opening: string | null = null) => ({
  settings: listSettingsMachine.provide({ actors: { storedFeed: feed().logic } }),
  tableTools: tableToolsMachine.provide({ guards: { hasInterrupted: () => false } }),
  findOpening: fromSyncAnswer<string | null, { path: string; search: string }>(() => opening),
});

/** The answers of `findOpening` in a model. */
export const openings = [null, '?pageNum=2'];
