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

/** A waiting task: the start of the wait, and the due day if it has one. */
interface Task {
  since: string;
  due?: string;
}

/** Counts the waiting tasks of one kind (product 13.1). Null if there are none. */
export async function waitingOf(wait: Wait, call: Call): Promise<WaitingEntry | null> {
  const { path, status, own } = wait;
  const tasks = await tasksOf(wait, call);
  const oldest = tasks.reduce<string | null>(
    (first, { since }) => (first === null || since < first ? since : first),
    null,
  );
  if (oldest === null) return null;
  const createdBy = requireSession(call.session).account.account;
  const today = toShanghaiTime(call.now).slice(0, 10);
  const late = tasks.filter(({ due }) => due !== undefined && due < today).length;
  const dueToday = tasks.filter(({ due }) => due === today).length;
  return {
    path,
    status,
    count: tasks.length,
    oldest,
    ...(own ? { createdBy } : {}),
    ...(late > 0 ? { late } : {}),
    ...(dueToday > 0 ? { dueToday } : {}),
  };
}

async function tasksOf(wait: Wait, call: Call): Promise<readonly Task[]> {
  if (wait.status === 'toScore')
    return (await allPanels(call.tx))
      .filter((panel) => isWaiting(ownStateIn(panel, call) ?? 'closed'))
      .map(({ review: { updatedTime, due } }) => ({ since: updatedTime, due }));
  return (await timesOf(wait.status, wait, call)).map((since) => ({ since }));
}

/** The start of the wait of each task without a due day of its own. */
async function timesOf(status: Exclude<Wait['status'], 'toScore'>, wait: Wait, call: Call): Promise<readonly string[]> {
  switch (status) {
    case 'toDecide':
      return (await waitingForDecision(await allPanels(call.tx), call)).flatMap((panel) => completeTimeOf(panel) ?? []);
    case 'pending':
      return (await call.tx.all(commentCollection))
        .filter((comment) => comment.status === 'pending')
        .map(({ time }) => time);
    case 'overdue':
    case 'dueToday':
    case 'unread':
      return consultationTimes(status, call);
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
