import type { contentEndpoints } from '#src/api/endpoints/content.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { deleteRecord, findRecord, nextRecordId, putRecord } from '#mocks/server/records.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { required } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { revisionsCollection, workCollection } from '#mocks/store/collections.ts';
import { selectPage } from './content-query.ts';
import { createReferences, optionsOf } from './references.ts';
import { keepRevision, revisionsOf } from './revisions.ts';

type Switch = { id: string; on: boolean };

/** The life of a content type's records (decisions 009, 010). Values are kept byte for byte. */
export function contentResolvers(type: ContentType): ResolversOf<ReturnType<typeof contentEndpoints>> {
  const references = createReferences(type);

  return {
    /** Decision 010: filtered, sorted, one page of it. */
    query: (request, { tx }) => selectPage(type, request, tx),

    /** Decision 010. */
    get: async ({ id }, call) => answer(await find(id, call), call),

    /** Decision 021: every save, the newest first. */
    revisions: async ({ id }, call) => [...(await revisionsOf(type, await find(id, call), call.tx))].reverse(),

    /** Decision 010. */
    options: ({ keyword }, { tx }) => optionsOf(type, keyword, tx),

    /** Decision 009: a record begins as a draft. */
    async add(values, call) {
      call.audit({ object: values[type.titleField] ?? '' });
      await references.check(values, call.tx);
      const now = toShanghaiTime(call.now);
      const by = required(call.session).account.account;
      const record: ContentRecord = {
        ...values,
        id: await nextRecordId(call.tx, type.path),
        status: 'draft',
        isTop: false,
        isBanner: false,
        createdBy: by,
        createdTime: now,
        updatedBy: by,
        updatedTime: now,
        version: 1,
      };
      await keepRevision(type, null, record, call.tx);
      return save(record, null, call);
    },

    /** Decision 009: edited in place, a new version each time; a save that is based on an older one is refused. */
    async update({ id, version, ...rest }, call) {
      const values: ContentValues = rest;
      const before = await findToChange(id, call);
      if (before.version !== version) throw new Refusal(409, '内容已被他人修改，请刷新后重试');
      // What changes nothing is no revision.
      if (Object.entries(values).every(([name, value]) => textOf(before, name) === value)) return answer(before, call);
      await references.check(values, call.tx);
      const after = { ...before, ...values, ...touched(call), version: version + 1 };
      await keepRevision(type, before, after, call.tx);
      return save(after, before, call);
    },

    /** Decision 009: draft → online ⇄ offline, after `line` where there is one. Going offline clears the flags. */
    async updown({ id, on }: Switch, call) {
      const record = await findToChange(id, call);
      const isOnline = record.status === 'online';
      if (on && isOnline) throw new Refusal(400, '内容已上架，请勿重复操作');
      if (!on && !isOnline) throw new Refusal(400, '内容未上架，不能下架');
      if (record.status === 'draft' && type.rights.includes('line')) throw new Refusal(400, '内容尚未上线，请先上线');
      const change = on ? { status: 'online' as const } : { status: 'offline' as const, isTop: false, isBanner: false };
      return save({ ...record, ...change, ...touched(call) }, record, call);
    },

    /** Decision 009: the first step online, one way. */
    async line({ id }, call) {
      const record = await findToChange(id, call);
      if (record.status !== 'draft') throw new Refusal(400, '内容已上线过，请使用上架');
      return save({ ...record, status: 'online', ...touched(call) }, record, call);
    },

    /** Decision 009: a flag of online content only. */
    isbanner: ({ id, on }: Switch, call) => setFlag('isBanner', '轮播', id, on, call),

    /** Decision 009: a flag of online content only. */
    istop: ({ id, on }: Switch, call) => setFlag('isTop', '置顶', id, on, call),

    /** Decision 009: final, with all that was kept of the record. */
    async del({ id }, call) {
      const record = await answer(await findToChange(id, call), call);
      await deleteRecord(call.tx, type.path, id);
      await call.tx.delete(
        revisionsCollection,
        revisionsCollection.idOf({ path: type.path, recordId: id, revisions: [] }),
      );
      call.audit({ object: titleOf(record), before: references.told(record), after: null });
      return record;
    },
  };

  async function setFlag(flag: 'isTop' | 'isBanner', word: string, id: string, on: boolean, call: Call) {
    const record = await findToChange(id, call);
    if (record.status !== 'online') throw new Refusal(400, `只有已上架的内容才能设置${word}`);
    return save({ ...record, [flag]: on, ...touched(call) }, record, call);
  }

  async function find(id: string, { tx }: Call): Promise<ContentRecord> {
    const record = await findRecord(tx, type.path, id);
    if (!record) throw new Refusal(404, '内容不存在或已被删除');
    return record;
  }

  /** A record that is to be changed: the log names it, whatever becomes of the change. */
  async function findToChange(id: string, call: Call): Promise<ContentRecord> {
    const record = await find(id, call);
    call.audit({ object: titleOf(record) });
    return record;
  }

  async function save(record: ContentRecord, before: ContentRecord | null, call: Call): Promise<ContentRecord> {
    await putRecord(call.tx, type.path, record);
    const { updatedBy: account, updatedTime: time } = record;
    await call.tx.put(workCollection, { account, path: type.path, recordId: record.id, time });
    const saved = await answer(record, call);
    const earlier = before && references.told(await answer(before, call));
    call.audit({ object: titleOf(record), before: earlier, after: references.told(saved) });
    return saved;
  }

  function titleOf(record: ContentRecord): string {
    return textOf(record, type.titleField);
  }

  async function answer(record: ContentRecord, { tx }: Call): Promise<ContentRecord> {
    return (await references.named([record], tx))[0] ?? record;
  }
}

const touched = ({ session, now }: Call) => ({
  updatedBy: required(session).account.account,
  updatedTime: toShanghaiTime(now),
});
