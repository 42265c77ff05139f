import { describe, expect, test } from 'vitest';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { TimelineEntry } from '#src/domain/content/timeline.ts';
import type { ListPage } from '#src/domain/content/list-query.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { allRecords, putRecord } from '#mocks/server/records.ts';
import { roleCollection } from '#mocks/store/collections.ts';
import { type Answer, dataOf, refused } from '#tests/mocks/client.ts';
import { firstStage, type Reviewed, science, secondStage, startOffice, writers } from './people.ts';

const time = '2026-06-02 10:00:00';
const signed = (by: string) => ({ by, name: `${by}岗`, time });
const conflict = (message: string) => refused(409, message);
const notAdmitted = refused(400, '该版本尚未审核通过，不能上架');

/** Whether the calls succeeded. */
const successes = (answers: readonly Answer[]) => answers.map(({ body }) => (body as { success: boolean }).success);

describe('the review before publishing in the mock (decision 067)', () => {
  test('a record goes online after both stages, and a save takes it offline again', async () => {
    const { add, as, decide, get, save } = await startOffice();
    const draft = await add('w1');
    expect(draft.approval).toEqual({
      version: 1,
      stages: [
        { role: firstStage, members: 2, free: 2, approved: null },
        { role: secondStage, members: 2, free: 2, approved: null },
      ],
      returned: null,
      overridden: null,
      authors: [signed('w1')],
      voided: null,
    });
    const { id } = draft;
    expect(await as('w1', 'updown', { id, on: true })).toEqual(notAdmitted);
    dataOf(await decide('a1', 'approve', draft, 0));
    expect(await as('w1', 'updown', { id, on: true })).toEqual(notAdmitted);
    const approved = dataOf<Reviewed>(await decide('b1', 'approve', draft, 1));
    expect(approved).toEqual({
      ...draft,
      approval: {
        ...draft.approval,
        stages: [
          { role: firstStage, members: 2, free: 1, approved: signed('a1') },
          { role: secondStage, members: 2, free: 1, approved: signed('b1') },
        ],
      },
    });
    dataOf(await as('w1', 'updown', { id, on: true }));
    dataOf(await as('w1', 'istop', { id, on: true }));
    const saved = dataOf<Reviewed>(await save('w2', draft, '新标题'));
    expect([saved.status, saved.isTop, saved.version, saved.approval.authors]).toEqual([
      'offline',
      false,
      2,
      [signed('w2')],
    ]);
    expect(await as('w1', 'updown', { id, on: true })).toEqual(notAdmitted);
    expect(await get(id)).toEqual(saved);

    const acts = dataOf<TimelineEntry[]>(await as('w1', 'revisions', { id }));
    expect(acts.map(({ kind, by, version, stage }) => [kind, by, version, stage])).toEqual([
      ['unpublished', 'w2', 2, undefined],
      ['saved', 'w2', 2, undefined],
      ['pinned', 'w1', 1, undefined],
      ['published', 'w1', 1, undefined],
      ['approved', 'b1', 1, 1],
      ['approved', 'a1', 1, 0],
      ['created', 'w1', 1, undefined],
    ]);
    const { list } = dataOf<ListPage<ContentRecord>>(await as('w1', 'query', { pageNum: 1, pageSize: 100 }));
    expect(list.find((one) => one.id === id)).toEqual(saved);
  });

  test('of two reviewers who decide at once the second is refused, with what is true now', async () => {
    const { add, decide, get } = await startOffice({ [science]: [firstStage, firstStage] });
    const draft = await add('w1');
    const answers = await Promise.all([decide('a1', 'approve', draft, 0), decide('a2', 'approve', draft, 0)]);
    expect(successes(answers)).toEqual([true, false]);
    expect(answers[1]).toEqual(conflict('第1级审核已由a1岗通过，请刷新后重试'));
    expect((await get(draft.id)).approval.stages.map(({ approved }) => approved?.by)).toEqual(['a1', undefined]);

    const other = await add('w1');
    dataOf(await decide('a1', 'sendBack', other, 0));
    expect(await decide('a2', 'approve', other, 0)).toEqual(conflict('该版本已被a1岗退回：理由'));
  });

  test('authorship, version, stage and role are those at the moment of the write', async () => {
    const { add, decide, move, save } = await startOffice();
    const draft = await add('a1');
    expect(await decide('a1', 'approve', draft, 0)).toEqual(refused(400, '您保存过待审核的内容，不能审核'));
    expect(await decide('b1', 'approve', draft, 1)).toEqual(refused(400, '您不是这一级的审核人，不能审核'));
    const saved = dataOf<Reviewed>(await save('w1', draft, '改'));
    expect(await decide('a2', 'approve', draft, 0)).toEqual(conflict('内容已被他人修改，请刷新后重试'));
    expect(await decide('a1', 'approve', saved, 0)).toEqual(refused(400, '您保存过待审核的内容，不能审核'));
    expect(await decide('a2', 'approve', saved, 1)).toEqual(conflict('尚未轮到这一级审核，请刷新后重试'));
    await move('a2', writers);
    expect(await decide('a2', 'approve', saved, 0)).toEqual(refused(400, '您不是这一级的审核人，不能审核'));
  });

  test('a chair may override with a reason, which stays in the record, the history and the log', async () => {
    const { add, as, backend, decide } = await startOffice();
    const draft = await add('w1');
    expect(await as('b1', 'override', { id: draft.id, version: 1, stage: 0, reason: ' ' })).toEqual(
      refused(400, '请求参数不正确：reason'),
    );
    const admitted = dataOf<Reviewed>(await decide('b1', 'override', draft, 0));
    expect(admitted.approval.overridden).toEqual({ ...signed('b1'), reason: '理由' });
    dataOf(await as('w1', 'updown', { id: draft.id, on: true }));
    const [entry] = dataOf<TimelineEntry[]>(await as('w1', 'revisions', { id: draft.id })).slice(1);
    expect(entry).toEqual({
      kind: 'overridden',
      version: 1,
      stage: 0,
      role: secondStage,
      reason: '理由',
      ...signed('b1'),
    });
    const { collections } = await backend.commands.exportState();
    expect((collections['logs'] as LogEntry[]).filter(({ action }) => action === 'override')).toMatchObject([
      { result: 'refused' },
      { result: 'success', object: '  春季护林 🌲𠮷 <b>e\u0301</b>  ', after: { reason: '理由' } },
    ]);
  });

  test('what was online before there were stages stays online until it is saved or taken offline', async () => {
    const { as, decide, get } = await startOffice();
    const before = await get('1');
    expect(before.status).toBe('online');
    expect(await decide('a1', 'approve', before, 0)).toEqual(conflict('该内容已上架，保存新版本后才需要审核'));
    dataOf(await as('w1', 'updown', { id: '1', on: false }));
    expect(await as('w1', 'updown', { id: '1', on: true })).toEqual(notAdmitted);
  });

  test('a stage whose role has no members is reported with the record', async () => {
    const { get, move } = await startOffice();
    await Promise.all([move('a1', writers), move('a2', writers)]);
    expect((await get('1')).approval.stages.map(({ members }) => members)).toEqual([0, 2]);
  });

  test('an approval does not count for a stage that the configuration has put in its place', async () => {
    const { add, as, backend, decide } = await startOffice();
    const draft = await add('w1');
    dataOf(await decide('a1', 'approve', draft, 0));
    await backend.commands.approvals({ [science]: [secondStage] });
    expect(await as('w1', 'updown', { id: draft.id, on: true })).toEqual(notAdmitted);
    const approved = dataOf<Reviewed>(await decide('b1', 'approve', draft, 0));
    expect(approved.approval.stages.map(({ approved: one }) => one?.by)).toEqual(['b1']);
  });

  test('a full approval clears its authors, also when the configuration has put another stage in its place', async () => {
    const { add, backend, decide, save } = await startOffice({ [science]: [firstStage] });
    const draft = await add('b1');
    dataOf(await decide('a1', 'approve', draft, 0));
    await backend.commands.approvals({ [science]: [secondStage] });
    const saved = dataOf<Reviewed>(await save('b2', draft, '改'));
    expect(saved.approval.authors).toEqual([signed('b2')]);
    dataOf(await decide('b1', 'approve', saved, 0));
  });

  test('a stage at which only authors are left is reported with the record', async () => {
    const { add, save } = await startOffice();
    const saved = dataOf<Reviewed>(await save('a2', await add('a1'), '改'));
    expect(saved.approval.stages.map(({ members, free }) => [members, free])).toEqual([
      [2, 0],
      [2, 2],
    ]);
  });

  test('of two stages with one role nobody supplies both: an override is an administrator’s', async () => {
    const { add, as, decide } = await startOffice({ [science]: [firstStage, firstStage] });
    const draft = await add('w1');
    dataOf(await decide('a1', 'approve', draft, 0));
    expect([await decide('a1', 'override', draft, 1), await decide('a2', 'override', draft, 1)]).toEqual([
      refused(400, '您不是这一级的审核人，不能审核'),
      refused(400, '您不是这一级的审核人，不能审核'),
    ]);
    dataOf(await decide('a2', 'approve', draft, 1));
    dataOf(await as('w1', 'updown', { id: draft.id, on: true }));
  });

  test('users whose role cannot open the page are no members', async () => {
    const { get, store } = await startOffice();
    await store.transaction(async (tx) => {
      const role = await tx.get(roleCollection, secondStage);
      if (role) await tx.put(roleCollection, { ...role, modules: [] });
    });
    expect((await get('1')).approval.stages.map(({ members }) => members)).toEqual([2, 0]);
  });

  test('an account that wrote or reviewed keeps its login name, by which authors and reviewers are known', async () => {
    const { add, backend, decide, get, rename, store } = await startOffice();
    dataOf(await decide('a1', 'approve', await add('w1'), 0));
    // Without a stored history.
    const seeded = await get('1');
    await store.transaction((tx) => putRecord(tx, science, { ...seeded, updatedBy: 'b2' }));
    const words = '该账号编写或审核过须先审后发的内容，不能修改登录名';
    const renamed = ['w1', 'a1', 'b2'];
    expect(await Promise.all(renamed.map((account) => rename(account)))).toEqual(
      renamed.map(() => refused(400, words)),
    );
    expect(successes([await rename('a2')])).toEqual([true]);
    await backend.commands.approvals({});
    expect(successes([await rename('w1')])).toEqual([true]);
  });

  test('a filter by the review finds nothing where every record is online', async () => {
    const { as, store } = await startOffice();
    const count = async (more: object) =>
      dataOf<ListPage<ContentRecord>>(await as('a1', 'query', { pageNum: 1, pageSize: 100, ...more })).total;
    await store.transaction(async (tx) => {
      for (const record of await allRecords(tx, science)) await putRecord(tx, science, { ...record, status: 'online' });
    });
    expect([(await count({})) > 0, await count({ approval: 'waiting' })]).toEqual([true, 0]);
  });

  test('without stages nothing is reviewed', async () => {
    const { add, as, decide } = await startOffice({});
    const draft = await add('w1');
    expect(draft).not.toHaveProperty('approval');
    expect(await decide('a1', 'approve', draft, 0)).toEqual(refused(400, '该内容不需要审核'));
    expect(successes([await as('w1', 'updown', { id: draft.id, on: true })])).toEqual([true]);
  });
});
