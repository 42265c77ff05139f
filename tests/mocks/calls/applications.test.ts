import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { describe, expect, test } from 'vitest';
import type { StepEvent, StepName } from '#src/domain/content/lifecycle.ts';
import { stepFrom, stepNames } from '#src/domain/content/lifecycle.ts';
import { fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import { baseResourcesApplication } from '#src/domain/content/types/base-resources-application.ts';
import { applicationLifecycle, lacksOf } from '#src/domain/scoring/application-steps.ts';
import { roleRows } from '#mocks/seed/accounts.ts';
import { stepApplication } from '#mocks/server/application-steps.ts';
import type { Call } from '#mocks/server/handle.ts';
import { createMemoryStore } from '#mocks/store/store-memory.ts';
import { createClient, dataOf, refused } from '#tests/mocks/client.ts';
import { accountRows, applicationEvents, applicationRecords } from '#tests/support/seed.ts';

const now = Date.parse('2026-06-02T10:00:00+08:00');
const time = '2026-06-02 10:00:00';

/** One application in each state. */
const examples = applicationLifecycle.statuses.map((status) => {
  const complete = applicationRecords.find((record) => record.status === status && lacksOf(record).length === 0);
  return complete as ContentRecord;
});

async function signedIn(account = 'admin') {
  const store = createMemoryStore();
  const client = createClient({ store, now: () => now });
  const token = await client.signIn(account);
  const call = (verb: string, body: unknown, path = applicationsPath) =>
    client.call(`${path}/${verb}`, body, { token });
  const history = async (id: string) => dataOf<StepEvent[]>(await call('history', { id }));
  const stored = async (id: string) => dataOf<ContentRecord>(await call('get', { id }));
  /** A step of a review. */
  const review = (id: string, name: StepName, reason: string | null = null) =>
    store.transaction((tx) => stepApplication(callOf(tx), id, name, reason));
  return { call, history, stored, review };
}

const callOf = (tx: Call['tx']): Call => {
  const [account] = accountRows;
  const [role] = roleRows;
  return { tx, now, session: { account, role } } as unknown as Call;
};

describe('the mock accepts exactly the steps of the table (decision 035)', () => {
  const pageSteps = ['submit', 'return', 'line'] as const;
  const all = examples.flatMap((record) => [
    ...pageSteps.map((name) => ({ record, name, by: 'page' as const })),
    ...stepNames.map((name) => ({ record, name, by: 'review' as const })),
  ]);

  test.each(all.map((one) => ({ ...one, title: `${one.record.status}, ${one.name} by ${one.by}` })))(
    '$title',
    async ({ record: { id, status }, name, by }) => {
      const { call, history, stored, review } = await signedIn();
      const step = stepFrom(applicationLifecycle, status, name, by);
      const before = { record: await stored(id), history: await history(id) };
      const reason = step?.needsReason ? '坐标有误' : null;
      const taken =
        by === 'page'
          ? dataOrNull(await call(name, name === 'return' ? { id, reason: '坐标有误' } : { id }))
          : await review(id, name, reason).catch(() => null);
      expect(taken === null).toBe(step === null);
      const after = await stored(id);
      const author = { updatedBy: 'admin', updatedByName: '平台管理员', updatedTime: time };
      expect(after).toEqual(step ? { ...before.record, status: step.to, ...author } : before.record);
      expect(by === 'page' ? (taken ?? before.record) : after).toEqual(after);
      const event = { time, by: 'admin', name: '平台管理员', step: name, reason };
      expect(await history(id)).toEqual([...before.history, ...(step ? [event] : [])]);
    },
  );

  test('a refusal states its reason', async () => {
    const { call } = await signedIn();
    expect([
      await call('submit', { id: 'SQ009' }),
      await call('return', { id: 'SQ009', reason: '坐标有误' }),
      await call('return', { id: 'SQ005', reason: ' ' }),
      await call('line', { id: 'SQ001' }),
      await call('submit', { id: 'SQ003' }),
      await call('submit', { id: 'SQ999' }),
    ]).toEqual([
      refused(400, '申报正在评审，不能提交'),
      refused(400, '申报正在评审，不能退回'),
      refused(400, '请填写退回的原因'),
      refused(400, '申报尚未提交，不能上线'),
      refused(400, '申报材料不完整，请补充后再提交'),
      refused(404, '申报不存在或已被删除'),
    ]);
  });
});

test('an application can be edited only as a draft or after it was returned', async () => {
  const { call } = await signedIn();
  const changed = await Promise.all(
    examples.map(async (record) => {
      const values = Object.fromEntries(
        fieldsOf(baseResourcesApplication).map(({ name }) => [name, textOf(record, name)]),
      );
      const answer = await call('update', { ...values, name: `${record.status}改`, id: record.id, version: 1 });
      return [record.status, dataOrNull(answer) !== null];
    }),
  );
  expect(changed.filter(([, isChanged]) => isChanged).map(([status]) => status)).toEqual(['draft', 'returned']);
  expect(await call('update', { ...examples[1], version: 1 })).toEqual(
    refused(400, '申报已提交，不能再修改；退回后可以修改'),
  );
});

test('a passed application becomes an online base with its values; a new application gets the next number', async () => {
  const { call } = await signedIn();
  const passed = applicationRecords.find(({ id }) => id === 'SQ017') as ContentRecord;
  dataOf(await call('line', { id: 'SQ017' }));
  const { list } = dataOf<{ list: ContentRecord[] }>(
    await call('query', { pageNum: 1, pageSize: 5, keyword: textOf(passed, 'name') }, '/home/baseResources'),
  );
  const values = Object.fromEntries(fieldsOf(baseResourcesApplication).map(({ name }) => [name, textOf(passed, name)]));
  expect(list).toEqual([
    {
      ...values,
      grade: '良好（达标）',
      id: '100',
      status: 'online',
      isTop: false,
      isBanner: false,
      createdBy: 'admin',
      createdByName: '平台管理员',
      createdTime: time,
      updatedBy: 'admin',
      updatedByName: '平台管理员',
      updatedTime: time,
      version: 1,
    },
  ]);
  expect(dataOf<ContentRecord>(await call('add', values))).toMatchObject({ id: 'SQ025', status: 'draft' });
});

test('an account without the right to edit takes no step', async () => {
  const { call } = await signedIn('viewer');
  expect(await Promise.all([call('submit', { id: 'SQ001' }), call('return', { id: 'SQ005', reason: '一' })])).toEqual([
    refused(403, `没有操作权限：${applicationsPath}_edit`, 403),
    refused(403, `没有操作权限：${applicationsPath}_edit`, 403),
  ]);
});

test('the seeded histories lead to the seeded states in chronological order', () => {
  for (const { id, status, createdTime, updatedTime } of applicationRecords) {
    const events = applicationEvents.get(id) ?? [];
    const last = events.reduce<string>((state, { step, reason }) => {
      const rows = applicationLifecycle.steps.filter(
        (row) => row.name === step && row.from.some((one) => one === state),
      );
      expect([id, step, rows.length, rows[0]?.needsReason]).toEqual([id, step, 1, reason !== null]);
      return rows[0]?.to ?? state;
    }, 'draft');
    expect([id, last]).toEqual([id, status]);
    const times = [createdTime, ...events.map((event) => event.time)];
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)).toBe(updatedTime);
    expect(updatedTime < '2026-06-01 09:00:00').toBe(true);
  }
});

const dataOrNull = (answer: { status: number; body: unknown }): unknown => {
  const { success, resultData } = answer.body as { success: boolean; resultData: unknown };
  return success ? resultData : null;
};
