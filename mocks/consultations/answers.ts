import {
  type Consultation,
  type ConsultationRow,
  isRunning,
  type Officer,
} from '#src/domain/consultations/consultation.ts';
import type { Calendar } from '#src/domain/working-days/calendar.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { withVisitor } from '#src/domain/consultations/reply-template.ts';
import { maskEmail, maskName, maskPhone } from '#src/domain/users/masks.ts';
import { excerptOf } from '#mocks/comments/excerpts.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { accountCollection, type ConsultationStored } from '#mocks/store/collections.ts';
import type { Transaction } from '#mocks/store/store.ts';
import { currentCalendar } from './calendar.ts';
import { lastPeriod, periodAt } from './periods.ts';

/** Converts stored consultations to answers: masked, with values that depend on calendar and clock. */
export interface Presenter {
  today: string;
  toRow: (row: ConsultationStored) => ConsultationRow;
  toConsultation: (row: ConsultationStored) => Consultation;
}

export async function createPresenter(tx: Transaction, now: number): Promise<Presenter> {
  const calendar = await currentCalendar(tx);
  const names = new Map((await tx.all(accountCollection)).map(({ account, name }) => [account, name]));
  const ownerOf = (account: string | null): Officer | null =>
    account === null ? null : { account, name: names.get(account) ?? account };
  const toRow = (row: ConsultationStored) => rowOf(row, ownerOf(row.owner), now, calendar);
  return {
    today: dayOf(toShanghaiTime(now)),
    toRow,
    toConsultation: (row) => ({
      ...toRow(row),
      phone: maskPhone(row.phone),
      email: maskEmail(row.email),
      // The visitor reads the name in full; every answer masks it.
      messages: row.messages.map((one) =>
        one.kind === 'reply' ? { ...one, text: withVisitor(one.text, maskName(row.name)) } : one,
      ),
      periods: row.periods.map((period) => periodAt(period, now, calendar)),
      dueDay: lastPeriod(row).dueDay,
      events: [...row.events],
      people: namedIn(row).flatMap((account) => {
        const name = names.get(account);
        return name ? [{ account, name }] : [];
      }),
    }),
  };
}

/** The accounts in a consultation: authors, actors and owners. */
const namedIn = ({ messages, events }: ConsultationStored): readonly string[] => [
  ...new Set([...messages, ...events].flatMap((one) => ('about' in one && one.about ? [one.by, one.about] : [one.by]))),
];

function rowOf(row: ConsultationStored, owner: Officer | null, now: number, calendar: Calendar): ConsultationRow {
  const { id, title, about, status, receivedTime, updatedTime, version } = row;
  const { due, missingYears } = lastPeriod(row).dueDay;
  return {
    id,
    title,
    about,
    name: maskName(row.name),
    question: excerptOf(row.messages.findLast(({ kind }) => kind === 'question')?.text ?? ''),
    status,
    owner,
    receivedTime,
    due,
    isOverdue: isRunning(status) && due < dayOf(toShanghaiTime(now)),
    lateDays: row.periods.reduce((sum, period) => sum + periodAt(period, now, calendar).lateDays, 0),
    missingYear: missingYears[0] ?? null,
    updatedTime,
    version,
  };
}
