import { describe, expect, test } from 'vitest';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { Option } from '#src/domain/content/option.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import { type DeskCounts, type DeskShow, deskShows } from '#src/domain/scoring/desk.ts';
import type { PanelOffer } from '#src/domain/scoring/panel.ts';
import type { Review, ReviewRow, Subject } from '#src/domain/scoring/review.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import { accountCollection } from '#mocks/store/collections.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';
import { base, createBench, due, experts, filled } from '#tests/mocks/scoring/panel.ts';

const ended = refused(400, '评审已结束');
const even = { expert: 0.8, expert2: 0.82, expert3: 0.84, expert4: 0.86, expert5: 0.88 };
const far = { ...even, expert5: 0.5 };
const candidatesOf = ({ candidates }: PanelOffer) => candidates.map(({ account }) => account);
const application = (id: string) => ({ path: '/home/baseResourcesApplication', id }) as const;

async function scored(shares: Readonly<Record<string, number>>, request = {}) {
  const bench = await createBench();
  const opened = await bench.appoint({ experts: Object.keys(shares), ...request });
  await bench.submitAll(opened, shares);
  const { id } = opened;
  const step = (name: string, body: object = {}) => bench.ask('auditor', name, { id, ...body });
  return { bench, id, template: opened.template, step, review: () => bench.review(id) };
}

