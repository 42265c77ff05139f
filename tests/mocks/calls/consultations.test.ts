import { describe, expect, test } from 'vitest';
import type { ActName } from '#src/domain/consultations/consultation-act.ts';
import { statusAfter } from '#src/domain/consultations/consultation-act.ts';
import {
  type Consultation,
  type ConsultationCounts,
  type ConsultationStatus,
  consultationStatuses,
  isRunning,
  type OwnerChoice,
} from '#src/domain/consultations/consultation.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { excerptOf } from '#mocks/comments/excerpts.ts';
import { accountCollection, consultationCollection } from '#mocks/store/collections.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';
import { createBench } from '#tests/mocks/consultations/bench.ts';

/** The fields of each act besides the version. */
const bodies: Readonly<Record<ActName, object>> = {
  take: {},
  assign: { account: 'service2' },
  reply: { text: '您好！每日8:30开放。' },
  note: { text: '已电话联系。' },
  close: {},
  reopen: { reason: '需补充收费标准' },
};
const acts = Object.keys(bodies) as ActName[];
const words: Readonly<Record<ConsultationStatus, string>> = {
  new: '待处理',
  inProgress: '处理中',
  answered: '已答复',
  closed: '已关闭',
};

const newest = async (bench: Awaited<ReturnType<typeof createBench>>, count: number) =>
  dataOf<{ list: LogEntry[] }>(await bench.call('admin', '/sys/log/query', { pageNum: 1, pageSize: count })).list;

