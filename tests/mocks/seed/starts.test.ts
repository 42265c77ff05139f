import { describe, expect, test } from 'vitest';
import type { Board } from '#src/domain/board/board.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { WaitingEntry } from '#src/domain/work/waiting.ts';
import { isWorked } from '#src/domain/working-days/calendar.ts';
import { calendarWith } from '#mocks/calendar/calendar.ts';
import { seedRecordsAt, writeSeed } from '#mocks/seed/index.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { CommentRow, ConsultationStored, ReviewRow, SheetRow } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { createClient, dataOf } from '#tests/mocks/client.ts';

/** An afternoon of work, a night in a Spring Festival week, and a morning in one whose calendar is not published yet. */
const starts = ['2026-11-26 14:20:00', '2026-02-18 23:40:00', '2027-02-06 10:15:00'];

const calendar = calendarWith([]);

/** Whether the office works at a time: 8:30 to 17:00 on a working day. */
const isAtWork = (time: string): boolean =>
  isWorked(calendar, time.slice(0, 10)) && time.slice(11) >= '08:30:00' && time.slice(11) <= '17:00:00';

/** The rows that a start writes, by collection. */
async function rowsAt(start: number) {
  const rows: Record<string, unknown[]> = {};
  const put: Transaction['put'] = async ({ name }, row) => void (rows[name] ??= []).push(row);
  await writeSeed({ put } as Transaction, start, start);
  return { ...rows, records: Object.values(seedRecordsAt(start)).flat() } as Record<string, object[]> & {
    records: ContentRecord[];
    reviews: ReviewRow[];
    sheets: SheetRow[];
    consultations: ConsultationStored[];
    comments: CommentRow[];
  };
}

/** Fields whose time may be in the future: those of events of visitors, not of work. */
const planned = new Set(['startTime', 'endTime', 'signUpUntil', 'checkInTime', 'checkOutTime', 'createTime']);

/** All times in a value, except planned ones. */
function timesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) && !planned.has(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => timesIn(inner, key));
}

