import type { Decision } from '#src/domain/approval/decision.ts';
import { isReviewed } from '#src/domain/scoring/kinds.ts';
import type { approvalEndpoints } from '#src/api/endpoints/approval.ts';
import type { contentEndpoints } from '#src/api/endpoints/content.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import { isEditable } from '#src/domain/content/lifecycle.ts';
import { type ContentRecord, textOf } from '#src/domain/content/record.ts';
import type { ContentValues } from '#src/domain/content/rules.ts';
import { stagesOf, withApprovals } from '#mocks/approval/approvals.ts';
import { approvalCondition } from '#mocks/approval/filter.ts';
import { decide, requireApproval } from '#mocks/approval/decide.ts';
import { gradesFor } from '#mocks/scoring/grades.ts';
import { addOwnReviews } from '#mocks/scoring/record-review.ts';
import type { RequestOf } from '#src/api/endpoints/endpoint.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { deleteRecord, findRecord, nextRecordId, putRecord } from '#mocks/server/records.ts';
import { checkVersion } from '#mocks/server/check-version.ts';
import { checkDismissals } from '#mocks/server/dismissals.ts';
import { createPictures } from '#mocks/server/pictures.ts';
import { reasonGiven } from '#mocks/server/reason-given.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { storeAct, timelineOf } from '#mocks/server/revisions.ts';
import { requireSession } from '#mocks/server/session.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { revisionsCollection, workCollection } from '#mocks/store/collections.ts';
import { bringOnline, stepsFor } from './applications.ts';
import { selectPage } from './content-query.ts';
import { createReferences, optionsOf } from './references.ts';

type Switch = { id: string; on: boolean };

type ContentRows = ReturnType<typeof contentEndpoints>;
type ApprovalRows = ReturnType<typeof approvalEndpoints>;