describe('acts on consultations (decision 040)', () => {
  test.each(consultationStatuses.flatMap((status) => acts.map((name) => [name, status] as const)))(
    '%s of a consultation that is %s follows the table or is refused',
    async (name, status) => {
      const bench = await createBench();
      // The owner is neither the actor nor the new owner.
      const before = (await bench.rows({ status })).find(
        ({ owner }) => owner?.account !== 'service2' && owner?.account !== 'admin',
      );
      const answer = await bench.act('admin', name, before?.id ?? '', bodies[name]);
      const after = statusAfter(status, name);
      if (after) expect(dataOf<Consultation>(answer).status).toBe(after);
      else
        expect(answer).toMatchObject({
          body: { rCode: 400, rMsg: expect.stringContaining(`${words[status]}的咨询不能`) },
        });
      expect((await bench.get(before?.id ?? '')).status).toBe(after ?? status);
    },
  );

  test('W3.6: the clock stops at the answer; a consultation that is sent back starts a new period, and the first delay is kept', async () => {
    const bench = await createBench();
    const { id, lateDays } = await bench.one('inProgress', { due: 'overdue' });
    expect(lateDays).toBeGreaterThan(0);
    const answered = dataOf<Consultation>(await bench.act('service', 'reply', id, bodies.reply));
    bench.passDays(10);
    expect(await bench.get(id)).toMatchObject({ lateDays, isOverdue: false, periods: answered.periods });
    const reopened = dataOf<Consultation>(await bench.act('service', 'reopen', id, bodies.reopen));
    // Received on Thursday 18 June: Friday to Sunday are the Dragon Boat festival.
    expect(reopened.periods).toEqual([
      answered.periods[0],
      { from: '2026-06-18 10:00:00', due: '2026-06-26', answeredTime: null, lateDays: 0 },
    ]);
    expect(reopened).toMatchObject({ status: 'inProgress', due: '2026-06-26', lateDays, isOverdue: false });
    // The following Monday.
    bench.passDays(11);
    expect(await bench.get(id)).toMatchObject({ isOverdue: true, lateDays: lateDays + 1 });
  });

  test('W3.7: a closed consultation keeps its delay', async () => {
    const bench = await createBench();
    const late = (await bench.rows({ status: 'closed' })).find(({ lateDays }) => lateDays > 0);
    bench.passDays(30);
    const now = await bench.get(late?.id ?? '');
    expect([now.lateDays, now.isOverdue]).toEqual([late?.lateDays, false]);
  });

  test('the seed has consultations that were late over the working Saturday of May 2026', async () => {
    const bench = await createBench();
    const over = (await bench.rows({ from: '2026-04-28', to: '2026-05-08', status: 'closed' })).filter(
      ({ due }) => due >= '2026-05-08' && due <= '2026-05-14',
    );
    const found = await Promise.all(over.map(({ id }) => bench.get(id)));
    expect(
      found.some(({ dueDay, lateDays }) => lateDays > 0 && dueDay.worked.some(({ day }) => day === '2026-05-09')),
    ).toBe(true);
  });

  test('W3.11: an act on an outdated version is refused, with who did what and when', async () => {
    const bench = await createBench();
    const { id, version } = await bench.one('inProgress');
    dataOf(await bench.ask('service2', 'reply', { id, version, text: '您好！已安排讲解。' }));
    const mine = { id, version, text: '您好！可以预约。' };
    expect(await bench.ask('service', 'reply', mine)).toEqual(
      refused(409, '该咨询已由咨询服务二岗于2026-06-08 10:00答复，请查看后再处理'),
    );
    expect((await bench.get(id)).messages.at(-1)?.text).toBe('您好！已安排讲解。');
    await bench.visitors.ask({ id, text: '还想问停车。' });
    const after = await bench.get(id);
    expect([after.status, after.periods.length, after.messages.at(-1)?.text, after.events.at(-1)?.what]).toEqual([
      'inProgress',
      2,
      '还想问停车。',
      'askedAgain',
    ]);
    expect(await bench.ask('service', 'reply', { ...mine, version: version + 1 })).toEqual(
      refused(409, '咨询人于2026-06-08 10:00补充了内容，请查看后再处理'),
    );
  });

  test('W3.14: the log names a consultation without the number that the visitor typed into its title', async () => {
    const bench = await createBench();
    const { id } = await bench.one('new');
    await bench.store.transaction(async (tx) => {
      const row = await tx.get(consultationCollection, id);
      if (row) await tx.put(consultationCollection, { ...row, title: '请回电13812345678' });
    });
    await bench.act('service', 'take', id);
    await bench.ask('service', 'reveal', { id });
    const logged = (await newest(bench, 5)).map(({ object }) => object).filter((object) => object.includes('请回电'));
    expect(logged).toEqual(['请回电138****5678', '请回电138****5678']);
  });

  test('the people of a consultation include earlier actors after it changes its owner', async () => {
    const bench = await createBench();
    const [row] = await bench.rows({ status: 'new' });
    const id = row?.id ?? '';
    await bench.act('service', 'take', id, {});
    const { people, owner } = dataOf<Consultation>(await bench.act('service', 'assign', id, { account: 'service2' }));
    const accounts = new Map(
      (await bench.store.transaction((tx) => tx.all(accountCollection))).map((one) => [one.account, one.name]),
    );
    expect([people.find(({ account }) => account === 'service')?.name, owner?.account]).toEqual([
      accounts.get('service'),
      'service2',
    ]);
  });

  test('the server fills the visitor’s name into a reply; answers show it masked, and the list shows the question', async () => {
    const bench = await createBench();
    const { id, messages } = await bench.one('inProgress');
    await bench.act('service', 'reply', id, { text: '{{咨询人}}，您好！请联系｛｛ 咨询人 ｝｝。' });
    const seen = await bench.get(id);
    const [row] = (await bench.rows({})).filter((one) => one.id === id);
    expect(seen.name).toMatch(/^.\*\*$/);
    expect({ text: seen.messages.at(-1)?.text, question: row?.question }).toEqual({
      text: `${seen.name}，您好！请联系${seen.name}。`,
      question: excerptOf(messages.findLast(({ kind }) => kind === 'question')?.text ?? ''),
    });
  });

  test('W3.10: a reply that is empty, too long or has an unfilled placeholder is refused', async () => {
    const bench = await createBench();
    const { id } = await bench.one('inProgress');
    const reply = (text: string) => bench.act('service', 'reply', id, { text });
    expect(await reply('{{咨询人}}，您好！{{ 基地 }}每日开放。')).toEqual(refused(400, '答复中还有未填写的内容：基地'));
    expect(await reply(' \n ')).toEqual(refused(400, '请填写答复内容'));
    expect(await reply('长'.repeat(5001))).toEqual(refused(400, '答复内容不能超过5000个字'));
    expect(await bench.act('service', 'note', id, { text: '' })).toEqual(refused(400, '请填写备注内容'));
    expect((await bench.get(id)).status).toBe('inProgress');
  });
});

