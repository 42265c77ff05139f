import { type InferInput, object, optional, parse, picklist, strictObject, string, union } from 'valibot';
import { isRunning } from '#src/domain/consultations/consultation.ts';
import { textOf } from '#src/domain/content/record.ts';
import { maskName } from '#src/domain/users/masks.ts';
import { newPeriod } from '#mocks/calendar/periods.ts';
import { findRecord } from '#mocks/server/records.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { consultationCollection, sequenceCollection } from '#mocks/store/collections.ts';
import type { Store, Transaction } from '#mocks/store/store.ts';
import { currentCalendar } from './calendar.ts';
import { ownerAfterReopening } from './owners.ts';
import { changeConsultation, consultationsPath, findConsultation } from './rows.ts';

const NewConsultation = strictObject({
  title: string(),
  text: string(),
  /** The base or journey that it concerns; none by default. */
  about: optional(object({ path: picklist(['/home/baseResources', '/home/scienceJourney']), id: string() })),
  name: optional(string(), '陆晚晴'),
  phone: optional(string(), '12000366668'),
  email: optional(string(), 'visitor@example.com'),
});
const FurtherMessage = strictObject({ id: string(), text: string() });

/** The input of a visitor of the public site: a new consultation, or with an `id` a further message. */
const VisitorQuestion = union([FurtherMessage, NewConsultation]);
export type VisitorQuestion = InferInput<typeof VisitorQuestion>;

export type ConsultationVisitors = ReturnType<typeof createConsultationVisitors>;

/** Simulates visitors who ask on the public site, for QA and tests (decision 040). `open` writes the seed first. */
export const createConsultationVisitors = (
  store: Store,
  open: (tx: Transaction) => Promise<unknown>,
  now: () => number,
) => ({
  /** Returns the id of the consultation. Throws if the record or the consultation does not exist. */
  ask: (given: VisitorQuestion): Promise<string> =>
    store.transaction(async (tx) => {
      await open(tx);
      const parsed = parse(VisitorQuestion, given);
      return 'id' in parsed ? addVisitorMessage(tx, parsed, now()) : addConsultation(tx, parsed, now());
    }),
});

async function addConsultation(tx: Transaction, given: InferInput<typeof NewConsultation>, now: number) {
  const { title, text, about: chosen, ...contact } = parse(NewConsultation, given);
  const id = await nextId(tx);
  const time = toShanghaiTime(now);
  const by = maskName(contact.name);
  await tx.put(consultationCollection, {
    ...contact,
    id,
    title,
    about: chosen ? { ...chosen, title: await titleOf(tx, chosen) } : null,
    status: 'new',
    owner: null,
    receivedTime: time,
    messages: [{ id: `${id}-1`, kind: 'question', by, time, text }],
    periods: [newPeriod(time, await currentCalendar(tx))],
    events: [{ time, by, what: 'received', about: null, reason: null }],
    updatedTime: time,
    version: 1,
  });
  return id;
}

async function titleOf(tx: Transaction, { path, id }: { path: string; id: string }): Promise<string> {
  const record = await findRecord(tx, path, id);
  if (!record) throw new Error(`mock: there is no record ${id} of ${path}`);
  return textOf(record, 'mainTitle') || textOf(record, 'name');
}

/** Ids are never reused. */
async function nextId(tx: Transaction): Promise<string> {
  const seeded = (await tx.all(consultationCollection)).length + 1;
  const next = (await tx.get(sequenceCollection, consultationsPath))?.next ?? seeded;
  await tx.put(sequenceCollection, { path: consultationsPath, next: next + 1 });
  return String(next);
}

/** Adds a message of the visitor. It reopens an answered or closed consultation and starts a new period. */
async function addVisitorMessage(tx: Transaction, { id, text }: InferInput<typeof FurtherMessage>, now: number) {
  const row = await findConsultation(id, tx);
  const time = toShanghaiTime(now);
  const by = maskName(row.name);
  const question = { id: `${id}-${row.messages.length + 1}`, kind: 'question', by, time, text } as const;
  const messages = [...row.messages, question];
  const event = { what: 'askedAgain' } as const;
  const change = isRunning(row.status)
    ? { messages, event }
    : ({
        messages,
        event,
        status: 'inProgress',
        owner: await ownerAfterReopening(row.owner, tx),
        periods: [...row.periods, newPeriod(time, await currentCalendar(tx))],
      } as const);
  await changeConsultation(row, change, { tx, now, by });
  return id;
}
