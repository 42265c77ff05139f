import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tile, Tiles } from '#src/domain/board/board.ts';
import { isStale, shortTime, timeThere } from '#src/domain/board/age.ts';
import { dayAt } from '#src/domain/platform-time.ts';
import { shortNumber, type Units } from '#src/domain/board/short-number.ts';
import { type Language, languageInfo } from '#src/i18n/languages.ts';
import type { BoardActor } from '#src/machines/board/board.ts';

const BoardContext = createContext<BoardActor | null>(null);

export const BoardProvider = BoardContext.Provider;

export function useBoard(): BoardActor {
  const board = useContext(BoardContext);
  if (!board) throw new Error('a tile needs a BoardProvider above it');
  return board;
}

/** The figures of a tile; null until the server has returned them. */
export const useTile = <Name extends Tile>(name: Name): Tiles[Name] | null =>
  useSelector(useBoard(), ({ context }) => context.tiles?.[name] ?? null);

/** The units of the address, otherwise those of the language. */
export function useUnits(board: BoardActor): Units {
  const { i18n } = useTranslation();
  const chosen = useSelector(board, ({ context }) => context.settings.units);
  return chosen ?? (i18n.language === 'zh' ? 'wan' : 'thousands');
}

/** The formats of numbers and days. */
export function useWriting() {
  const { i18n } = useTranslation('board');
  const { tag } = languageInfo[i18n.language as Language];
  const units = useUnits(useBoard());
  return {
    tag,
    short: (value: number) => shortNumber(value, units, tag),
    exact: (value: number) => value.toLocaleString(tag),
    /** `2026-03` as `3月`, `2026-03-12` as `3月12日`. */
    month: (month: string) => dateOf(month, tag, { month: 'short' }),
    day: (day: string) => dateOf(day, tag, { month: 'short', day: 'numeric' }),
  };
}

const dateOf = (text: string, tag: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' }).format(Date.parse(text));

/** The number of the last answer if it changed the figure. */
export function useLit(figure: string): number {
  return useSelector(useBoard(), ({ context }) => (context.changed.includes(figure) ? context.answers : 0));
}

/** The time of the platform to the minute, so that components render once a minute at most. */
export const useMinute = (): number =>
  useSelector(useBoard(), ({ context }) => {
    const minute = 60_000;
    return Math.floor(timeThere(context.now, context.arrival) / minute) * minute;
  });

/** A time of the server; includes the day if it is not today. */
export const useShortTime = (time: string): string =>
  useSelector(useBoard(), ({ context: { now, arrival } }) => shortTime(time, timeThere(now, arrival)));

/** Whether the server has this day as today. */
export const useIsToday = (day: string): boolean =>
  useSelector(useBoard(), ({ context: { now, arrival } }) => day === dayAt(timeThere(now, arrival)));

/** Whether figures of this time are older than two intervals. */
export const useIsStale = (time: string): boolean =>
  useSelector(useBoard(), ({ context: { now, arrival, settings } }) =>
    isStale(time, timeThere(now, arrival), settings.interval),
  );