describe('appointing a panel (decision 036)', () => {
  test('opens a review on the template in force and reports each expert’s state', async () => {
    const bench = await createBench();
    const review = await bench.appoint();
    expect(review).toMatchObject({
      subject: base,
      kind: 'scienceBase',
      status: 'scoring',
      due,
      submitted: 0,
      expected: 5,
    });
    expect([review.template.kind, review.template.status]).toEqual(['scienceBase', 'inForce']);
    expect(review.members.map(({ account, state }) => [account, state])).toEqual(
      experts.map((account) => [account, 'notStarted']),
    );
    expect(review.events.map(({ what, about, by }) => [what, about, by])).toEqual(
      experts.map((account) => ['appointed', account, 'auditor']),
    );
  });

  test.each([
    ['nobody', { experts: [] }, '请至少指派一名专家'],
    ['the same expert twice', { experts: ['expert', 'expert'] }, '同一专家不能重复指派'],
    ['an unknown account', { experts: ['ghost'] }, '专家账号不存在：ghost'],
    ['an account without the right', { experts: ['viewer'] }, '信息统计科没有专家评分权限，不能指派'],
    ['a disabled account', { experts: ['locked'] }, '停用账号的账号已停用，不能指派'],
    ['a day in the past', { due: '2026-06-07' }, '截止日期不能早于今天'],
    ['an invalid day', { due: '2026-02-31' }, '截止日期格式不正确'],
    ['an unknown base', { subject: { ...base, id: 'GXP999' } }, '评审对象不存在或已被删除'],
  ])('is refused with %s', async (_, wrong, words) => {
    const bench = await createBench();
    expect(await bench.ask('auditor', 'appoint', { subject: base, due, experts, ...wrong })).toMatchObject({
      body: { success: false, rMsg: words },
    });
  });

  test('W1.2: experts who belong to the base or created the subject are neither offered nor accepted', async () => {
    const bench = await createBench();
    const own = { ...base, id: 'GXP006' };
    const names = async (subject: Subject) => candidatesOf(await bench.offer(subject));
    expect((await names(own)).slice(0, 5)).toEqual(['expert2', 'expert3', 'expert4', 'expert5', 'admin']);
    expect(await bench.ask('auditor', 'appoint', { subject: own, due, experts })).toEqual(
      refused(400, '自然教育专家岗与评审对象有利益关系，不能指派'),
    );
    // The editor created the application, and could score it otherwise.
    expect(await names(base)).toContain('editor');
    expect(await names(application('SQ005'))).not.toContain('editor');
    expect(await bench.ask('auditor', 'appoint', { subject: application('SQ005'), due, experts: ['editor'] })).toEqual(
      refused(400, '科普宣传科与评审对象有利益关系，不能指派'),
    );
    // Disabled accounts, accounts without the right and members of the panel are not offered either.
    const { length } = (await names(base)).filter((account) => ['viewer', 'nobody', 'locked'].includes(account));
    await bench.appoint({ experts: ['expert'] });
    expect([length, (await names(base)).includes('expert')]).toEqual([0, false]);
  });

  test('the offer has the facts about each expert, the template, the usual due day and the last panel', async () => {
    const bench = await createBench();
    const before = await bench.offer();
    const [opened, factsOf] = [
      await bench.appoint({ due: '2026-06-15', experts: ['expert', 'expert2'] }),
      ({ candidates }: PanelOffer) => candidates.find(({ account }) => account === 'expert3'),
    ];
    await bench.ask('auditor', 'replace', { id: opened.id, account: 'expert2', by: 'expert3', reason: '出差' });
    const search = { pageNum: 1, pageSize: 50, type: 'scienceBase' };
    const { list } = dataOf<ListPage<ContentRecord>>(await bench.call('auditor', `${base.path}/query`, search));
    const other = { ...base, id: list.find(({ id }) => id !== base.id)?.id ?? '' };
    const after = await bench.offer(other);
    const [first] = before.candidates;
    expect(first).toEqual({
      account: 'expert',
      name: '自然教育专家岗',
      roleName: '评审专家',
      kinds: expect.arrayContaining(['forestWellness']) as string[],
      baseName: expect.stringMatching(/./) as string,
      area: expect.stringMatching(/市$/) as string,
      openSheets: expect.any(Number) as number,
      runsPanels: false,
    });
    expect(before.template).toEqual({ name: opened.template.name, number: opened.template.number, experts: 5 });
    expect((factsOf(after)?.openSheets ?? 0) - (factsOf(before)?.openSheets ?? 0)).toEqual(1);
    expect(after.last).toEqual({
      title: opened.title,
      day: '2026-06-08',
      experts: [
        { account: 'expert', name: '自然教育专家岗' },
        { account: 'expert3', name: '植物资源专家岗' },
      ],
    });
    expect(after.due).toEqual('2026-06-15');
  });

  test('W1.2: a chair in conflict neither appoints nor runs the panel, and sees none of its scores', async () => {
    const words = '您与评审对象有利益关系，评审由其他评审组长办理';
    const bench = await createBench();
    const subject = application('SQ005');
    // The editor created it; the administrator belongs to no base and created nothing.
    expect(await bench.ask('editor', 'candidates', subject)).toEqual(refused(400, words));
    expect(await bench.ask('editor', 'appoint', { subject, due, experts })).toEqual(refused(400, words));
    expect(await bench.call('editor', `${subject.path}/return`, { id: subject.id, reason: '不全' })).toEqual(
      refused(400, words),
    );
    const opened = await bench.appoint({ subject });
    await bench.submitAll(opened, even);
    const { id } = opened;
    const bodies: Readonly<Record<string, object>> = {
      change: { due: '2026-06-25', add: [] },
      replace: { account: 'expert', by: 'admin', reason: '更换' },
      remind: { account: 'expert' },
      reopen: { account: 'expert', reason: '请核对' },
      keep: { account: 'expert', reason: '保留' },
      pass: {},
      return: { reason: '退回' },
      'sheet/paper': { account: 'expert' },
      'sheet/enter': { account: 'expert', version: 1, ...filled(opened.template, 0.5), scans: ['F1'] },
    };
    for (const [step, body] of Object.entries(bodies))
      expect([step, await bench.ask('editor', step, { id, ...body })]).toEqual([step, refused(400, words)]);
    const seen = async (account: string) => {
      const { isChair, isBarred, mean, sheets } = await bench.review(id, account);
      const { list } = dataOf<ListPage<ReviewRow>>(
        await bench.ask(account, 'query', { pageNum: 1, pageSize: 100, show: 'decide' }),
      );
      const record = dataOf<ContentRecord>(await bench.call(account, `${subject.path}/get`, { id: subject.id }));
      const decides = list.some((row) => row.id === id);
      return { isChair, isBarred, mean, sheets: sheets?.length, decides, ownReview: record.ownReview };
    };
    expect([await seen('editor'), await seen('auditor')]).toEqual([
      {
        isChair: false,
        isBarred: true,
        mean: null,
        sheets: undefined,
        decides: false,
        ownReview: { toScore: null, isBarred: true },
      },
      { isChair: true, isBarred: false, mean: 84.67, sheets: 5, decides: true, ownReview: undefined },
    ]);
    dataOf(await bench.ask('auditor', 'pass', { id }));
  });

  test('W1.2: a chair whose account belongs to the base is also in conflict with it', async () => {
    const bench = await createBench();
    const { id } = await bench.appoint({ experts: ['expert'] });
    await bench.store.transaction(async (tx) => {
      const row = await tx.get(accountCollection, 'auditor');
      if (row) await tx.put(accountCollection, { ...row, base: base.id });
    });
    const words = refused(400, '您与评审对象有利益关系，评审由其他评审组长办理');
    expect(await bench.ask('auditor', 'remind', { id, account: 'expert' })).toEqual(words);
    expect((await bench.review(id, 'auditor')).isBarred).toBe(true);
  });

  test('W1.2: the applicant of a base stays in conflict with it when it is online', async () => {
    const bench = await createBench();
    const online = await bench.call('admin', '/home/baseResourcesApplication/line', { id: 'SQ017' });
    const { name, createdBy } = dataOf<Record<'name' | 'createdBy', string>>(online);
    const query = { pageNum: 1, pageSize: 5, keyword: name };
    const { list } = dataOf<{ list: { id: string }[] }>(await bench.call('admin', '/home/baseResources/query', query));
    const subject = { ...base, id: list[0]?.id ?? '' };
    const names = candidatesOf(await bench.offer(subject));
    expect([createdBy, names.includes('editor'), names.includes('admin')]).toEqual(['editor', false, true]);
    expect(await bench.ask('auditor', 'appoint', { subject, due, experts: ['editor'] })).toEqual(
      refused(400, '科普宣传科与评审对象有利益关系，不能指派'),
    );
  });

  test('W1.1: an account that could see a sheet is neither offered nor accepted any more, even after the sheet was reopened', async () => {
    const bench = await createBench();
    const { id, template } = await bench.appoint({ experts: ['expert', 'expert2'] });
    const names = async () => candidatesOf(await bench.offer());
    // They run panels, and could score as long as there is nothing to see.
    const chairs = ['admin', 'editor'];
    expect((await names()).filter((account) => chairs.includes(account))).toEqual(chairs);
    dataOf(await bench.write('submit', id, 'expert', filled(template, 0.8)));
    expect(await names()).toEqual(['expert3', 'expert4', 'expert5']);
    dataOf(await bench.ask('auditor', 'reopen', { id, account: 'expert', reason: '请核对' }));
    expect(await names()).toEqual(['expert3', 'expert4', 'expert5']);
    const seen = refused(400, '科普宣传科可以看到其他专家的评分，不能再参与评分');
    expect(await bench.ask('auditor', 'change', { id, due, add: ['editor'] })).toEqual(seen);
    expect(await bench.ask('auditor', 'replace', { id, account: 'expert2', by: 'editor', reason: '更换' })).toEqual(
      seen,
    );
  });

  test('is refused while the subject is already under review', async () => {
    const bench = await createBench();
    await bench.appoint();
    expect(await bench.ask('auditor', 'appoint', { subject: base, due, experts })).toEqual(
      refused(400, '该对象正在评审中'),
    );
  });

  test('of an application requires a submitted one, which is then being scored', async () => {
    const bench = await createBench();
    const subject = application('SQ005');
    await bench.appoint({ subject });
    const record = await bench.call('admin', `${subject.path}/get`, { id: subject.id });
    expect(dataOf<{ status: string }>(record).status).toBe('scoring');
    expect(await bench.ask('auditor', 'appoint', { subject: application('SQ001'), due, experts })).toEqual(
      refused(400, '申报尚未提交，不能组建评审组'),
    );
  });

  test('W1.16: a review stays on its template when another version comes into force, and the sheet reports it', async () => {
    const bench = await createBench();
    const { id, template } = await bench.appoint();
    const copy = await bench.call('admin', '/set/masterplate/add', { ...template });
    const { id: next } = dataOf<TemplateVersion>(copy);
    dataOf(await bench.call('admin', '/set/masterplate/enforce', { id: next, version: 1 }));
    const sheet = await bench.sheet(id, 'expert');
    expect([sheet.template.id, sheet.isTemplateOutdated]).toEqual([template.id, true]);
    expect((await bench.appoint({ subject: { ...base, id: 'GXP023' } })).template.id).toBe(next);
    const versions = dataOf<TemplateVersion[]>(await bench.call('admin', '/set/masterplate/query', {}));
    expect(versions.find((one) => one.id === next)?.sheets).toBe(5);
  });
});

