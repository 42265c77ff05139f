import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { OwnSheet, Review, SheetContent } from '#src/domain/scoring/review.ts';
import { createBench, filled } from '#tests/mocks/scoring/panel.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';

const time = '2026-06-08 10:00:00';
const whose = 'expert2';
const one: SheetContent = { marks: { A1: { points: 2, comment: '', files: [] } }, vetoes: [] };

/** A panel, and the picture of a sheet that `expert2` filled in on paper. */
async function given() {
  const bench = await createBench();
  const review = await bench.appoint();
  const { id, template } = review;
  const scan = await bench.upload('auditor');
  const paper = { id, account: whose, version: 1, ...filled(template, 0.75), scans: [scan] };
  const read = async (account = 'auditor', about = whose) => bench.ask(account, 'sheet/paper', { id, account: about });
  const enter = (over: object = {}, account = 'auditor') => bench.ask(account, 'sheet/enter', { ...paper, ...over });
  const user = async (name: string, over: object) => {
    const { list } = dataOf<{ list: { id: string; version: number; name1: string; roleId: string }[] }>(
      await bench.call('admin', '/sys/user/query', { pageNum: 1, pageSize: 20, keyword: name }),
    );
    const found = list[0] as (typeof list)[number];
    const { id: number, version, name1, roleId } = found;
    dataOf(
      await bench.call('admin', '/sys/user/update', { id: number, version, account: name, name1, roleId, ...over }),
    );
  };
  return { bench, review, id, template, scan, paper, read, enter, user, name: nameIn(review, whose) };
}

const nameIn = ({ members }: Review, account: string): string =>
  members.find((member) => member.account === account)?.name ?? '';