describe('owners (decision 040)', () => {
  test('any account that may open the page and sign in can own a consultation, no other', async () => {
    const bench = await createBench();
    const owners = dataOf<OwnerChoice[]>(await bench.ask('service', 'owners'));
    expect(owners.map(({ account }) => account)).toEqual(['admin', 'security', 'service', 'service2']);
    const open = await bench.rows({ owner: 'service' });
    expect(owners.find(({ account }) => account === 'service')?.open).toBe(
      open.filter(({ status }) => isRunning(status)).length,
    );
    const { id } = await bench.one('new');
    expect(await bench.act('service', 'assign', id, { account: 'editor' })).toEqual(refused(400, '该账号不能处理咨询'));
  });

  test('a reply to a consultation without an owner makes its author the owner; back in the queue, it stays in progress', async () => {
    const bench = await createBench();
    const { id } = await bench.one('new', { owner: 'none' });
    expect(dataOf<Consultation>(await bench.act('service', 'reply', id, bodies.reply)).owner?.account).toBe('service');
    const other = await bench.one('inProgress');
    expect(dataOf<Consultation>(await bench.act('service', 'assign', other.id, { account: null }))).toMatchObject({
      status: 'inProgress',
      owner: null,
    });
  });

  test('W3.13: open consultations of an owner who is disabled or loses the page return to the queue, and the log records it', async () => {
    const bench = await createBench();
    const openOf = async (owner: string) =>
      (await bench.rows({ owner })).filter(({ status }) => isRunning(status)).map(({ id }) => id);
    const mine = await openOf('service2');
    expect(mine.length).toBeGreaterThan(0);
    const users = dataOf<{ list: { id: string; account: string }[] }>(
      await bench.call('admin', '/sys/user/query', { pageNum: 1, pageSize: 200 }),
    ).list;
    const { id } = users.find(({ account }) => account === 'service2') ?? { id: '' };
    dataOf(await bench.call('admin', '/sys/user/enable', { id, on: false }));
    expect(await openOf('service2')).toEqual([]);
    const [first] = mine;
    const released = await bench.get(first ?? '');
    expect([released.owner, released.events.at(-1)]).toEqual([
      null,
      { time: '2026-06-08 10:00:00', by: 'admin', what: 'unassigned', about: 'service2', reason: null },
    ]);
    const entries = (await newest(bench, mine.length + 1)).filter(({ action }) => action === 'unassign');
    expect(entries.map(({ path, before, after }) => [path, before, after])).toEqual(
      mine.map(() => ['/book/book', { owner: 'service2' }, { owner: '' }]),
    );
    // Answered and closed consultations keep their owner until they are reopened.
    const ended = await bench.rows({ owner: 'service2' });
    const answered = ended.find(({ status }) => status === 'answered')?.id ?? '';
    dataOf(await bench.act('service', 'reopen', answered, { reason: '又来信' }));
    const [again = { id: '' }] = await bench.rows({ owner: 'service2' });
    await bench.visitors.ask({ id: again.id, text: '还有一个问题' });
    for (const one of [answered, again.id])
      expect(await bench.get(one)).toMatchObject({ status: 'inProgress', owner: null });

    const own = await openOf('service');
    const roles = dataOf<{ list: { id: string; roleName: string }[] }>(
      await bench.call('admin', '/sys/role/query', { pageNum: 1, pageSize: 100 }),
    ).list;
    const role = roles.find(({ roleName }) => roleName === '咨询专员') ?? { id: '', roleName: '' };
    dataOf(
      await bench.call('admin', '/sys/role/update', {
        ...role,
        moduleInfoList: [{ modulePath: '/comment/comment', moduleName: '评论管理' }],
      }),
    );
    expect([
      own.length > 0,
      (await bench.rows({ owner: 'service' }, 'admin')).filter(({ status }) => isRunning(status)),
    ]).toEqual([true, []]);
  });

  test('all open consultations of an owner are handed over at once, and each history records it', async () => {
    const bench = await createBench();
    const open = (await bench.rows({ owner: 'service' })).filter(({ status }) => isRunning(status));
    expect(dataOf(await bench.ask('service', 'handOver', { from: 'service', to: 'service2' }))).toEqual({
      moved: open.length,
    });
    const after = await Promise.all(open.map(({ id }) => bench.get(id)));
    expect(after.map(({ owner, events }) => [owner?.account, events.at(-1)?.what])).toEqual(
      open.map(() => ['service2', 'assigned']),
    );
    expect(await bench.ask('service', 'handOver', { from: 'service', to: null })).toEqual(
      refused(400, '该负责人没有未结的咨询'),
    );
    expect(await bench.ask('service', 'handOver', { from: 'service2', to: 'viewer' })).toEqual(
      refused(400, '该账号不能处理咨询'),
    );
    expect(await bench.ask('service', 'handOver', { from: 'service2', to: 'service2' })).toEqual(
      refused(400, '请选择另一位负责人'),
    );
  });
});

