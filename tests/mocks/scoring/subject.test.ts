import { expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { SubjectRecord } from '#src/domain/scoring/review.ts';
import { base, createBench, due, experts, filled } from '#tests/mocks/scoring/panel.ts';
import { recordCollection } from '#mocks/store/collections.ts';
import { dataOf, refused } from '#tests/mocks/client.ts';

type Bench = Awaited<ReturnType<typeof createBench>>;

const application = { path: '/home/baseResourcesApplication', id: 'SQ005' } as const;
const stranger = refused(400, '您不是该评审组的专家');
const read = async (bench: Bench, account: string, id: string) =>
  dataOf<SubjectRecord>(await bench.ask(account, 'sheet/subject', { id }));

test('an expert reads the application of their panel without a menu right for it: all texts and its place', async () => {
  const bench = await createBench();
  const { id } = await bench.appoint({ subject: application });
  expect((await bench.call('expert', `${application.path}/get`, { id: application.id })).status).toEqual(403);
  const stored = dataOf<ContentRecord & Record<string, string>>(
    await bench.call('auditor', `${application.path}/get`, { id: application.id }),
  );
  const { name, type, createTime, officialWebsite, keyWord, area, address, lng, lat } = stored;
  const { abstract, body1, body2, body3 } = stored;
  // The phone number is missing, and so are the applicant and the state.
  expect(await read(bench, 'expert', id)).toEqual({
    ...application,
    version: 1,
    savedTime: stored.createdTime,
    isChanged: false,
    values: {
      name,
      type,
      createTime,
      officialWebsite,
      keyWord,
      area,
      address,
      lng,
      lat,
      abstract,
      body1,
      body2,
      body3,
    },
  });
});

test('only the panel and its chair read it: neither menu rights nor the panel of another review are sufficient', async () => {
  const bench = await createBench();
  const { id } = await bench.appoint({ experts: ['expert', 'expert2', 'expert3'] });
  // Experts of other panels, also with the pages of bases and applications, and with the right to edit bases.
  const paths = ['/home/baseResourcesScore', base.path, `${base.path}_edit`, application.path];
  const pages = paths.map((modulePath) => ({ modulePath }));
  dataOf(await bench.call('admin', '/sys/role/update', { id: '5', roleName: '评审专家', moduleInfoList: pages }));
  for (const account of ['expert4', 'expert5', 'service'])
    expect([account, await bench.ask(account, 'sheet/subject', { id })]).toEqual([account, stranger]);
  for (const account of ['expert', 'auditor', 'admin']) expect((await read(bench, account, id)).id).toEqual(base.id);
  expect(await bench.ask('expert', 'sheet/subject', { id: '9999' })).toEqual(refused(404, '评审不存在'));
});

test('W1.2: an expert who recused or was replaced can no longer read it, nor does a chair with a conflict of interest', async () => {
  const bench = await createBench();
  const { id } = await bench.appoint();
  dataOf(await bench.ask('expert', 'sheet/recuse', { id, reason: '亲属任职' }));
  dataOf(await bench.ask('auditor', 'replace', { id, account: 'expert2', reason: '出差' }));
  for (const account of ['expert', 'expert2'])
    expect(await bench.ask(account, 'sheet/subject', { id })).toEqual(refused(400, '您已退出该评审组'));
  dataOf(await bench.ask('auditor', 'return', { id, reason: '材料不全' }));
  // The open sheets are closed, and their experts keep what they could read.
  expect((await read(bench, 'expert3', id)).id).toEqual(base.id);

  const found = dataOf<{ list: { id: string; version: number; name1: string; roleId: string }[] }>(
    await bench.call('admin', '/sys/user/query', { pageNum: 1, pageSize: 20, keyword: 'auditor' }),
  );
  const { id: user, version, name1, roleId } = found.list[0] ?? { id: '', version: 0, name1: '', roleId: '' };
  dataOf(
    await bench.call('admin', '/sys/user/update', {
      id: user,
      version,
      account: 'auditor',
      name1,
      roleId,
      base: base.id,
    }),
  );
  expect(await bench.ask('auditor', 'sheet/subject', { id })).toEqual(stranger);
});

test('it stays as it was when the panel was appointed; later saves show only as a remark', async () => {
  const bench = await createBench();
  const save = async (change: object) => {
    const now = dataOf<ContentRecord>(await bench.call('admin', `${base.path}/get`, { id: base.id }));
    const { status: _, isTop: __, isBanner: ___, ownReview: ____, ...values } = now;
    bench.pass(60_000);
    dataOf(await bench.call('admin', `${base.path}/update`, { ...values, ...change }));
  };
  await save({ abstract: '申报时的摘要，足够二十个字以上，供专家阅读。' });
  const { id } = await bench.appoint();
  const before = await read(bench, 'expert', id);
  expect([before.version, before.savedTime, before.isChanged, before.values['abstract']]).toEqual([
    4,
    '2026-06-08 10:01:00',
    false,
    '申报时的摘要，足够二十个字以上，供专家阅读。',
  ]);
  await save({ abstract: '评审开始后改写的摘要，专家不应当看到这一段。', name: '新名' });
  expect(await read(bench, 'expert', id)).toEqual({ ...before, isChanged: true });
});

test('W1.1: it contains neither a grade nor anything that depends on the sheets of others', async () => {
  const bench = await createBench();
  const review = await bench.appoint({ due, experts });
  const before = await read(bench, 'expert', review.id);
  await bench.submitAll(review, { expert2: 0.9, expert3: 0.9, expert4: 0.9, expert5: 0.9 });
  dataOf(await bench.write('submit', review.id, 'expert', filled(review.template, 0.9)));
  dataOf(await bench.ask('auditor', 'pass', { id: review.id }));
  expect(await read(bench, 'expert2', review.id)).toEqual(before);
  expect(Object.keys(before)).toEqual(['path', 'id', 'version', 'savedTime', 'isChanged', 'values']);
});

test('a deleted record is reported as missing', async () => {
  const bench = await createBench();
  const { id } = await bench.appoint();
  await bench.store.transaction((tx) => tx.put(recordCollection(base.path), { id: base.id, record: null }));
  expect(await bench.ask('expert', 'sheet/subject', { id })).toEqual(refused(404, '评审对象不存在或已被删除'));
});