describe.each(starts)('decision 014: a demo that starts at %s', (time) => {
  const start = Date.parse(`${time.replace(' ', 'T')}+08:00`);
  const today = time.slice(0, 10);
  const client = createClient({ start, now: () => start });
  const ask = async <Data>(account: string, path: string, body?: object) =>
    dataOf<Data>(await client.call(path, body, { token: await client.tokenOf(account) }));

  test('nothing happened in the future', async () => {
    expect(timesIn(await rowsAt(start)).filter((one) => one > time)).toEqual([]);
  });

  test('the office works on working days, in working hours, and not at the same second', async () => {
    const { records, logins, reviews, sheets, templates, accounts } = await rowsAt(start);
    const work = [
      records.map((record) => ({ ...record, releaseTime: '' })),
      logins,
      reviews,
      sheets,
      templates,
      accounts,
    ];
    expect(timesIn(work).filter((one) => !isAtWork(one))).toEqual([]);
    const { list } = await ask<{ list: LogEntry[] }>('admin', '/sys/log/query', {
      pageNum: 1,
      pageSize: 200,
      to: today,
    });
    const earlier = list.map((entry) => entry.time).filter((one) => one < time);
    expect(new Set(earlier).size).toBeGreaterThan(earlier.length * 0.9);
  });

  test('the office moderates and answers at work, and never before something arrived', async () => {
    const { comments, consultations, watchWords } = await rowsAt(start);
    const handled = comments.filter((row) => row.handledTime !== null);
    const acts = consultations.map(({ receivedTime, events }) => ({
      receivedTime,
      acts: events.filter(({ what }) => what !== 'received' && what !== 'noted').map((event) => event.time),
    }));
    expect([handled.length, acts.flatMap((one) => one.acts).length].every((count) => count > 300)).toBe(true);
    const times = [
      handled.map((row) => row.handledTime),
      acts.map((one) => one.acts),
      comments.filter(({ isOffice }) => isOffice).map((row) => row.time),
      watchWords,
    ];
    expect(timesIn(times).filter((one) => !isAtWork(one))).toEqual([]);
    expect(handled.filter((row) => !row.isOffice && String(row.handledTime) <= row.time)).toEqual([]);
    const inOrder = acts.map((one) => [one.receivedTime, ...one.acts]);
    expect(inOrder.filter((all) => all.some((one, index) => index > 0 && one <= String(all[index - 1])))).toEqual([]);
    const moderators = new Set(handled.map(({ handledBy }) => handledBy));
    expect(moderators).toEqual(new Set(['service', 'service2', 'admin']));
  });

  test('the log and the log-ins reach the last hour of work', async () => {
    const { list } = await ask<{ list: LogEntry[] }>('admin', '/sys/log/query', {
      pageNum: 1,
      pageSize: 200,
      to: today,
    });
    const latest = list.find((entry) => entry.time < time);
    const lastWork = [...Array(15).keys()]
      .flatMap((days) => [toShanghaiTime(start - days * 86_400_000).slice(0, 10)])
      .find((day) => isAtWork(`${day} 12:00:00`) && `${day} 09:30:00` < time);
    const end = `${lastWork} 17:00:00` < time ? `${lastWork} 17:00:00` : time;
    const hourBefore = toShanghaiTime(Date.parse(`${end.replace(' ', 'T')}+08:00`) - 3_600_000);
    expect(latest && latest.time >= hourBefore).toBe(true);
  });

  test('every queue has work: late, due today, due later, new and done', async () => {
    const { reviews, sheets, consultations, records } = await rowsAt(start);
    const running = reviews.filter(({ status }) => status === 'scoring').map(({ due }) => due);
    expect([running.some((due) => due < today), running.includes(today), running.some((due) => due > today)]).toEqual([
      true,
      true,
      true,
    ]);
    const open = consultations.filter(({ status }) => status === 'new' || status === 'inProgress');
    const dues = open.flatMap(({ periods }) => periods.at(-1)?.dueDay.due ?? []);
    expect([dues.some((due) => due < today), dues.some((due) => due > today)]).toEqual([true, true]);
    // A due day is a working day.
    expect(dues.includes(today)).toBe(isWorked(calendar, today));
    expect(open.some(({ receivedTime }) => receivedTime.slice(0, 10) === today)).toBe(true);
    for (const status of ['answered', 'closed']) expect(consultations.some((one) => one.status === status)).toBe(true);
    for (const status of ['passed', 'returned']) expect(reviews.some((one) => one.status === status)).toBe(true);
    expect(sheets.some(({ account, status }) => account === 'expert' && status === 'open')).toBe(true);
    const states = new Set(records.map(({ status }) => status));
    expect(states).toEqual(new Set(['draft', 'submitted', 'scoring', 'passed', 'returned', 'online', 'offline']));
  });

  test('home shows tasks to each role, the data display full months and the latest events', async () => {
    for (const account of ['admin', 'editor', 'expert', 'auditor', 'service']) {
      const waiting = await ask<WaitingEntry[]>(account, '/profile/waiting');
      expect(waiting.filter(({ count }) => count > 0).length).toBeGreaterThan(0);
    }
    const { tiles } = await ask<Board>('admin', '/board/dashboard/query');
    expect(tiles.contents?.months.filter(({ count }) => count === 0)).toEqual([]);
    expect(tiles.browsing?.days.filter(({ views }) => views === 0).map(({ day }) => day)).toEqual(
      time < `${today} 07` ? [today] : [],
    );
    expect([tiles.events?.list.length, tiles.top?.list.length]).toEqual([8, 8]);
    expect([tiles.consultations?.new, tiles.consultations?.overdue].every((count) => Number(count) > 0)).toBe(true);
  });
});