describe('a panel that changes', () => {
  test('gets another due day and more experts, and the events list each change', async () => {
    const bench = await createBench();
    const { id } = await bench.appoint({ experts: ['expert'] });
    const change = { id, due: '2026-06-25', add: ['expert2'] };
    const review = dataOf<Review>(await bench.ask('auditor', 'change', change));
    expect([review.due, review.members.map(({ account }) => account)]).toEqual(['2026-06-25', ['expert', 'expert2']]);
    expect(review.events.slice(1).map(({ what, about, reason }) => [what, about, reason])).toEqual([
      ['dueChanged', null, '2026-06-25'],
      ['appointed', 'expert2', null],
    ]);
    // The experts who have to meet the new due day see it in the events.
    const seen = dataOf<Review>(await bench.ask('expert2', 'get', { id })).events;
    expect(seen.find(({ what }) => what === 'dueChanged')?.reason).toBe('2026-06-25');
    expect(await bench.ask('auditor', 'change', change)).toEqual(refused(400, '森林康养专家岗已在评审组中'));
    expect(await bench.ask('auditor', 'change', { ...change, due: '2026-06-01', add: [] })).toEqual(
      refused(400, '截止日期不能早于今天'),
    );
  });

  test('W1.3: the sheet of a recused expert does not count, and the expert gets a successor', async () => {
    const bench = await createBench();
    const { id } = await bench.appoint({ experts: ['expert', 'expert2'] });
    await bench.ask('expert', 'sheet/recuse', { id, reason: '亲属任职' });
    const { expected, members } = await bench.review(id);
    expect([expected, members[0]?.state, members[0]?.reason]).toEqual([1, 'recused', '亲属任职']);
    const replace = { id, account: 'expert', reason: '回避' };
    expect(await bench.ask('auditor', 'replace', replace)).toEqual(refused(400, '请选择接替的专家'));
    const after = dataOf<Review>(await bench.ask('auditor', 'replace', { ...replace, by: 'expert3' }));
    expect(after.members.map(({ account, state }) => [account, state])).toEqual([
      ['expert', 'recused'],
      ['expert2', 'notStarted'],
      ['expert3', 'notStarted'],
    ]);
  });

  test('a disabled expert is shown to the chair as disabled, gets no reminder and can be replaced; one who has submitted cannot', async () => {
    const bench = await createBench();
    const { id, template } = await bench.appoint({ experts: ['expert', 'expert2'] });
    await bench.write('submit', id, 'expert2', filled(template, 0.8));
    await bench.sheet(id, 'expert');
    const users = await bench.call('admin', '/sys/user/query', { pageNum: 1, pageSize: 20, keyword: '自然教育专家岗' });
    const [user] = dataOf<{ list: { id: string }[] }>(users).list;
    dataOf(await bench.call('admin', '/sys/user/enable', { id: user?.id, on: false }));
    expect(await bench.ask('expert', 'sheet/get', { id })).toMatchObject({ body: { rCode: 201 } });
    const unfit = async (account: string) => (await bench.review(id, account)).members.map((member) => member.unfit);
    expect([await unfit('auditor'), await unfit('expert2')]).toEqual([
      ['disabled', null],
      [null, null],
    ]);
    expect(await bench.ask('auditor', 'remind', { id, account: 'expert' })).toEqual(
      refused(400, '自然教育专家岗的账号已停用，请更换专家'),
    );
    const gone = { id, account: 'expert', by: 'expert3', reason: '账号停用' };
    const { members } = dataOf<Review>(await bench.ask('auditor', 'replace', gone));
    expect(members.map(({ account, state }) => [account, state])).toEqual([
      ['expert', 'replaced'],
      ['expert2', 'submitted'],
      ['expert3', 'notStarted'],
    ]);
    expect(await bench.ask('auditor', 'replace', { ...gone, account: 'expert2', by: 'expert4' })).toEqual(
      refused(400, '该专家已提交或已退出，不能更换'),
    );
  });

  test.each([
    ['conflict', { base: base.id }, '自然教育专家岗与评审对象有利益关系，请更换专家'],
    ['noRight', { roleId: '3' }, '自然教育专家岗没有专家评分权限，请更换专家'],
  ] as const)('reports that an expert can no longer score: %s', async (unfit, change, words) => {
    const bench = await createBench();
    const { id } = await bench.appoint({ experts: ['expert', 'expert2'] });
    await bench.store.transaction(async (tx) => {
      const row = await tx.get(accountCollection, 'expert');
      if (row) await tx.put(accountCollection, { ...row, ...change });
    });
    const { members } = await bench.review(id);
    expect(members.map((member) => member.unfit)).toEqual([unfit, null]);
    expect(await bench.ask('auditor', 'remind', { id, account: 'expert' })).toEqual(refused(400, words));
  });

  test('reminds the experts whose sheets are missing', async () => {
    const { bench, id } = await scored({ expert: 0.8 });
    expect(await bench.ask('auditor', 'remind', { id, account: 'expert' })).toEqual(
      refused(400, '该专家没有待提交的评分表，无需催办'),
    );
    dataOf(await bench.ask('auditor', 'change', { id, due, add: ['expert2'] }));
    const { members } = dataOf<Review>(await bench.ask('auditor', 'remind', { id, account: 'expert2' }));
    expect(members[1]?.remindedTime).toBe('2026-06-08 10:00:00');
  });
});

