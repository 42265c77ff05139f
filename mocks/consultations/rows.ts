import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { ConsultationEvent } from '#src/domain/consultations/consultation.ts';
import type { Call } from '#mocks/server/handle.ts';
import { Refusal } from '#mocks/server/refusal.ts';
import { requireSession } from '#mocks/server/session.ts';
import { excerptOf } from '#mocks/comments/excerpts.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { consultationCollection, type ConsultationStored } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';

export { consultationsPath };

export async function findConsultation(id: string, tx: Transaction): Promise<ConsultationStored> {
  const row = await tx.get(consultationCollection, id);
  if (!row) throw new Refusal(404, '咨询不存在');
  return row;
}

/** Finds the consultation of an act and names it for the log, which also records refused acts. */
export async function findConsultationForAct(id: string, call: Call): Promise<ConsultationStored> {
  const row = await findConsultation(id, call.tx);
  call.audit({ object: excerptOf(row.title) });
  return row;
}

/** The change that an act makes. Account and time are added to its event. */
export interface Change extends Partial<ConsultationStored> {
  event: Pick<ConsultationEvent, 'what'> & Partial<ConsultationEvent>;
}

/** Stores a change, increments the version, and adds the event to the history. */
export async function changeConsultation(
  before: ConsultationStored,
  { event, ...change }: Change,
  { tx, now, by }: { tx: Transaction; now: number; by: string },
): Promise<ConsultationStored> {
  const time = toShanghaiTime(now);
  const row: ConsultationStored = {
    ...before,
    ...change,
    events: [...before.events, { time, by, about: null, reason: null, ...event }],
    updatedTime: time,
    version: before.version + 1,
  };
  await tx.put(consultationCollection, row);
  return row;
}

export const accountOf = ({ session }: Call): string => requireSession(session).account.account;
