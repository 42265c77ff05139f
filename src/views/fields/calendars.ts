// oxlint-disable no-restricted-imports -- here dayjs and Mantine's calendars learn to count by the platform's clock
import '@mantine/dates/styles.layer.css';
import dayjs, { type ConfigType, type PluginFunc } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { wallClockAt } from '#src/domain/platform-time.ts';

export * from '@mantine/dates';

/** The source of a dayjs date. A date derived from another one is already marked as UTC. */
interface Source {
  date?: ConfigType;
  utc?: boolean;
}

/**
 * Mantine's calendars use dayjs in the browser's time zone: there, today may be another day, and an hour skipped by
 * daylight saving becomes the next one. This plugin makes dayjs count in UTC, where every day has all its hours, so
 * that the stored value is shown and kept; "now" is the platform's clock.
 */
const countByThePlatformsClock: PluginFunc = (_, { prototype }) => {
  const dates = prototype as typeof prototype & { parse: (source: Source) => void };
  const { parse } = dates;
  dates.parse = function parseWithoutZone(source) {
    parse.call(this, source.utc ? source : { ...source, date: onTheClock(source.date), utc: true });
  };
};

function onTheClock(date: ConfigType): ConfigType {
  if (date === undefined) return wallClockAt(Date.now());
  if (!(date instanceof Date)) return date;
  // Mantine creates the years of a decade in the browser's time zone. A date that is not midnight there is "now", or
  // midnight in UTC, which is the same day in China.
  return isMidnight(date) ? Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) : wallClockAt(date.getTime());
}

const isMidnight = (date: Date): boolean =>
  date.getHours() + date.getMinutes() + date.getSeconds() + date.getMilliseconds() === 0;

dayjs.extend(utc);
dayjs.extend(countByThePlatformsClock);
