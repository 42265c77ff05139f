import { describe, expect, test } from 'vitest';
import { isRunning, type ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import type { CalendarChange, WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';
import { createBench } from '#tests/mocks/consultations/bench.ts';

const yearOf = async (bench: Awaited<ReturnType<typeof createBench>>, year: number) =>
  dataOf<WorkCalendar>(await bench.ask('service', 'calendar/get', { year }));

describe('the calendar of working days (decision 040)', () => {
  test('W3.1: has the national holidays and the working weekend days', async () => {
    const { days, isPublished } = await yearOf(await createBench(), 2026);
    expect(isPublished).toBe(true);
    expect(days.filter(({ kind }) => kind === 'worked').map(({ day }) => day)).toEqual(
      ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'].map((day) => `2026-${day}`),
    );
    expect(days.filter(({ kind }) => kind === 'free')).toHaveLength(33);
  });

  test('W3.2: from November on, the next year is reported as missing until the office enters its days', async () => {
    const bench = await createBench();
    expect((await yearOf(bench, 2026)).missingYear).toBeNull();
    // From 8 June to 1 November.
    bench.passDays(146);
    expect(await yearOf(bench, 2026)).toMatchObject({ missingYear: 2027 });
    expect(await yearOf(bench, 2027)).toMatchObject({ isPublished: false, days: [] });
    const added = { day: '2027-01-01', kind: 'free', name: '元旦' };
    const { calendar } = dataOf<CalendarChange>(await bench.ask('service', 'calendar/save', { ...added, version: 0 }));
    expect(calendar).toEqual({
      year: 2027,
      isPublished: true,
      days: [{ ...added, by: 'service', byName: '咨询服务岗', version: 1 }],
      missingYear: null,
    });
  });

  test('W3.3: a change recomputes open due days and returns how many moved; the others keep theirs; a second entry replaces the first', async () => {
    const bench = await createBench();
    const before = await bench.rows();
    const open = before.filter(({ status, due }) => isRunning(status) && due >= '2026-06-09');
    expect(open.length).toBeGreaterThan(0);
    const save = (kind: string, version: number) =>
      bench.ask('service', 'calendar/save', { day: '2026-06-09', kind, name: '停电检修', version });
    expect(dataOf<CalendarChange>(await save('free', 0)).moved).toBe(open.length);
    const after = await bench.rows();
    const dueOf = (rows: typeof before) => new Map(rows.map(({ id, due }) => [id, due]));
    const moved = before.filter(({ id, due }) => dueOf(after).get(id) !== due).map(({ id }) => id);
    expect(moved.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    expect((await bench.get(open[0]?.id ?? '')).dueDay.skipped).toContainEqual({
      day: '2026-06-09',
      why: 'office',
      name: '停电检修',
    });
    expect(dataOf<CalendarChange>(await save('worked', 1))).toMatchObject({ moved: open.length });
    const { days } = await yearOf(bench, 2026);
    expect(days.filter(({ by }) => by === 'service')).toEqual([
      { day: '2026-06-09', kind: 'worked', name: '停电检修', by: 'service', byName: '咨询服务岗', version: 2 },
    ]);
    const taken = await bench.ask('service', 'calendar/del', { day: '2026-06-09', version: 2 });
    expect(dataOf<CalendarChange>(taken).moved).toBe(0);
    expect(dueOf(await bench.rows())).toEqual(dueOf(before));
  });

  test('an entry that another person saved or deleted meanwhile is neither replaced nor deleted without being seen', async () => {
    const bench = await createBench();
    const day = '2026-06-09';
    const save = (account: string, name: string, version: number) =>
      bench.ask(account, 'calendar/save', { day, kind: 'free', name, version });
    const del = (version: number) => bench.ask('service2', 'calendar/del', { day, version });
    const nowOf = async () => (await yearOf(bench, 2026)).days.filter((one) => one.day === day);
    const theirs = { day, kind: 'free', name: '停电检修', by: 'service', byName: '咨询服务岗', version: 1 };
    const isTheirs = refused(409, '该日期已由咨询服务岗录入为“放假：停电检修”，请查看后再处理');
    dataOf(await save('service', '停电检修', 0));
    expect([await save('service2', '台风停工', 0), await del(0), await nowOf()]).toEqual([
      isTheirs,
      isTheirs,
      [theirs],
    ]);
    // After a deletion, a new entry for the same day is another one.
    dataOf(await del(1));
    expect(await save('service2', '台风停工', 1)).toEqual(refused(409, '该日期的设置已被删除，请查看后再处理'));
    dataOf(await save('service', '停电检修', 0));
    expect([await save('service2', '台风停工', 1), await nowOf()]).toEqual([isTheirs, [{ ...theirs, version: 2 }]]);
    dataOf(await save('service2', '台风停工', 2));
    expect((await nowOf()).map(({ name, by }) => [name, by])).toEqual([['台风停工', 'service2']]);
  });

  test.each([
    ['a day that does not exist', { day: '2026-02-30' }, '日期不正确'],
    ['a year too far away', { day: '1999-12-31' }, '年份应为2000至2100'],
    ['no name', { name: '  ' }, '请填写名称'],
    ['a name that is too long', { name: '长'.repeat(51) }, '名称不能超过50个字'],
  ])('refuses %s', async (_, wrong, words) => {
    const given = { day: '2026-06-09', kind: 'free', name: '停电检修', version: 0, ...wrong };
    expect(await (await createBench()).ask('service', 'calendar/save', given)).toEqual(refused(400, words));
  });

  test('the published national days cannot be deleted', async () => {
    const bench = await createBench();
    expect(await bench.ask('service', 'calendar/del', { day: '2026-05-01', version: 0 })).toEqual(
      refused(404, '该日期没有本单位的设置'),
    );
    expect(await bench.ask('service', 'calendar/get', { year: 1900 })).toEqual(refused(400, '年份应为2000至2100'));
  });
});

describe('reply templates', () => {
  test('are added, changed and deleted; names are unique; a change on an older version is refused', async () => {
    const bench = await createBench();
    const all = async () => dataOf<ReplyTemplate[]>(await bench.ask('service', 'templates/query'));
    const before = await all();
    const given = { name: '雨天改期', text: '{{咨询人}}，您好！可以改期一次。' };
    const added = dataOf<ReplyTemplate>(await bench.ask('service', 'templates/add', given));
    expect(await all()).toEqual([...before, { ...given, id: String(before.length + 1), version: 1 }]);
    expect(await bench.ask('service', 'templates/add', { ...given, name: ' 雨天改期 ' })).toEqual(
      refused(400, '同名模板已存在'),
    );
    const changed = { ...added, text: '可以改期。' };
    dataOf(await bench.ask('service2', 'templates/update', changed));
    expect(await bench.ask('service', 'templates/update', changed)).toEqual(
      refused(409, '模板已被他人修改，请刷新后重试'),
    );
    dataOf(await bench.ask('service', 'templates/del', { id: added.id }));
    expect(await all()).toEqual(before);
    expect(await bench.ask('service', 'templates/del', { id: added.id })).toEqual(refused(404, '模板不存在或已被删除'));
    expect(await bench.ask('service', 'templates/add', { name: '', text: 'x' })).toEqual(
      refused(400, '请填写模板名称'),
    );
    expect(await bench.ask('service', 'templates/add', { name: 'x', text: ' ' })).toEqual(
      refused(400, '请填写模板内容'),
    );
  });
});