describe('W1.14: a sheet that was filled in on paper', () => {
  test('is entered by the chair, marked with the chair, the time and the scan, and locked', async () => {
    const { bench, id, enter, scan, read, name, template } = await given();
    const before = dataOf<OwnSheet>(await read());
    expect([before.name, before.state, before.marked, before.marks, before.entered]).toEqual([
      name,
      'notStarted',
      0,
      {},
      null,
    ]);
    const entered = { by: 'auditor', name: expect.any(String) as string, time, scans: [scan] };
    const locked = dataOf<OwnSheet>(await enter());
    expect(locked).toMatchObject({ ...filled(template, 0.75), state: 'submitted', submittedTime: time, entered });
    const { sheets, events } = await bench.review(id);
    expect(sheets).toMatchObject([{ id: whose, name, submittedTime: time, entered }]);
    expect(events.at(-1)).toEqual({ time, by: 'auditor', what: 'entered', about: whose, reason: null });
    // Its expert sees the mark, in the sheet and in its submitted version, and cannot edit it any more.
    expect(await bench.sheet(id, whose)).toMatchObject({
      state: 'submitted',
      entered,
      submissions: [{ ...filled(template, 0.75), time, entered }],
    });
    expect(await bench.write('save', id, whose, one)).toEqual(refused(400, '评分表已提交，不能修改'));
  });

  test('is logged by the name of the base, without points', async () => {
    const { bench, review, enter } = await given();
    await enter({ scans: [] });
    await enter();
    const { list } = dataOf<{ list: LogEntry[] }>(
      await bench.call('admin', '/sys/log/query', { pageNum: 1, pageSize: 5, account: 'auditor', type: 'operation' }),
    );
    expect(
      list.slice(0, 2).map(({ action, object, result, before, after }) => [action, object, result, before, after]),
    ).toEqual([
      ['enter', review.title, 'success', null, null],
      ['enter', review.title, 'refused', null, null],
    ]);
  });

  test.each([
    ['without a scan', { scans: [] }, /^请附上纸质评分表的扫描件或照片$/],
    ['with a scan that was not uploaded', { scans: ['F99'] }, /^扫描件不存在，请重新上传$/],
    ['with the same scan twice', { scans: ['F1', 'F1'] }, /^扫描件重复$/],
    ['with too many scans', { scans: Array.from({ length: 21 }, (_, index) => `F${index}`) }, /^扫描件不能超过20张$/],
    ['while something is missing', { marks: {} }, /^还有\d+处未完成：/],
    ['with invalid points', { marks: { A1: { points: 1.3, comment: '', files: [] } } }, /^A1 .*0.5的倍数$/],
    ['with an unknown veto', { vetoes: ['V9'] }, /^评分表没有一票否决条件：V9$/],
    ['for an expert outside the panel', { account: 'editor' }, /^该专家不在评审组中$/],
    ['for oneself', { account: 'auditor' }, /^本人的评分表请在评分页面填写$/],
    ['for a missing review', { id: '9999' }, /^评审不存在$/],
  ])('is refused %s, and nothing changes', async (_, over, words) => {
    const { bench, id, enter } = await given();
    const { rMsg } = (await enter(over)).body as { rMsg: string };
    expect(rMsg).toMatch(words);
    expect([(await bench.review(id)).sheets, (await bench.sheet(id, whose)).version]).toEqual([[], 1]);
  });

  test('is refused for an expert who could not submit it: recused, replaced, or the review has ended', async () => {
    const { bench, id, enter, name, review } = await given();
    dataOf(await bench.ask(whose, 'sheet/recuse', { id, reason: '亲属任职' }));
    expect(await enter()).toEqual(refused(400, `${name}已回避，不能录入其评分表`));
    dataOf(await bench.ask('auditor', 'replace', { id, account: 'expert3', reason: '出差' }));
    const third = nameIn(review, 'expert3');
    expect(await enter({ account: 'expert3' })).toEqual(refused(400, `${third}已被更换，不能录入其评分表`));
    dataOf(await bench.ask('auditor', 'return', { id, reason: '材料不全' }));
    expect(await enter({ account: 'expert4' })).toEqual(refused(400, '评审已结束，不再需要评分表'));
  });

  test('W1.2: is refused for an expert in conflict, before anything is typed', async () => {
    const { enter, read, user, name } = await given();
    await user(whose, { base: 'GXP009' });
    const conflict = refused(400, `${name}与评审对象有利益关系，不能录入其评分表`);
    expect([await read(), await enter()]).toEqual([conflict, conflict]);
  });

  test('is refused for an expert whose account is disabled', async () => {
    const { bench, enter, read, name } = await given();
    const { list } = dataOf<{ list: { id: string }[] }>(
      await bench.call('admin', '/sys/user/query', { pageNum: 1, pageSize: 20, keyword: whose }),
    );
    dataOf(await bench.call('admin', '/sys/user/enable', { id: list[0]?.id, on: false }));
    const disabled = refused(400, `${name}的账号已停用，不能录入其评分表`);
    expect([await read(), await enter()]).toEqual([disabled, disabled]);
  });

  test('is refused for an expert who has lost the right to score', async () => {
    const { bench, enter, read, name } = await given();
    const role = { id: '5', roleName: '评审专家', moduleInfoList: [{ modulePath: '/home/baseResourcesScore' }] };
    dataOf(await bench.call('admin', '/sys/role/update', role));
    const lost = refused(400, `${name}没有专家评分权限，不能录入其评分表`);
    expect([await read(), await enter()]).toEqual([lost, lost]);
  });

  test('is refused with the current state when its expert has typed something meanwhile', async () => {
    const { bench, id, enter, read, name, template } = await given();
    dataOf(await bench.write('save', id, whose, one));
    const all = template.groups.flatMap(({ criteria }) => criteria).length;
    expect(await enter()).toEqual(refused(409, `${name}的评分表刚有变动：本人已评1/${all}项，请核对后再提交`));
    // The chair may not see the text of the expert.
    const now = dataOf<OwnSheet>(await read());
    expect([now.state, now.marked, now.marks, now.keptTime, now.version]).toEqual(['begun', 1, {}, null, 2]);
    expect(dataOf<OwnSheet>(await enter({ version: 2 })).state).toBe('submitted');
  });

  test('is refused with the name of its expert or of the chair who submitted it first', async () => {
    const { bench, id, enter, name, template, review, paper } = await given();
    dataOf(await bench.write('submit', id, whose, filled(template, 0.8)));
    expect(await enter()).toEqual(refused(400, `${name}已于${time}自行提交评分表`));
    dataOf(await enter({ account: 'expert3' }));
    const { name: by } = dataOf<{ entered: { name: string } }>(
      await bench.ask('auditor', 'sheet/paper', { id, account: 'expert3' }),
    ).entered;
    expect(await enter({ account: 'expert3' })).toEqual(
      refused(400, `${nameIn(review, 'expert3')}的评分表已由${by}于${time}录入`),
    );
    expect(paper.version).toBe(1);
  });

  test('needs the right to run panels', async () => {
    const { enter, read } = await given();
    const denied = refused(403, '没有操作权限：/home/baseResourcesApplication_edit', 403);
    expect([await read('expert'), await enter({}, 'expert')]).toEqual([denied, denied]);
  });

  test('W1.8: a reopened sheet starts from what was entered, for its expert and for the chair', async () => {
    const { bench, id, enter, read, scan, template } = await given();
    await enter();
    dataOf(await bench.ask('auditor', 'reopen', { id, account: whose, reason: '录入有误' }));
    const { state, entered, marks, submissions, version } = dataOf<OwnSheet>(await read());
    expect([state, entered, marks, submissions.at(-1)?.entered?.scans]).toEqual([
      'begun',
      null,
      filled(template, 0.75).marks,
      [scan],
    ]);
    dataOf(await enter({ version, ...filled(template, 0.7) }));
    const again = await bench.sheet(id, whose);
    expect(again.submissions.map((past) => past.entered?.by)).toEqual(['auditor', 'auditor']);
  });
});
