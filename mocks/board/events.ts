import type { TileOf } from '#src/domain/board/board.ts';
import { seedLogs } from '#mocks/seed/logs.ts';
import { storedSeed } from '#mocks/server/stored-seed.ts';
import { logCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import type { OnlineContent } from './contents.ts';

const mostEvents = 8;

/** The actions that are public: contents that are added, changed or highlighted. */
const publicActions: ReadonlySet<string> = new Set(['add', 'update', 'publish', 'goOnline', 'pin', 'addBanner']);

/** The latest log entries about contents that are online now, without the accounts that acted. */
export async function eventsTile(
  online: readonly OnlineContent[],
  tx: Transaction,
  time: string,
): Promise<TileOf<'events'>> {
  const inPublic = new Set(online.map(({ path, title }) => `${path} ${title}`));
  const stored = (await tx.all(logCollection)).sort((a, b) => Number(b.id) - Number(a.id));
  const list: TileOf<'events'>['list'] = [];
  for (const entry of [...stored, ...seedLogs(await storedSeed(tx))]) {
    const { id, path, action, object, result } = entry;
    if (list.length === mostEvents) break;
    if (result !== 'success' || !publicActions.has(action) || !inPublic.has(`${path} ${object}`)) continue;
    list.push({ id, time: entry.time, path, action, title: object });
  }
  return { time, list };
}
