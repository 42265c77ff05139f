import type { boardEndpoints } from '#src/api/endpoints/board.ts';
import { basesTiles } from './bases.ts';
import { browsingTiles } from './browsing.ts';
import { consultationsTile } from './consultations.ts';
import { contentsTile, onlineContents } from './contents.ts';
import { eventsTile } from './events.ts';
import type { ResolversOf } from '#mocks/server/handle.ts';
import { storedSeed } from '#mocks/server/stored-seed.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

/** The data display (decision 046): each figure is computed from the records that the lists show. */
export const boardResolvers: ResolversOf<typeof boardEndpoints> = {
  async query(_, call) {
    const time = toShanghaiTime(call.now);
    const { start } = await storedSeed(call.tx);
    const online = await onlineContents(call.tx);
    return {
      time,
      tiles: {
        ...(await basesTiles(call, time)),
        ...browsingTiles(start, call.now, time),
        contents: contentsTile(online, time),
        consultations: await consultationsTile(call, time),
        events: await eventsTile(online, call.tx, time),
      },
    };
  },
};
