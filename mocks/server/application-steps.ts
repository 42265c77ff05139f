import { applicationsPath } from '#src/domain/scoring/kinds.ts';
import { baseResources } from '#src/domain/content/types/base-resources.ts';
import { type RecordStep, type StepEvent, stepFrom, type StepName } from '#src/domain/content/lifecycle.ts';
import { type ContentRecord, type RecordStatus, textOf } from '#src/domain/content/record.ts';
import { valuesOf } from '#src/domain/content/values.ts';
import { applicationLifecycle } from '#src/domain/scoring/application-steps.ts';
import { applicationEventsAt } from '#mocks/seed/content/applications.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { stepsCollection, type StepsRow, workCollection } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import type { Call } from './handle.ts';
import { findRecord, nextRecordId, putRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { requireSession } from './session.ts';
import { storedSeed } from './stored-seed.ts';

/** The steps of an application, oldest first. The first one is its creation. */
export async function historyOf({ id, createdBy, createdTime }: ContentRecord, tx: Transaction): Promise<StepEvent[]> {
  const events = (await tx.get(stepsCollection, id))?.events ?? (await seededEvents(id, tx));
  return [{ time: createdTime, by: createdBy, step: 'add', reason: null }, ...events];
}

const seededEvents = async (id: string, tx: Transaction): Promise<readonly StepEvent[]> =>
  applicationEventsAt((await storedSeed(tx)).start).get(id) ?? [];

export async function findApplication(id: string, tx: Transaction): Promise<ContentRecord> {
  const record = await findRecord(tx, applicationsPath, id);
  if (!record) throw new Refusal(404, '申报不存在或已被删除');
  return record;
}

/**
 * Takes a step of an application (decision 035): refuses steps that the lifecycle does not allow, and stores state and
 * history. The caller checks the right and describes the step for the log.
 */
export async function stepApplication(
  call: Call,
  id: string,
  name: StepName,
  reason: string | null = null,
  by: RecordStep['by'] = 'review',
): Promise<ContentRecord> {
  const before = await findApplication(id, call.tx);
  const step = stepFrom(applicationLifecycle, before.status, name, by);
  if (!step) throw new Refusal(400, `申报${stateNames[before.status]}，不能${stepNames[name]}`);
  const givenReason = reason?.trim() ?? '';
  if (step.needsReason && givenReason === '') throw new Refusal(400, `请填写${stepNames[name]}的原因`);
  if (name === 'submit' && applicationLifecycle.lacks(before).length > 0)
    throw new Refusal(400, '申报材料不完整，请补充后再提交');
  const account = requireSession(call.session).account.account;
  const time = toShanghaiTime(call.now);
  const [, ...events] = await historyOf(before, call.tx);
  const after = { ...before, status: step.to, updatedBy: account, updatedTime: time };
  await putRecord(call.tx, applicationsPath, after);
  await call.tx.put(stepsCollection, {
    id,
    events: [...events, { time, by: account, step: name, reason: givenReason || null }],
  });
  await call.tx.put(workCollection, { account, path: applicationsPath, recordId: id, time });
  return after;
}

/** Brings a passed application online by creating a base with its values (decision 035). */
export async function lineApplication(call: Call, id: string) {
  const application = await stepApplication(call, id, 'line', null, 'page');
  const { updatedBy: by, updatedTime: time } = application;
  const base: ContentRecord = {
    ...valuesOf(baseResources, application),
    id: await nextRecordId(call.tx, baseResources.path),
    status: 'online',
    isTop: false,
    isBanner: false,
    createdBy: by,
    createdTime: time,
    updatedBy: by,
    updatedTime: time,
    version: 1,
  };
  await putRecord(call.tx, baseResources.path, base);
  const became = { base: base.id, applicant: application.createdBy };
  await call.tx.put(stepsCollection, { ...((await call.tx.get(stepsCollection, id)) as StepsRow), became });
  await call.tx.put(workCollection, { account: by, path: baseResources.path, recordId: base.id, time });
  return { application, base };
}

export const titleOf = (application: ContentRecord): string => textOf(application, baseResources.titleField);

/** The names of states and steps in refusals. */
const stateNames: Readonly<Record<RecordStatus, string>> = {
  draft: '尚未提交',
  submitted: '已提交',
  scoring: '正在评审',
  passed: '已通过评审',
  returned: '已退回',
  online: '已上线',
  offline: '已下架',
};

const stepNames: Readonly<Record<StepName, string>> = {
  submit: '提交',
  appoint: '组建评审组',
  pass: '通过',
  return: '退回',
  line: '上线',
};
