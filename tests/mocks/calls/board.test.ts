import { beforeEach, describe, expect, test } from 'vitest';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { type Board, openOf, type TileOf } from '#src/domain/board/board.ts';
import type { ConsultationCounts, ConsultationRow } from '#src/domain/consultations/consultation.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { cities } from '#src/domain/places/cities.ts';
import { applicationsPath, basesPath } from '#src/domain/scoring/kinds.ts';
import { browsingUntil } from '#mocks/seed/figures/browsing.ts';
import { createClient, dataOf, expired } from '#tests/mocks/client.ts';
import { createBench, experts } from '#tests/mocks/scoring/panel.ts';
import { testStart } from '#tests/support/test-start.ts';

const now = Date.parse('2026-06-08T14:05:00+08:00');
const client = createClient({ now: () => now });
let token = '';

beforeEach(async () => {
  await client.backend.reset();
  token = await client.signIn('admin');
});

const board = async (as = token) =>
  dataOf<Board>(await client.call('/board/dashboard/query', undefined, { token: as }));

/** A tile, which must exist. */
async function tile<Name extends keyof Board['tiles']>(name: Name): Promise<TileOf<Name>> {
  const { tiles } = await board();
  return tiles[name] as TileOf<Name>;
}

/** All rows of a list. */
async function rowsOf<Row>(path: string, filters: object = {}, as = token): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const request = { pageNum, pageSize: 200, ...filters };
    const page = dataOf<ListPage<Row>>(await client.call(`${path}/query`, request, { token: as }));
    rows.push(...page.list);
    if (rows.length >= page.total) return rows;
  }
}

const sum = (rows: readonly { count: number }[]): number => rows.reduce((all, { count }) => all + count, 0);

describe('the data display counts what the lists show', () => {
  test('bases by kind and city add up to those that are online', async () => {
    const { total, kinds, cities: places, unplaced } = await tile('bases');
    const online = await rowsOf<ContentRecord>(basesPath, { status: 'online' });
    expect({ total, kinds: sum(kinds), cities: sum(places) + unplaced }).toEqual({
      total: online.length,
      kinds: online.length,
      cities: online.length,
    });
    for (const { kind, count } of kinds)
      expect({ kind, count }).toEqual({ kind, count: online.filter((base) => textOf(base, 'type') === kind).length });
    for (const { name, code } of cities)
      expect(places).toContainEqual({
        code,
        count: online.filter((base) => textOf(base, 'area').startsWith(name)).length,
      });
  });

  test('grades match the list, and add up to the total together with the ungraded bases', async () => {
    const { grades, ungraded } = await tile('grades');
    const online = await rowsOf<ContentRecord>(basesPath, { status: 'online' });
    for (const { grade, count } of grades)
      expect({ grade, count }).toEqual({
        grade,
        count: online.filter((base) => textOf(base, 'grade') === grade).length,
      });
    expect(sum(grades) + ungraded).toBe(online.length);
  });

  test('contents by the month in which they were added', async () => {
    const { total, months } = await tile('contents');
    const types = contentDescriptors.filter(({ path }) => path !== applicationsPath);
    const online = (
      await Promise.all(types.map(({ path }) => rowsOf<ContentRecord>(path, { status: 'online' })))
    ).flat();
    expect({ total, months: months.length, last: months.at(-1)?.month }).toEqual({
      total: online.length,
      months: 12,
      last: '2026-06',
    });
    for (const { month, count } of months)
      expect({ month, count }).toEqual({
        month,
        count: online.filter(({ createdTime }) => createdTime.startsWith(month)).length,
      });
  });

  test('views: the days add up to the sums and match the browsing records', async () => {
    const { days, days7, days30, hours24 } = await tile('browsing');
    const rows = browsingUntil(testStart, now);
    const viewsOn = (day: string) =>
      rows.filter(({ time }) => time.startsWith(day)).reduce((all, { views }) => all + views, 0);
    expect(days).toEqual(days.map(({ day }) => ({ day, views: viewsOn(day) })));
    const total = (some: typeof days) => some.reduce((all, { views }) => all + views, 0);
    expect({ days30, days7, first: days[0]?.day, last: days.at(-1)?.day }).toEqual({
      days30: total(days),
      days7: total(days.slice(-7)),
      first: '2026-05-10',
      last: '2026-06-08',
    });
    const since = rows.filter(({ time }) => time > '2026-06-07 14:05:00');
    expect(hours24).toBe(since.reduce((all, { views }) => all + views, 0));
  });

  test('the top contents are the most viewed of the last seven days', async () => {
    const { list } = await tile('top');
    const views = new Map<string, number>();
    for (const row of browsingUntil(testStart, now).filter(({ time }) => time >= '2026-06-02'))
      views.set(`${row.path} ${row.recordId}`, (views.get(`${row.path} ${row.recordId}`) ?? 0) + row.views);
    const most = [...views.values()].sort((a, b) => b - a).slice(0, 8);
    expect(list.map((row) => row.views)).toEqual(most);
    expect(list.map(({ path, id }) => views.get(`${path} ${id}`))).toEqual(most);
  });

  test('consultations match their page, with the oldest open one', async () => {
    const consultations = await tile('consultations');
    const counts = dataOf<ConsultationCounts>(await client.call('/book/book/counts', undefined, { token }));
    const rows = await rowsOf<ConsultationRow>('/book/book');
    const waiting = rows.filter(({ status }) => status === 'new' || status === 'inProgress');
    const { new: fresh, inProgress, answered, closed, overdue, oldest } = consultations;
    expect({ new: fresh, inProgress, answered, closed, overdue, open: openOf(consultations), oldest }).toEqual({
      new: counts.new,
      inProgress: counts.inProgress,
      answered: counts.answered,
      closed: counts.closed,
      overdue: counts.overdue,
      open: counts.open,
      oldest: waiting.map(({ receivedTime }) => receivedTime).sort()[0],
    });
  });
});

