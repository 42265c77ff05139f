import type { ConsultationEvent } from '#src/domain/consultations/consultation.ts';
import { personOf } from '#mocks/server/names.ts';
import type { ConsultationStored } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The message of a version conflict: who changed the consultation, how and when (W3.11). */
export async function conflictMessage({ events }: ConsultationStored, tx: Transaction): Promise<string> {
  // Viewing contact details is not a change.
  const last = events.findLast(({ what }) => what !== 'revealed');
  if (!last) return '咨询已变化，请查看后再处理';
  const time = last.time.slice(0, 16);
  return last.what === 'askedAgain'
    ? `咨询人于${time}补充了内容，请查看后再处理`
    : `该咨询已由${await personOf(last.by, tx)}于${time}${doneWords[last.what]}，请查看后再处理`;
}

const doneWords: Readonly<Record<ConsultationEvent['what'], string>> = {
  received: '收到',
  askedAgain: '补充',
  taken: '接手',
  assigned: '转交',
  unassigned: '退回未分配',
  replied: '答复',
  noted: '备注',
  closed: '关闭',
  reopened: '退回处理',
  revealed: '查看联系方式',
};
