import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import type { TileOf } from '#src/domain/board/board.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { monthAfter } from '#src/domain/figures/period.ts';
import { allRecords } from '#mocks/server/records.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { countBy } from './bases.ts';

/** A record that visitors see. */
export interface OnlineContent {
  path: string;
  title: string;
  record: ContentRecord;
}

export async function onlineContents(tx: Transaction): Promise<readonly OnlineContent[]> {
  const types = contentDescriptors.filter(({ path }) => path !== applicationsPath);
  const found = await Promise.all(
    types.map(async ({ path, titleField }) =>
      (await allRecords(tx, path))
        .filter(({ status }) => status === 'online')
        .map((record) => ({ path, title: textOf(record, titleField), record })),
    ),
  );
  return found.flat();
}

/** The number of online contents, in total and by month of creation, the current month last. */
export function contentsTile(online: readonly OnlineContent[], time: string): TileOf<'contents'> {
  const added = countBy(online.map(({ record }) => record.createdTime.slice(0, 7)));
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(time.slice(0, 10), index - 11).slice(0, 7));
  return {
    time,
    total: online.length,
    months: months.map((month) => ({ month, count: added.get(month) ?? 0 })),
  };
}
