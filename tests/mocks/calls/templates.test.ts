import { describe, expect, test } from 'vitest';
import type { TemplateContent, TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import { createClient, dataOf, refused } from '#tests/mocks/client.ts';

const path = '/set/masterplate';

const content: TemplateContent = {
  name: '其他基地评分表',
  note: '示例稿',
  groups: [
    {
      code: 'A',
      name: '资源',
      points: 60,
      criteria: [
        { code: 'A1', name: '面积', hint: '越大越好', max: 20.5 },
        { code: 'A2', name: '林相', hint: '', max: 39.5 },
      ],
    },
    { code: 'B', name: '管理', points: 40, criteria: [{ code: 'B1', name: '制度', hint: '', max: 40 }] },
  ],
  grades: [
    { code: 'A', name: '合格', min: 60 },
    { code: 'B', name: '不合格', min: 0 },
  ],
  vetoes: [{ code: 'V1', text: '弄虚作假' }],
  groupFloorPercent: 60,
  references: ['GB/T 1'],
  experts: 5,
};

async function signedIn(account = 'admin') {
  const client = createClient();
  const token = await client.signIn(account);
  const call = (name: string, body: object = {}) => client.call(`${path}/${name}`, body, { token });
  const all = async () => dataOf<TemplateVersion[]>(await call('query'));
  const one = async (id: string) => (await all()).find((version) => version.id === id);
  const add = async (change: Partial<TemplateContent> = {}, kind = 'forestWellness') =>
    dataOf<TemplateVersion>(await call('add', { kind, ...content, ...change }));
  const lastEntry = async () => {
    const entries = await client.call('/sys/log/query', { pageNum: 1, pageSize: 1 }, { token });
    return dataOf<{ list: LogEntry[] }>(entries).list[0];
  };
  return { client, token, call, all, one, add, lastEntry };
}

const stateOf = (version?: TemplateVersion) => version && [version.kind, version.number, version.status];
const idOf = (list: readonly TemplateVersion[], status: string, kind: string) =>
  list.find((one) => one.status === status && one.kind === kind)?.id ?? '';

describe('scoring templates (decision 037)', () => {
  test('each kind with a template has one version in force; some have earlier or later versions', async () => {
    const versions = await (await signedIn()).all();
    const states = versions.map(stateOf);
    expect(states.filter((state) => state?.[2] !== 'inForce')).toEqual([
      ['forestWellness', 1, 'retired'],
      ['natureEducation', 1, 'retired'],
      ['forestExperience', 2, 'draft'],
    ]);
    const inForce = versions.filter(({ status }) => status === 'inForce').map(({ kind }) => kind);
    expect(new Set(inForce).size).toEqual(inForce.length);
    expect(versions.every(({ note }) => note.includes('示例稿'))).toEqual(true);
  });

  test('a draft is added as the next version of its kind, changed, and deleted; its number is not used again', async () => {
    const { add, all, call, lastEntry, one } = await signedIn();
    const draft = await add();
    expect(draft).toMatchObject({
      ...content,
      kind: 'forestWellness',
      number: 3,
      status: 'draft',
      sheets: 0,
      version: 1,
    });
    const entry = await lastEntry();
    expect({ ...entry, after: entry?.after?.['name'] }).toMatchObject({
      path,
      action: 'add',
      type: 'system',
      object: '其他基地评分表（第3版）',
      after: '其他基地评分表',
    });
    const saved = dataOf<TemplateVersion>(
      await call('update', { id: draft.id, version: 1, ...content, name: '新名称', experts: 7 }),
    );
    expect([saved.name, saved.experts, saved.version, saved.number]).toEqual(['新名称', 7, 2, 3]);
    expect(await lastEntry()).toMatchObject({
      action: 'update',
      object: '新名称（第3版）',
      before: { name: '其他基地评分表', experts: 5 },
      after: { name: '新名称', experts: 7 },
    });
    const before = await all();
    await call('del', { id: draft.id, version: 2 });
    expect(await all()).toEqual(before.filter(({ id }) => id !== draft.id));
    expect(await lastEntry()).toMatchObject({ action: 'delete', object: '新名称（第3版）' });
    const next = await add();
    expect([next.number, next.id === draft.id, await one(draft.id)]).toEqual([4, false, undefined]);
  });

  test('a version that comes into force retires the previous one of its kind', async () => {
    const { add, all, call, lastEntry, one } = await signedIn();
    const old = idOf(await all(), 'inForce', 'forestWellness');
    const { id } = await add();
    const enforced = dataOf<TemplateVersion>(await call('enforce', { id, version: 1 }));
    expect([stateOf(enforced), enforced.inForceTime]).toEqual([['forestWellness', 3, 'inForce'], enforced.updatedTime]);
    expect([stateOf(await one(old)), (await one(old))?.retiredTime]).toEqual([
      ['forestWellness', 2, 'retired'],
      enforced.updatedTime,
    ]);
    expect(await lastEntry()).toMatchObject({
      action: 'enforce',
      before: { status: 'draft' },
      after: { status: 'inForce' },
    });
    const others = (await all()).filter(({ kind, status }) => kind === 'common' && status === 'inForce');
    expect(others.length).toEqual(1);
  });

  test('a kind without a version in force uses the common one, until that is retired too', async () => {
    const { all, call, client } = await signedIn();
    const versions = await all();
    const token = await client.signIn('viewer');
    const inForce = async (kind: string) => client.call(`${path}/inForce`, { kind }, { token });
    const shown = async (kind: string) => dataOf<TemplateVersion>(await inForce(kind)).kind;
    expect(await shown('forestWellness')).toEqual('forestWellness');
    await call('retire', { id: idOf(versions, 'inForce', 'forestWellness') });
    expect(await shown('forestWellness')).toEqual('common');
    await call('retire', { id: idOf(versions, 'inForce', 'common') });
    expect(await inForce('forestWellness')).toEqual(refused(404, '没有启用的评分模板'));
  });

  test('W1.16: every step that the state forbids is refused and changes nothing', async () => {
    const { add, all, call } = await signedIn();
    const draft = (await add()).id;
    const versions = await all();
    const ids = {
      draft,
      inForce: idOf(versions, 'inForce', 'forestWellness'),
      retired: idOf(versions, 'retired', 'forestWellness'),
      gone: '99999',
    };
    const words = {
      update: '只有草稿可以修改，请复制为新版本后再改',
      del: '只有草稿可以删除',
      enforce: '只有草稿可以启用',
      retire: '只有启用中的版本可以停用',
    };
    const allowed = new Set(['update draft', 'del draft', 'enforce draft', 'retire inForce']);
    for (const [state, id] of Object.entries(ids))
      for (const [step, message] of Object.entries(words)) {
        if (allowed.has(`${step} ${state}`)) continue;
        const seen = step === 'retire' ? { id } : { id, version: 1 };
        const answer = await call(step, step === 'update' ? { ...seen, ...content } : seen);
        expect({ step, state, answer }).toEqual({
          step,
          state,
          answer: state === 'gone' ? refused(404, '模板不存在或已被删除') : refused(400, message),
        });
      }
    expect(await all()).toEqual(versions);
  });

  test.each<[string, Partial<TemplateContent>, string]>([
    [
      'a sum that is not 100',
      { groups: content.groups.map((group) => ({ ...group, points: group.code === 'A' ? 60 : 38 })) },
      '模板有2处问题，不能启用：分组B满分38，评分指标合计40',
    ],
    [
      'an empty group',
      { groups: [...content.groups, { code: 'C', name: '空', points: 0, criteria: [] }] },
      '模板有1处问题，不能启用：分组C没有评分指标',
    ],
    ['no group at all', { groups: [] }, '模板有1处问题，不能启用：各组满分合计0，应为100'],
    [
      'a criterion with 0 points',
      {
        groups: [
          ...content.groups,
          { code: 'C', name: '空', points: 0, criteria: [{ code: 'C1', name: '零', hint: '', max: 0 }] },
        ],
      },
      '模板有1处问题，不能启用：评分指标C1的分值须大于0且为0.5的倍数',
    ],
    [
      'no lowest grade',
      { grades: [{ code: 'A', name: '优', min: 60 }] },
      '模板有1处问题，不能启用：须有一个从0分起的等级',
    ],
    [
      'a grade above all points',
      { grades: [...content.grades, { code: 'C', name: '超', min: 101 }] },
      '模板有1处问题，不能启用：等级C的起点须在0至100之间',
    ],
    [
      'two grades with the same minimum',
      { grades: [...content.grades, { code: 'C', name: '同', min: 60 }] },
      '模板有1处问题，不能启用：等级C的起点与其他等级相同',
    ],
    ['a nameless veto', { vetoes: [{ code: 'V1', text: ' ' }] }, '模板有1处问题，不能启用：一票否决条件V1没有名称'],
    ['a floor above all points', { groupFloorPercent: 120 }, '模板有1处问题，不能启用：分组最低得分率须在1%至100%之间'],
    ['too few experts', { experts: 2 }, '模板有1处问题，不能启用：评审专家不能少于3人'],
  ])('a draft with %s cannot come into force, and the refusal names the place', async (_, change, message) => {
    const { add, call, one } = await signedIn();
    const draft = await add(change);
    expect(await call('enforce', { id: draft.id, version: 1 })).toEqual(refused(400, message));
    expect(await one(draft.id)).toEqual(draft);
  });

  test.each<[string, Partial<TemplateContent>, string]>([
    ['without a name', { name: ' ' }, '请输入模板名称'],
    ['with too long a name', { name: '长'.repeat(101) }, '模板名称不能超过100个字符'],
    ['with a code twice', { vetoes: [...content.vetoes, ...content.vetoes] }, '编号重复：V1'],
    [
      'with points between halves',
      { groups: [{ code: 'A', name: '资源', points: 60.2, criteria: [] }] },
      '分值须为0.5的倍数',
    ],
    ['with negative points', { groups: [{ code: 'A', name: '资源', points: -1, criteria: [] }] }, '分值须为0.5的倍数'],
  ])('nothing is stored %s', async (_, change, message) => {
    const { add, all, call } = await signedIn();
    const draft = await add();
    const before = await all();
    expect(await call('add', { kind: 'other', ...content, ...change })).toEqual(refused(400, message));
    expect(await call('update', { id: draft.id, version: 1, ...content, ...change })).toEqual(refused(400, message));
    expect(await all()).toEqual(before);
  });

  test('a save that is based on an older version is refused as a conflict', async () => {
    const { add, call } = await signedIn();
    const { id } = await add();
    await call('update', { id, version: 1, ...content, name: '甲' });
    expect(await call('update', { id, version: 1, ...content, name: '乙' })).toEqual(
      refused(409, '模板已被他人修改，请刷新后重试'),
    );
  });

  test.each(['enforce', 'del'])(
    '%s of an older version is refused as a conflict, and changes nothing',
    async (step) => {
      const { add, all, call } = await signedIn();
      const { id } = await add();
      await call('update', { id, version: 1, ...content, name: '甲' });
      const before = await all();
      expect(await call(step, { id, version: 1 })).toEqual(refused(409, '模板已被他人修改，请刷新后重试'));
      expect(await all()).toEqual(before);
    },
  );

  test('an account without the page cannot list them', async () => {
    const { call } = await signedIn('viewer');
    expect(await call('query')).toEqual(refused(403, `没有页面访问权限：${path}`, 403));
  });
});