/** The calls of a content type (decisions 009, 010, 067). Values are stored unchanged. */
export function contentResolvers(type: ContentType): ResolversOf<ContentRows & ApprovalRows> {
  const references = createReferences(type);
  const pictures = createPictures(type);

  return {
    /** One page of the filtered and sorted records (decision 010). */
    async query(request, call) {
      const page = await selectPage(type, request, call, {
        grades: type.grades ? await gradesFor(call) : undefined,
        also: await approvalCondition(type, request['approval'], call),
      });
      return { ...page, list: await presented(page.list, call) };
    },

    /** One record (decision 010), with its grade if the list shows grades (decision 036). */
    async get({ id }, call) {
      const record = await answer(await find(id, call), call);
      const graded = type.grades ? { ...record, grade: (await gradesFor(call)).get(id) ?? '' } : record;
      return present(graded, call);
    },

    /** All acts on a record, newest first (decision 021). */
    async revisions({ id }, call) {
      const record = await find(id, call);
      return timelineOf(type, record, type.lifecycle ? await stepsFor(id, call) : [], call.tx);
    },

    /** Records for a picker (decision 010). */
    options: ({ keyword }, { tx }) => optionsOf(type, keyword, tx),

    /** Adds a record as a draft (decision 009). */
    async add(values, call) {
      call.audit({ object: values[type.titleField] ?? '' });
      checkDismissals(values, null, call.session);
      await references.check(values, call.tx);
      await pictures.check(values, call.tx);
      const now = toShanghaiTime(call.now);
      const by = requireSession(call.session).account.account;
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
      return save(record, null, call);
    },

    /** Saves new values as a new version. Refuses a save that is based on an older version (decision 009). */
    async update({ id, version, ...rest }, call) {
      const values: ContentValues = rest;
      const before = await findToChange(id, call);
      if (!isEditable(type, before)) throw new Refusal(400, '申报已提交，不能再修改；退回后可以修改');
      checkVersion(before, version, '内容');
      // A save without changes creates no version.
      if (Object.entries(values).every(([name, value]) => textOf(before, name) === value))
        return present(await answer(before, call), call);
      checkDismissals(values, before, call.session);
      await references.check(values, call.tx);
      await pictures.check(values, call.tx);
      // The new version is not reviewed, so it is not online (decision 067).
      const state = before.status === 'online' && (await stagesOf(type, call.tx)).length > 0 ? offline : {};
      const after = { ...before, ...values, ...state, ...touched(call), version: version + 1 };
      return save(after, before, call);
    },

    /** draft → online ⇄ offline. If the type has `line`, a draft needs it first. Going offline clears the flags (decision 009). */
    async updown({ id, on, reason }, call) {
      const record = await findToChange(id, call);
      const isOnline = record.status === 'online';
      if (on && isOnline) throw new Refusal(400, '内容已上架，请勿重复操作');
      if (!on && !isOnline) throw new Refusal(400, '内容未上架，不能下架');
      if (record.status === 'draft' && type.rights.includes('line')) throw new Refusal(400, '内容尚未上线，请先上线');
      if (on) await requireApproval(type, record, call);
      const change = on ? { status: 'online' as const } : offline;
      return save({ ...record, ...change, ...touched(call) }, record, call, reason);
    },

    /** Brings a draft online for the first time, irreversibly (decision 009). An application becomes a base. */
    async line({ id, reason }, call) {
      if (type.lifecycle) return answer(await bringOnline(call, id, reason), call);
      const record = await findToChange(id, call);
      if (record.status !== 'draft') throw new Refusal(400, '内容已上线过，请使用上架');
      return save({ ...record, status: 'online', ...touched(call) }, record, call, reason);
    },

    /** Only online content has this flag (decision 009). */
    isbanner: ({ id, on }: Switch, call) => setFlag('isBanner', '轮播', id, on, call),

    /** Only online content has this flag (decision 009). */
    istop: ({ id, on }: Switch, call) => setFlag('isTop', '置顶', id, on, call),

    /** Deletes a record and its timeline permanently (decision 009). */
    async del({ id }, call) {
      const record = await answer(await findToChange(id, call), call);
      await deleteRecord(call.tx, type.path, id);
      await call.tx.delete(
        revisionsCollection,
        revisionsCollection.idOf({ path: type.path, recordId: id, revisions: [] }),
      );
      call.audit({ object: titleOf(record), before: references.loggedFields(record), after: null });
      return record;
    },

    approve: (request, call) => review('approve', request, call),
    sendBack: (request, call) => review('sendBack', request, call),
    override: (request, call) => review('override', request, call),
  };

  /** Stores the decision of a reviewer; the record itself is unchanged (decision 067). */
  async function review(
    decision: Decision,
    { id, ...decided }: RequestOf<ApprovalRows['approve']> & { reason?: string },
    call: Call,
  ) {
    const record = await findToChange(id, call);
    await decide(type, record, decision, decided, call);
    const { reason } = decided;
    call.audit({ object: titleOf(record), ...(reason && { before: {}, after: { reason: reason.trim() } }) });
    return present(await answer(record, call), call);
  }

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

  /** Finds a record for a change and names it for the log, which also records refused changes. */
  async function findToChange(id: string, call: Call): Promise<ContentRecord> {
    const record = await find(id, call);
    call.audit({ object: titleOf(record) });
    return record;
  }

  async function save(
    record: ContentRecord,
    before: ContentRecord | null,
    call: Call,
    reason = '',
  ): Promise<ContentRecord> {
    const given = reasonGiven(reason);
    await putRecord(call.tx, type.path, record);
    await storeAct(type, before, record, call.tx);
    await pictures.publish(record, call);
    const { updatedBy: account, updatedTime: time } = record;
    await call.tx.put(workCollection, { account, path: type.path, recordId: record.id, time });
    const saved = await answer(record, call);
    const earlier = before && references.loggedFields(await answer(before, call));
    call.audit({ object: titleOf(record), before: earlier, after: { ...references.loggedFields(saved), ...given } });
    return present(saved, call);
  }

  /** Adds the caller's part in the reviews of records, for reviewed types, and the review before publishing, for those with stages. */
  async function presented(records: readonly ContentRecord[], call: Call): Promise<ContentRecord[]> {
    if (isReviewed(type.path)) return records.map(await addOwnReviews(type.path, call));
    return withApprovals(type, records, call.tx);
  }

  async function present(record: ContentRecord, call: Call): Promise<ContentRecord> {
    return (await presented([record], call))[0] ?? record;
  }

  function titleOf(record: ContentRecord): string {
    return textOf(record, type.titleField);
  }

  async function answer(record: ContentRecord, { tx }: Call): Promise<ContentRecord> {
    return (await references.named([record], tx))[0] ?? record;
  }
}

const offline = { status: 'offline' as const, isTop: false, isBanner: false };

const touched = ({ session, now }: Call) => ({
  updatedBy: requireSession(session).account.account,
  updatedTime: toShanghaiTime(now),
});
