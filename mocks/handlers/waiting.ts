import { isWaiting } from '#src/domain/scoring/review.ts';
import type { Wait, WaitingEntry } from '#src/domain/work/waiting.ts';
import { allPanels, completeTimeOf } from '#mocks/scoring/panels.ts';
import { ownStateIn, waitingForDecision } from '#mocks/scoring/answers.ts';
import { matching } from '#mocks/consultations/query.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { commentCollection, consultationCollection } from '#mocks/store/collections.ts';
import type { Call } from '#mocks/server/handle.ts';
import { allRecords } from '#mocks/server/records.ts';
import { requireSession } from '#mocks/server/session.ts';

/** Counts the waiting tasks of one kind (product 13.1). Null if there are none. */
export async function waitingOf(wait: Wait, call: Call): Promise<WaitingEntry | null> {
  const { path, status, own } = wait;
  const times = await timesOf(wait, call);
  const oldest = times.reduce<string | null>((first, time) => (first === null || time < first ? time : first), null);
  if (oldest === null) return null;
  const createdBy = requireSession(call.session).account.account;
  return { path, status, count: times.length, oldest, ...(own ? { createdBy } : {}) };
}

/** The start of the wait of each task. */
async function timesOf(wait: Wait, call: Call): Promise<readonly string[]> {
  switch (wait.status) {
    case 'toScore':
      return (await allPanels(call.tx))
        .filter((panel) => isWaiting(ownStateIn(panel, call) ?? 'closed'))
        .map(({ review }) => review.updatedTime);
    case 'toDecide':
      return (await waitingForDecision(await allPanels(call.tx), call)).flatMap((panel) => completeTimeOf(panel) ?? []);
    case 'pending':
      return (await call.tx.all(commentCollection))
        .filter(({ status }) => status === 'pending')
        .map(({ time }) => time);
    case 'overdue':
    case 'dueToday':
    case 'unread':
      return consultationTimes(wait.status, call);
    default:
      return recordTimes(wait, call);
  }
}

async function consultationTimes(status: 'overdue' | 'dueToday' | 'unread', { now, tx }: Call): Promise<string[]> {
  const filters = { overdue: { due: 'overdue' }, dueToday: { due: 'today' }, unread: { status: 'new', due: 'later' } };
  const today = toShanghaiTime(now).slice(0, 10);
  const rows = await tx.all(consultationCollection);
  return matching(rows, filters[status], { me: '', today }).map(({ receivedTime }) => receivedTime);
}

async function recordTimes({ path, status, own }: Wait, { session, tx }: Call): Promise<readonly string[]> {
  const { account } = requireSession(session).account;
  return (await allRecords(tx, path))
    .filter((record) => record.status === status && (!own || record.createdBy === account))
    .map(({ createdTime, updatedTime }) => (status === 'draft' ? createdTime : updatedTime));
}