describe('the result (decision 036)', () => {
  test('fewer than three sheets give no final result', async () => {
    const { step, review } = await scored({ expert: 0.8, expert2: 0.9 });
    expect((await review()).mean).toBe(null);
    expect(await step('pass')).toEqual(refused(400, '已提交的评分表不足3份，结果尚未形成，不能通过'));
  });

  test('the mean of equal sheets is exactly their total', async () => {
    const { review } = await scored({ expert: 1, expert2: 1, expert3: 1, expert4: 1, expert5: 1 });
    const { mean, grade } = await review();
    expect([mean, grade]).toEqual([100, '优秀（示范）']);
  });

  test('a veto with full points cannot pass, only be returned', async () => {
    const { bench, id, template, step, review } = await scored({ expert: 1, expert2: 1 });
    await step('change', { due, add: ['expert3'] });
    await bench.write('submit', id, 'expert3', { ...filled(template, 1), vetoes: ['V1'] });
    const { mean, grade, fails } = await review();
    expect([mean, grade, fails]).toEqual([100, null, true]);
    expect(await step('pass')).toEqual(refused(400, '存在一票否决或低于分组下限的情况，不能通过，只能退回'));
    expect(dataOf<Review>(await step('return', { reason: '存在一票否决项' })).status).toBe('returned');
  });

  test('W1.11: a flagged sheet needs a decision of the chair before the result passes', async () => {
    const { step, review } = await scored(far);
    const open = refused(400, '有偏离的评分表尚无组长意见，不能通过');
    expect(await step('pass')).toEqual(open);
    expect(await step('keep', { account: 'expert', reason: '合理' })).toEqual(
      refused(400, '该评分表没有偏离标记，无需说明'),
    );
    expect(await step('keep', { account: 'expert5', reason: ' ' })).toEqual(refused(400, '请填写原因'));
    dataOf(await step('keep', { account: 'expert5', reason: '理由充分' }));
    expect((await review()).decisions).toEqual([
      { sheet: 'expert5', decision: 'kept', reason: '理由充分', by: 'auditor', time: '2026-06-08 10:00:00' },
    ]);
    expect(dataOf<Review>(await step('pass')).status).toBe('passed');
  });

  test('W1.11: a flagged sheet that was sent back needs a new decision when it is submitted unchanged', async () => {
    const { bench, id, template, step, review } = await scored(far);
    dataOf(await step('reopen', { account: 'expert5', reason: '请核对' }));
    expect((await review()).decisions.map(({ sheet, decision }) => [sheet, decision])).toEqual([
      ['expert5', 'sentBack'],
    ]);
    await bench.write('submit', id, 'expert5', filled(template, 0.5));
    expect((await review()).decisions).toEqual([]);
    expect(await step('pass')).toEqual(refused(400, '有偏离的评分表尚无组长意见，不能通过'));
  });

  test('W1.10: passing closes the sheets that are still open', async () => {
    const { bench, id, step } = await scored({ expert: 0.8, expert2: 0.82, expert3: 0.84 });
    await step('change', { due, add: ['expert4'] });
    await bench.write('save', id, 'expert4', { marks: { A1: { points: 1, comment: '', files: [] } }, vetoes: [] });
    const { members } = dataOf<Review>(await step('pass'));
    expect(members[3]).toMatchObject({ account: 'expert4', state: 'closed', marked: 1 });
    const sheet = await bench.sheet(id, 'expert4');
    expect([sheet.state, sheet.marks['A1']?.points]).toEqual(['closed', 1]);
    expect(await bench.write('save', id, 'expert4', { marks: {}, vetoes: [] })).toEqual(
      refused(400, '评审已结束，不再需要评分'),
    );
  });

  test('W1.9: a passed result is a snapshot; a reopened sheet does not change it until the review passes again', async () => {
    const { bench, id, template, step, review } = await scored(even);
    const passed = dataOf<Review>(await step('pass'));
    expect(passed.passed?.sheets.map(({ id: account }) => account)).toEqual(experts);
    dataOf(await step('reopen', { account: 'expert3', reason: '公示有反映' }));
    const opened = await review();
    expect([opened.status, opened.reopenedSince, opened.mean, opened.passed]).toEqual([
      'passed',
      true,
      passed.mean,
      passed.passed,
    ]);
    await bench.write('submit', id, 'expert3', filled(template, 0.95));
    expect((await review()).mean).toBe(passed.mean);
    bench.pass(60_000);
    const second = dataOf<Review>(await step('pass'));
    expect([second.reopenedSince, second.passed?.time, second.mean === passed.mean]).toEqual([
      false,
      '2026-06-08 10:01:00',
      false,
    ]);
    expect(await step('pass')).toEqual(ended);
  });

  test('W1.9: a review that fails after it was reopened does not pass again and keeps its result', async () => {
    const { bench, id, template, step, review } = await scored(even);
    const passed = dataOf<Review>(await step('pass'));
    dataOf(await step('reopen', { account: 'expert3', reason: '公示有反映' }));
    await bench.write('submit', id, 'expert3', { ...filled(template, 0.8), vetoes: ['V1'] });
    expect(await step('pass')).toEqual(refused(400, '存在一票否决或低于分组下限的情况，不能再次通过，原结果仍然有效'));
    expect((await review()).passed).toEqual(passed.passed);
    dataOf(await step('reopen', { account: 'expert3', reason: '请核对一票否决项' }));
    await bench.write('submit', id, 'expert3', filled(template, 0.8));
    expect(dataOf<Review>(await step('pass')).reopenedSince).toBe(false);
  });

  test('W1.9: a passed result keeps the chair’s decisions, also when a flagged sheet is reopened', async () => {
    const { step, review } = await scored(far);
    dataOf(await step('keep', { account: 'expert5', reason: '理由充分' }));
    const { passed, decisions } = dataOf<Review>(await step('pass'));
    expect([passed?.decisions, decisions.length]).toEqual([decisions, 1]);
    dataOf(await step('reopen', { account: 'expert5', reason: '公示有反映' }));
    const opened = await review();
    expect([opened.passed?.decisions, opened.decisions.map(({ decision }) => decision)]).toEqual([
      decisions,
      ['sentBack'],
    ]);
  });

  test('W1.9: a passed review accepts no other expert and cannot be returned, even with a sheet reopened', async () => {
    const { bench, id, step, review } = await scored({ ...even, expert5: 0.84 });
    dataOf(await step('pass'));
    dataOf(await step('reopen', { account: 'expert', reason: '公示有反映' }));
    expect(await step('return', { reason: '请补充材料' })).toEqual(ended);
    expect(await step('replace', { account: 'expert', reason: '更换' })).toEqual(ended);
    expect(await step('change', { due, add: [] })).toEqual(ended);
    // An expert who cannot continue is recused; the sheets of the others can pass again.
    dataOf(await bench.ask('expert', 'sheet/recuse', { id, reason: '调离' }));
    expect((await review()).passed?.sheets.length).toBe(5);
    expect(dataOf<Review>(await step('pass')).passed?.sheets.length).toBe(4);
  });

  test('an application passes or is returned together with its review', async () => {
    for (const [name, body, status] of [
      ['pass', {}, 'passed'],
      ['return', { reason: '请补充材料' }, 'returned'],
    ] as const) {
      const subject = application('SQ005');
      const { bench, step } = await scored(even, { subject });
      dataOf(await step(name, body));
      const record = await bench.call('admin', `${subject.path}/get`, { id: subject.id });
      expect(dataOf<{ status: string }>(record).status).toBe(status);
    }
  });
});

