import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { OwnSheet, SheetContent } from '#src/domain/scoring/review.ts';
import { totalOf } from '#src/domain/scoring/sheet.ts';
import { createBench, filled } from '#tests/mocks/scoring/panel.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';

const nothing: SheetContent = { marks: {}, vetoes: [] };

async function appointed() {
  const bench = await createBench();
  const review = await bench.appoint();
  return { bench, review, id: review.id, template: review.template };
}

const one = (code: string, points: number, comment = ''): SheetContent => ({
  marks: { [code]: { points, comment, files: [] } },
  vetoes: [],
});

describe('one’s own sheet (decision 036)', () => {
  test('W1.3: is not started, begun, submitted; each save is stored with its time and a version', async () => {
    const { bench, id, template } = await appointed();
    const { template: shown, state, keptTime, version, marks } = await bench.sheet(id, 'expert');
    expect([shown.id, state, keptTime, version, marks]).toEqual([template.id, 'notStarted', null, 1, {}]);
    const saved = dataOf<OwnSheet>(await bench.write('save', id, 'expert', one('A1', 2.5, '权属清楚')));
    expect([saved.state, saved.keptTime, saved.version, saved.marks]).toEqual([
      'begun',
      '2026-06-08 10:00:00',
      2,
      { A1: { points: 2.5, comment: '权属清楚', files: [] } },
    ]);
    const submitted = dataOf<OwnSheet>(await bench.write('submit', id, 'expert', filled(template, 0.8)));
    expect([submitted.state, submitted.submittedTime, submitted.submissions.length]).toEqual([
      'submitted',
      '2026-06-08 10:00:00',
      1,
    ]);
  });

  test('is locked once it is submitted', async () => {
    const { bench, id, template } = await appointed();
    await bench.write('submit', id, 'expert', filled(template, 0.8));
    const locked = refused(400, '评分表已提交，不能修改');
    expect(await bench.write('save', id, 'expert', nothing)).toEqual(locked);
    expect(await bench.write('submit', id, 'expert', filled(template, 0.9))).toEqual(locked);
    expect(await bench.ask('expert', 'sheet/recuse', { id, reason: '亲属在该基地工作' })).toEqual(locked);
  });

  test('W1.4: cannot be submitted while something is missing; 0 points count as points', async () => {
    const { bench, id, template } = await appointed();
    const { A1: _, ...others } = filled(template, 0.8).marks;
    const without = { marks: others, vetoes: [] };
    expect(await bench.write('submit', id, 'expert', without)).toEqual(refused(400, '还有1处未完成：A1未评分'));
    const zero = { ...others, A1: { points: 0, comment: '', files: [] } };
    expect(await bench.write('submit', id, 'expert', { marks: zero, vetoes: [] })).toEqual(
      refused(400, '还有1处未完成：A1缺少意见'),
    );
    const explained = { ...zero, A1: { points: 0, comment: '未见材料', files: [] } };
    const sheet = dataOf<OwnSheet>(await bench.write('submit', id, 'expert', { marks: explained, vetoes: [] }));
    expect(sheet.marks['A1']?.points).toBe(0);
  });

  test.each([
    ['points below 0', one('A1', -0.5), /^A1 .*的分值须在0至[\d.]+之间$/],
    ['points above the maximum', one('A1', 99), /^A1 .*的分值须在0至[\d.]+之间$/],
    ['other steps than 0.5', one('A1', 1.3), /^A1 .*的分值须为0.5的倍数$/],
    ['an unknown criterion', one('Z9', 1), /^评分表没有这一项：Z9$/],
    ['an unknown veto', { marks: {}, vetoes: ['V9'] }, /^评分表没有一票否决条件：V9$/],
    ['a veto twice', { marks: {}, vetoes: ['V1', 'V1'] }, /^一票否决条件重复$/],
    [
      'a file that was not uploaded',
      { marks: { A1: { points: 2, comment: '', files: ['F9'] } }, vetoes: [] },
      /^A1 .*的附件不存在，请重新上传$/,
    ],
  ])('%s are refused by name, and nothing is stored', async (_, content, words) => {
    const { bench, id } = await appointed();
    for (const how of ['save', 'submit'] as const) {
      const { rCode, rMsg } = (await bench.write(how, id, 'expert', content)).body as { rCode: number; rMsg: string };
      expect([rCode, words.test(rMsg)]).toEqual([400, true]);
    }
    expect((await bench.sheet(id, 'expert')).marks).toEqual({});
  });

  test('W1.15: a save on an older version is refused, so that one window does not overwrite another', async () => {
    const { bench, id } = await appointed();
    await bench.write('save', id, 'expert', one('A1', 2));
    expect(await bench.ask('expert', 'sheet/save', { id, version: 1, ...one('A1', 3) })).toEqual(
      refused(409, '评分表已在别处保存，请刷新后重试'),
    );
    expect((await bench.sheet(id, 'expert')).marks['A1']?.points).toBe(2);
  });

  test('is closed to experts of other panels and to the chair', async () => {
    const { bench, id } = await appointed();
    const stranger = refused(400, '您不是该评审组的专家');
    expect(await bench.ask('auditor', 'sheet/get', { id })).toEqual(stranger);
    expect(await bench.ask('admin', 'sheet/save', { id, version: 1, ...nothing })).toEqual(stranger);
    expect(await bench.ask('expert', 'sheet/get', { id: '9999' })).toEqual(refused(404, '评审不存在'));
  });

  test('an expert who loses the right during the review is refused with its name; the sheet is kept', async () => {
    const { bench, id } = await appointed();
    await bench.write('save', id, 'expert', one('A1', 2));
    const role = { id: '5', roleName: '评审专家' };
    const pages = [{ modulePath: '/home/baseResourcesScore' }];
    dataOf(await bench.call('admin', '/sys/role/update', { ...role, moduleInfoList: pages }));
    const denied = refused(403, '没有操作权限：/home/baseResourcesScore_expertscore', 403);
    expect(await bench.write('save', id, 'expert', one('A1', 3))).toEqual(denied);
    expect(await bench.write('submit', id, 'expert', one('A1', 3))).toEqual(denied);
    expect((await bench.sheet(id, 'expert')).marks['A1']?.points).toBe(2);
    // The same right on bases is sufficient.
    const bases = [...pages, { modulePath: '/home/baseResources_expertscore' }];
    dataOf(await bench.call('admin', '/sys/role/update', { ...role, moduleInfoList: bases }));
    dataOf(await bench.write('save', id, 'expert', one('A1', 3)));
  });

  test('W1.2: an expert who gets into a conflict of interest during the review can only be recused', async () => {
    const { bench, id } = await appointed();
    const found = dataOf<{ list: { id: string; version: number; name1: string; roleId: string }[] }>(
      await bench.call('admin', '/sys/user/query', { pageNum: 1, pageSize: 20, keyword: 'expert3' }),
    );
    const { id: user, version, name1, roleId } = found.list[0] ?? { id: '', version: 0, name1: '', roleId: '' };
    const moved = { id: user, version, account: 'expert3', name1, roleId, base: 'GXP009' };
    dataOf(await bench.call('admin', '/sys/user/update', moved));
    expect(await bench.write('save', id, 'expert3', nothing)).toEqual(
      refused(400, '您与评审对象有利益关系，不能评分，请申请回避'),
    );
    expect(await bench.ask('expert3', 'sheet/recuse', { id, reason: ' ' })).toEqual(refused(400, '请填写原因'));
    const recused = dataOf<OwnSheet>(await bench.ask('expert3', 'sheet/recuse', { id, reason: '已调入该基地' }));
    expect(recused.state).toBe('recused');
    expect(await bench.write('save', id, 'expert3', nothing)).toEqual(refused(400, '已回避，不再评分'));
  });

  test('W1.8: a reopened sheet keeps what was submitted and starts from it', async () => {
    const { bench, id, template } = await appointed();
    await bench.write('submit', id, 'expert', filled(template, 0.8));
    bench.pass(60_000);
    dataOf(await bench.ask('auditor', 'reopen', { id, account: 'expert', reason: '请核对B组' }));
    const again = await bench.sheet(id, 'expert');
    expect([again.state, again.submittedTime, again.reopened]).toEqual([
      'begun',
      null,
      { by: 'auditor', reason: '请核对B组', time: '2026-06-08 10:01:00' },
    ]);
    expect(again.marks).toEqual(filled(template, 0.8).marks);
    await bench.write('submit', id, 'expert', filled(template, 0.9));
    const { submissions } = await bench.sheet(id, 'expert');
    expect(submissions.map(({ time, marks }) => [time, totalOf(template, { marks })])).toEqual([
      ['2026-06-08 10:00:00', totalOf(template, filled(template, 0.8))],
      ['2026-06-08 10:01:00', totalOf(template, filled(template, 0.9))],
    ]);
  });
});

test('the log names the base of a recusal, and of a refused one', async () => {
  const bench = await createBench();
  const { id, title } = await bench.appoint();
  await bench.ask('expert', 'sheet/recuse', { id, reason: ' ' });
  await bench.ask('expert', 'sheet/recuse', { id, reason: '亲属任职' });
  const { list } = dataOf<{ list: LogEntry[] }>(
    await bench.call('admin', '/sys/log/query', { pageNum: 1, pageSize: 5, account: 'expert', type: 'operation' }),
  );
  expect(list.slice(0, 2).map(({ action, object, result }) => [action, object, result])).toEqual([
    ['recuse', title, 'success'],
    ['recuse', title, 'refused'],
  ]);
});

test('evidence: an expert may upload a picture, and a sheet references it by its id', async () => {
  const { bench, id } = await appointed();
  const file = await bench.upload('expert');
  const content = { marks: { A1: { points: 2, comment: '', files: [file] } }, vetoes: [] };
  expect(dataOf<OwnSheet>(await bench.write('save', id, 'expert', content)).marks).toEqual(content.marks);
});