test('a new question of a visitor has no owner and is due five working days later', async () => {
  const bench = await createBench();
  const about = { path: '/home/baseResources', id: 'GXP001' } as const;
  const id = await bench.visitors.ask({ title: '夜观活动', text: '有夜观活动吗？', about });
  expect(await bench.get(id)).toMatchObject({
    title: '夜观活动',
    name: '陆**',
    status: 'new',
    owner: null,
    about: { ...about, title: expect.stringContaining('良凤江') },
    receivedTime: '2026-06-08 10:00:00',
    due: '2026-06-15',
    version: 1,
  });
  await expect(bench.visitors.ask({ id: '9999', text: '有人吗？' })).rejects.toThrow('咨询不存在');
  await expect(bench.visitors.ask({ title: '问', text: '问', about: { ...about, id: 'none' } })).rejects.toThrow(
    'there is no record none',
  );
});

describe('the list of consultations', () => {
  test('W3.15: overdue ones first, then open ones by due day, then the others', async () => {
    const bench = await createBench();
    const rows = await bench.rows();
    const open = rows.filter(({ status }) => isRunning(status));
    expect(rows.slice(0, open.length)).toEqual(open);
    expect(open.map(({ due }) => due)).toEqual(open.map(({ due }) => due).toSorted());
    expect(open[0]?.isOverdue).toBe(true);
  });

  test('W2.6: counts and filters agree', async () => {
    const bench = await createBench();
    const counts = dataOf<ConsultationCounts>(await bench.ask('service', 'counts'));
    const found = async (filters: object) => (await bench.rows(filters)).length;
    expect(counts).toEqual({
      new: await found({ status: 'new' }),
      inProgress: await found({ status: 'inProgress' }),
      answered: await found({ status: 'answered' }),
      closed: counts.closed,
      open: (await found({ status: 'new' })) + (await found({ status: 'inProgress' })),
      mine: await found({ owner: 'me' }),
      unassigned: await found({ owner: 'none' }),
      overdue: await found({ due: 'overdue' }),
      today: await found({ due: 'today' }),
    });
    expect((await found({ due: 'overdue' })) + (await found({ due: 'today' })) + (await found({ due: 'later' }))).toBe(
      counts.open,
    );
    expect([counts.overdue, counts.mine, counts.unassigned].every((count) => count > 0)).toBe(true);
  });

  test('W3.14: contact details are masked in every answer and in the log; revealing them is logged; a file needs a reason', async () => {
    const bench = await createBench();
    await bench.rows();
    const [row] = await bench.store.transaction((tx) => tx.all(consultationCollection));
    if (!row) throw new Error('no consultation');
    const hidden = [row.name, row.phone, row.email];
    const holds = (answer: unknown) => hidden.filter((text) => JSON.stringify(answer).includes(text));
    const search = (keyword: string) => bench.rows({ keyword });
    expect(holds([await bench.get(row.id), await bench.rows()])).toEqual([]);
    expect([await search(row.phone), await search(row.email), await search(row.name)]).toEqual([[], [], []]);

    const { version } = await bench.get(row.id);
    expect(dataOf(await bench.ask('service', 'reveal', { id: row.id }))).toEqual({
      id: row.id,
      name: row.name,
      phone: row.phone,
      email: row.email,
    });
    const revealed = await bench.get(row.id);
    expect([revealed.version, revealed.events.at(-1)?.what]).toEqual([version, 'revealed']);
    expect(await bench.ask('service', 'contacts', { ids: [row.id], reason: ' ' })).toEqual(refused(400, '请填写原因'));
    expect(dataOf(await bench.ask('service', 'contacts', { ids: [row.id], reason: '回访' }))).toHaveLength(1);
    const ids = Array.from({ length: 1001 }, () => row.id);
    expect(await bench.ask('service', 'contacts', { ids, reason: '回访' })).toEqual(
      refused(400, '一次最多导出1000条咨询的联系方式'),
    );
    const entries = (await newest(bench, 5)).filter(({ action }) => action !== 'login');
    expect(entries.map(({ action, result }) => [action, result])).toEqual([
      ['contacts', 'refused'],
      ['contacts', 'success'],
      ['contacts', 'refused'],
      ['reveal', 'success'],
    ]);
    expect(holds(entries)).toEqual([]);
  });
});