describe('access to the data display', () => {
  test('every signed-in account may read it, others may not', async () => {
    const viewer = await client.signIn('viewer');
    expect((await board(viewer)).time).toBe('2026-06-08 14:05:00');
    expect(await client.call('/board/dashboard/query')).toEqual(expired);
  });

  test('the answer contains no name, account or contact details', async () => {
    const answer = JSON.stringify(await board());
    const accounts = await rowsOf<{ account: string; name: string; phone: string }>('/sys/user');
    const named = accounts.flatMap(({ account, name }) => [`"${account}"`, `"${name}"`]);
    expect(named.filter((word) => answer.includes(word))).toEqual([]);
    expect(answer).not.toMatch(/1\d{10}/);
  });

  test('a record that is no longer public is no event', async () => {
    const { list } = await tile('events');
    const [latest] = list;
    const [record] = await rowsOf<ContentRecord>(latest?.path ?? '', { keyword: latest?.title, status: 'online' });
    dataOf(await client.call(`${latest?.path ?? ''}/updown`, { id: record?.id, on: false }, { token }));
    expect((await tile('events')).list.map(({ title }) => title)).not.toContain(latest?.title);
  });

  test('a published record is the latest event and counts at once', async () => {
    const before = (await tile('contents')).total;
    const [record] = await rowsOf<ContentRecord>('/home/scienceKnowledge', { status: 'offline' });
    dataOf(await client.call('/home/scienceKnowledge/updown', { id: record?.id, on: true }, { token }));
    const { events, contents } = (await board()).tiles;
    expect(events?.list[0]).toMatchObject({
      path: '/home/scienceKnowledge',
      action: 'publish',
      time: '2026-06-08 14:05:00',
    });
    expect(contents?.total).toBe(before + 1);
  });

  test('W1.1: the sums hide the grade of a base from an account that still has to score it', async () => {
    const bench = await createBench();
    const sums = async (account: string) => {
      const { body } = await bench.call(account, '/board/dashboard/query', null);
      const { tiles } = (body as { resultData: Board }).resultData;
      return { graded: sum(tiles.grades?.grades ?? []), ungraded: tiles.grades?.ungraded ?? 0 };
    };
    const graded = (await rowsOf<ContentRecord>(basesPath, { status: 'online' })).find(
      (base) => textOf(base, 'grade') !== '',
    );
    const [mine, theirs] = [await sums('expert'), await sums('editor')];
    await bench.appoint({
      subject: { path: basesPath, id: graded?.id ?? '' },
      experts,
    });
    expect([await sums('expert'), await sums('editor')]).toEqual([
      { graded: mine.graded - 1, ungraded: mine.ungraded + 1 },
      theirs,
    ]);
  });
});
