import type { TileOf } from '#src/domain/board/board.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import { type BrowsingRow, browsingUntil } from '#mocks/seed/figures/browsing.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';

const day = 24 * 60 * 60 * 1000;
const mostTop = 8;

/** The views of contents until now. */
export function browsingTiles(
  start: number,
  now: number,
  time: string,
): { browsing: TileOf<'browsing'>; top: TileOf<'top'> } {
  const today = time.slice(0, 10);
  const days = Array.from({ length: 30 }, (_, index) => addDays(today, index - 29));
  const rows = browsingUntil(start, now).filter((row) => row.time.slice(0, 10) >= (days[0] ?? today));
  const since = (from: string) => rows.filter((row) => row.time.slice(0, 10) >= from);
  const yesterday = toShanghaiTime(now - day);
  const week = since(addDays(today, -6));
  return {
    browsing: {
      time,
      hours24: viewsOf(rows.filter((row) => row.time > yesterday)),
      days7: viewsOf(week),
      days30: viewsOf(rows),
      days: days.map((date) => ({ day: date, views: viewsOf(rows.filter((row) => row.time.startsWith(date))) })),
    },
    top: { time, list: topOf(week) },
  };
}

const viewsOf = (rows: readonly BrowsingRow[]): number => rows.reduce((sum, { views }) => sum + views, 0);

function topOf(rows: readonly BrowsingRow[]): TileOf<'top'>['list'] {
  const contents = new Map<string, TileOf<'top'>['list'][number]>();
  for (const { path, recordId: id, title, views } of rows) {
    const key = `${path} ${id}`;
    contents.set(key, { path, id, title, views: (contents.get(key)?.views ?? 0) + views });
  }
  return [...contents.values()].sort((a, b) => b.views - a.views).slice(0, mostTop);
}
