import type { contentEndpoints } from '#src/api/endpoints/content.ts';
import { type ContentType, fieldsOf } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Call, ResolversOf } from '../handle.ts';
import { Refusal } from '../refusal.ts';
import { required } from '../session.ts';
import { toShanghaiTime } from '../shanghai-time.ts';
import { baseTable, recordTable, sequenceTable, workTable } from '../tables.ts';
import { selectPage } from './content-query.ts';

type Switch = { id: string; on: boolean };

/** The life of a content type's records (decisions 25, 26, 37, 38). Values are kept byte for byte. */
export function contentResolvers(type: ContentType): ResolversOf<ReturnType<typeof contentEndpoints>> {
  const table = recordTable(type.path);
  const baseFields = fieldsOf(type).filter(({ kind }) => kind === 'baseResource');

  return {
    /** Decision 37: filtered, sorted, one page of it. */
    async query(request, { tx }) {
      const bases = new Map((await tx.all(baseTable)).map(({ id, name }) => [id, name]));
      const records = (await tx.all(table)).map((record) => withBaseNames(record, (id) => bases.get(id)));
      return selectPage(type, records, request);
    },

    /** Decision 38. */
    get: async ({ id }, call) => answer(await find(id, call), call),

    /** Decision 25: a record begins as a draft. */
    async add(values, call) {
      await checkBases(values, call);
      const now = toShanghaiTime(call.now);
      const by = required(call.session).account.account;
      const record: ContentRecord = {
        ...values,
        id: await nextId(call),
        status: 'draft',
        isTop: false,
        isBanner: false,
        createdBy: by,
        createdTime: now,
        updatedBy: by,
        updatedTime: now,
        version: 1,
      };
      return save(record, call);
    },

    /** Decisions 25 and 26: edited in place, a new version each time; a save that is based on an older one is refused. */
    async update({ id, version, ...rest }, call) {
      const values: ContentValues = rest;
      const record = await find(id, call);
      if (record.version !== version) throw new Refusal(409, '内容已被他人修改，请刷新后重试');
      await checkBases(values, call);
      return save({ ...record, ...values, ...touched(call), version: version + 1 }, call);
    },

    /** Decision 25: draft → online ⇄ offline. Going offline clears the flags. */
    async updown({ id, on }: Switch, call) {
      const record = await find(id, call);
      const isOnline = record.status === 'online';
      if (on && isOnline) throw new Refusal(400, '内容已上架，请勿重复操作');
      if (!on && !isOnline) throw new Refusal(400, '内容未上架，不能下架');
      const change = on ? { status: 'online' as const } : { status: 'offline' as const, isTop: false, isBanner: false };
      return save({ ...record, ...change, ...touched(call) }, call);
    },

    /** Decision 25: a flag of online content only. */
    isbanner: ({ id, on }: Switch, call) => setFlag('isBanner', '轮播', id, on, call),

    /** Decision 25: a flag of online content only. */
    istop: ({ id, on }: Switch, call) => setFlag('isTop', '置顶', id, on, call),
  };

  async function setFlag(flag: 'isTop' | 'isBanner', word: string, id: string, on: boolean, call: Call) {
    const record = await find(id, call);
    if (record.status !== 'online') throw new Refusal(400, `只有已上架的内容才能设置${word}`);
    return save({ ...record, [flag]: on, ...touched(call) }, call);
  }

  async function find(id: string, { tx }: Call): Promise<ContentRecord> {
    const record = await tx.get(table, id);
    if (!record) throw new Refusal(404, '内容不存在或已被删除');
    return record;
  }

  async function save(record: ContentRecord, call: Call): Promise<ContentRecord> {
    await call.tx.put(table, record);
    const { updatedBy: account, updatedTime: time } = record;
    await call.tx.put(workTable, { account, path: type.path, recordId: record.id, time });
    return answer(record, call);
  }

  /** Records are answered with the names of the bases whose ids they hold: `homeBase` and `homeBaseName`. */
  async function answer(record: ContentRecord, { tx }: Call): Promise<ContentRecord> {
    const bases = new Map((await tx.all(baseTable)).map(({ id, name }) => [id, name]));
    return withBaseNames(record, (id) => bases.get(id));
  }

  function withBaseNames(record: ContentRecord, nameOf: (id: string) => string | undefined): ContentRecord {
    const names: Record<string, string> = {};
    for (const { name } of baseFields) names[`${name}Name`] = nameOf(textOf(record, name)) ?? '';
    return { ...record, ...names };
  }

  async function checkBases(values: ContentValues, { tx }: Call): Promise<void> {
    for (const { name } of baseFields) {
      if (!(await tx.get(baseTable, values[name] ?? ''))) throw new Refusal(400, '所选基地不存在');
    }
  }

  async function nextId({ tx }: Call): Promise<string> {
    const { next } = (await tx.get(sequenceTable, type.path)) ?? { next: 1 };
    await tx.put(sequenceTable, { path: type.path, next: next + 1 });
    return String(next);
  }
}

const touched = ({ session, now }: Call) => ({
  updatedBy: required(session).account.account,
  updatedTime: toShanghaiTime(now),
});
