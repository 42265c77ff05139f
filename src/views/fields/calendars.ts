// oxlint-disable no-restricted-imports -- here dayjs and Mantine's calendars learn to count by the platform's clock
import '@mantine/dates/styles.layer.css';
import dayjs, { type ConfigType, type PluginFunc } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { wallClockAt } from '#src/domain/platform-time.ts';

export * from '@mantine/dates';

/** What dayjs makes a date of. One that comes from another date says that it is counted without a zone already. */
interface Source {
  date?: ConfigType;
  utc?: boolean;
}

/**
 * Mantine's calendars count with dayjs, and dayjs in the browser's zone: there, today may be another day, and an hour that
 * the clocks skip becomes the next one. Here dayjs counts without a zone, where every day has all its hours, so what is
 * stored is what is shown and kept; and now is what the platform's clock shows.
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
  // Mantine makes the years of a decade in the browser's zone. What is not midnight there is now, or midnight without a
  // zone, and that is the same day in China.
  return isMidnight(date) ? Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) : wallClockAt(date.getTime());
}

const isMidnight = (date: Date): boolean =>
  date.getHours() + date.getMinutes() + date.getSeconds() + date.getMilliseconds() === 0;

dayjs.extend(utc);
dayjs.extend(countByThePlatformsClock);