describe('every step in every state', () => {
  const states = {
    scoring: () => scored(even),
    flagged: () => scored(far),
    passed: async () => {
      const panel = await scored(even);
      dataOf(await panel.step('pass'));
      return panel;
    },
    reopened: async () => {
      const panel = await scored(even);
      dataOf(await panel.step('pass'));
      dataOf(await panel.step('reopen', { account: 'expert', reason: '请核对' }));
      return panel;
    },
    returned: async () => {
      const panel = await scored(even);
      dataOf(await panel.step('return', { reason: '请补充材料' }));
      return panel;
    },
  };
  const reason = '说明';
  const steps: Readonly<Record<string, object>> = {
    change: { due: '2026-06-30', add: [] },
    replace: { account: 'expert', by: 'admin', reason },
    remind: { account: 'expert' },
    reopen: { account: 'expert2', reason },
    keep: { account: 'expert5', reason },
    pass: {},
    return: { reason },
  };
  const possible: Readonly<Record<keyof typeof states, readonly string[]>> = {
    scoring: ['change', 'reopen', 'pass', 'return'],
    flagged: ['change', 'reopen', 'keep', 'return'],
    passed: ['reopen'],
    reopened: ['remind', 'reopen', 'pass'],
    returned: [],
  };

  test.each(Object.entries(states))('of a review that is %s', async (name, enter) => {
    const taken: string[] = [];
    const panel = await enter();
    const setBack = panel.bench.store.remember();
    for (const [step, body] of Object.entries(steps)) {
      setBack();
      const before = await panel.review();
      const { success } = (await panel.step(step, body)).body as { success: boolean };
      if (success) taken.push(step);
      else expect(await panel.review()).toEqual(before);
    }
    expect(taken).toEqual(possible[name as keyof typeof states]);
  });

  test('needs the right to edit applications, and one’s own sheet for each step that shows points', async () => {
    const bench = await createBench();
    const opened = await bench.appoint({ experts: ['expert', 'expert2', 'expert3', 'admin'] });
    const { id } = opened;
    await bench.submitAll(opened, { expert: 0.8, expert2: 0.82, expert3: 0.84 });
    const denied = refused(403, '没有操作权限：/home/baseResourcesApplication_edit', 403);
    for (const [step, body] of Object.entries(steps))
      expect(await bench.ask('expert', step, { id, ...body })).toEqual(denied);
    // An administrator is also a chair, but has to score first.
    for (const step of ['reopen', 'keep', 'pass'])
      expect(await bench.ask('admin', step, { id, ...steps[step] })).toEqual(refused(400, '请先提交本人的评分表'));
  });
});

describe('the desk', () => {
  const page = { pageNum: 1, pageSize: 50 };

  test('shows experts their panels and a chair all panels, by filter', async () => {
    const bench = await createBench();
    const rows = async (account: string, request = {}) =>
      dataOf<{ list: ReviewRow[] }>(await bench.ask(account, 'query', { ...page, ...request })).list;
    const all = await rows('auditor');
    expect((await rows('expert')).every(({ own }) => own !== null)).toBe(true);
    expect((await rows('auditor', { show: 'mine' })).length).toBe(0);
    expect((await rows('auditor', { status: 'returned' })).map(({ status }) => status)).toEqual([
      'returned',
      'returned',
    ]);
    expect((await rows('auditor', { kind: 'twoMountains' })).map(({ kind }) => kind)).toEqual(
      Array(2).fill('twoMountains'),
    );
    expect(
      (await rows('auditor', { keyword: '钦州' })).every(({ area, title }) => `${area}${title}`.includes('钦州')),
    ).toBe(true);
    const means = (await rows('auditor', { orderBy: 'mean', desc: true })).map(({ mean }) => mean);
    const known = means.filter((mean) => mean !== null);
    expect(means).toEqual([...known.toSorted((a, b) => b - a), ...means.slice(known.length)]);
    expect(means.length).toBe(all.length);
    const counts = dataOf<DeskCounts>(await bench.call('auditor', '/home/baseResourcesScore/counts', null));
    const shown = async (show: DeskShow) => [show, (await rows('auditor', { show, pageSize: 200 })).length] as const;
    expect(counts).toEqual(Object.fromEntries(await Promise.all(deskShows.map(shown))));
    // The oldest decision comes first; it is what follows after a decision.
    const waits = (await rows('auditor', { show: 'decide' })).map(({ completeTime }) => completeTime ?? '');
    expect([waits.length > 1, waits]).toEqual([true, waits.toSorted((one, other) => one.localeCompare(other))]);
    expect(await bench.ask('auditor', 'query', { ...page, orderBy: 'secret' })).toEqual(
      refused(400, '不支持的排序字段：secret'),
    );
  });
});

describe('grades of bases (decision 036)', () => {
  type Bench = Awaited<ReturnType<typeof createBench>>;
  const list = async (bench: Bench, account: string, query: object = {}) =>
    dataOf<ListPage<{ id: string; grade: string }>>(
      await bench.call(account, `${base.path}/query`, { pageNum: 1, pageSize: 200, ...query }),
    ).list;
  const gradeSeen = async (bench: Bench, account: string) =>
    (await list(bench, account)).find(({ id }) => id === base.id)?.grade;
  const choices = async (bench: Bench, account: string, keyword = '') =>
    dataOf<Option[]>(await bench.call(account, '/home/baseResourcesScore/grades/options', { keyword })).map(
      ({ name }) => name,
    );

  test('W1.12: the grade of a base is that of its passed result, digit for digit', async () => {
    const { bench, id, step } = await scored(even);
    expect(await gradeSeen(bench, 'editor')).toEqual('');
    dataOf(await step('pass'));
    const { grade } = await bench.review(id);
    expect([grade, await gradeSeen(bench, 'editor')]).toEqual([grade, grade]);
  });

  test.for(['editor', 'expert'])('%s gets the same grade for a base as in its row of the list', async (account) => {
    const bench = await createBench();
    // From graded to ungraded bases.
    const rows = (await list(bench, account, { orderBy: 'grade' })).filter((_, index) => index % 6 === 0);
    expect([rows[0]?.grade, rows.at(-1)?.grade]).toEqual([expect.stringMatching(/./), '']);
    const alone = await Promise.all(
      rows.map(
        async ({ id }) => dataOf<{ grade: string }>(await bench.call(account, `${base.path}/get`, { id })).grade,
      ),
    );
    expect(alone).toEqual(rows.map(({ grade }) => grade));
  });

  test('grades can be filtered and sorted; ungraded bases come last in both directions', async () => {
    const bench = await createBench();
    const all = (await list(bench, 'editor')).map(({ grade }) => grade);
    const offered = await choices(bench, 'editor');
    expect(new Set(offered)).toEqual(new Set(all.filter((grade) => grade !== '')));
    expect(offered.length).toBeGreaterThan(1);
    const [first = ''] = offered;
    expect(await choices(bench, 'editor', first.slice(0, 2))).toContain(first);
    const found = await list(bench, 'editor', { grade: first });
    expect(found.map(({ grade }) => grade)).toEqual(all.filter((grade) => grade === first));
    for (const desc of [false, true]) {
      const sorted = (await list(bench, 'editor', { orderBy: 'grade', desc })).map(({ grade }) => grade);
      const words = sorted.slice(0, sorted.indexOf(''));
      expect([...new Set(words)]).toEqual(desc ? offered.toReversed() : offered);
      expect(new Set(sorted.slice(words.length))).toEqual(new Set(['']));
    }
  });

  test('W1.1: filter, order and list hide an earlier grade of a base from an account that still has to score it', async () => {
    const { bench, step, id } = await scored(even);
    dataOf(await step('pass'));
    const { grade } = await bench.review(id);
    await bench.appoint({ experts: ['expert', 'expert2', 'expert3'] });
    const knows = async (account: string) => (await gradeSeen(bench, account)) === grade;
    expect([await knows('expert'), await knows('expert5'), await knows('auditor')]).toEqual([false, true, true]);
    const filtered = async (account: string) =>
      (await list(bench, account, { grade })).some((row) => row.id === base.id);
    expect([await filtered('expert'), await filtered('expert5')]).toEqual([false, true]);
    const alone = async (account: string) =>
      dataOf<{ grade: string }>(await bench.call(account, `${base.path}/get`, { id: base.id })).grade;
    expect([await alone('expert'), await alone('expert5')]).toEqual(['', grade]);
    const sorted = await list(bench, 'expert', { orderBy: 'grade' });
    expect(sorted.slice(sorted.findIndex((row) => row.grade === '')).some((row) => row.id === base.id)).toBe(true);
  });
});
