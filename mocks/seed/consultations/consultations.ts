import type { ConsultationEvent, Message, ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import type { Calendar } from '#src/domain/working-days/calendar.ts';
import { addDays, yearOf } from '#src/domain/working-days/days.ts';
import { maskName } from '#src/domain/users/masks.ts';
import { calendarWith } from '#mocks/calendar/calendar.ts';
import { answeredPeriod, newPeriod } from '#mocks/calendar/periods.ts';
import { day, isWorkday, workedBefore } from '#mocks/seed/shared/time.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import type { ConsultationStored, StoredPeriod } from '#mocks/store/collections.ts';
import { consultationPlans, type Plan } from './plans.ts';
import { replyTemplateTexts } from './texts.ts';

export { consultationPlans };

/** The seeded consultations at a given moment: the open ones are a few days old. */
export const consultationRowsAt = (now: number): readonly ConsultationStored[] => {
  const calendar = calendarWith([]);
  return consultationPlans.map((plan, index) => rowOf(plan, String(index + 1), now, calendar));
};

export const replyTemplateRows: readonly ReplyTemplate[] = replyTemplateTexts.map(([name, text], index) => ({
  id: String(index + 1),
  name,
  text,
  version: 1,
}));

interface Happened {
  time: string;
  message?: Omit<Message, 'id'>;
  event: Pick<ConsultationEvent, 'what' | 'by'> & Partial<ConsultationEvent>;
}

function rowOf(plan: Plan, id: string, now: number, calendar: Calendar): ConsultationStored {
  const { received, times } = timesOf(plan, now);
  const { happened, periods } = lifeOf(plan, received, times, calendar);
  const updatedTime = happened.at(-1)?.time ?? received;
  return {
    id,
    title: plan.matter.title,
    about: plan.about,
    name: plan.name,
    phone: plan.phone,
    email: plan.email,
    status: plan.status,
    owner: plan.owner,
    receivedTime: received,
    messages: happened
      .flatMap(({ message }) => message ?? [])
      .map((message, index) => ({ id: `${id}-${index + 1}`, ...message })),
    periods,
    events: happened.map(({ time, event }) => ({ time, about: null, reason: null, ...event })),
    updatedTime,
    version: happened.length,
  };
}

/**
 * The times of the receipt and of the acts of the office after it. A consultation that the office had no time to work on since
 * was received on an earlier day.
 */
function timesOf(plan: Plan, now: number): { received: string; times: readonly string[] } {
  if ('minutes' in plan.received) return { received: toShanghaiTime(now - plan.received.minutes * 60_000), times: [] };
  let from = receivedDay(plan.received, toShanghaiTime(now).slice(0, 10));
  for (;;) {
    const received = `${from} ${clockOf(plan.second)}`;
    const times = officeTimes(plan, received, now);
    if (times) return { received, times };
    from = addDays(from, -1);
  }
}

/** The number of days from the receipt to each act of the office: taking, answering, then closing, or reopening as well. */
function actDays({ status, answeredAfter, reopened }: Plan): readonly number[] {
  if (status === 'new') return [];
  if (answeredAfter === null) return [1];
  const answered = [Math.min(answeredAfter, 1), answeredAfter];
  if (status === 'answered') return answered;
  return [...answered, ...(reopened === null ? [1] : [1, 2, 3]).map((later) => answeredAfter + later)];
}

/**
 * Times at which the office acts, each later than the one before, at different seconds of the working hours. Days off are moved
 * to the next working day, and times in the future to the last hour of work. Null if there was no such time.
 */
function officeTimes(plan: Plan, received: string, now: number): readonly string[] | null {
  const { second } = plan;
  const latest = toShanghaiTime(workedBefore(now, 0.01 + (second % 997) / 10_000));
  const times: string[] = [];
  let before = received;
  for (const [index, days] of actDays(plan).entries()) {
    const seconds = 8.5 * 3600 + ((second * 31 + (index + 1) * 7919) % (8.5 * 3600));
    const earliest = later(addDays(received.slice(0, 10), days), before.slice(0, 10));
    let from = Date.parse(`${earliest}T00:00:00+08:00`);
    const time = () => `${toShanghaiTime(from).slice(0, 10)} ${clockOf(seconds)}`;
    while (!isWorkday(from) || time() <= before) from += day;
    const act = earlier(time(), latest);
    if (act <= before) return null;
    times.push(act);
    before = act;
  }
  return times;
}

function receivedDay(received: Plan['received'], today: string): string {
  if ('before' in received) return addDays(today, -received.before);
  if ('minutes' in received) return today;
  const ofThisYear = `${today.slice(0, 4)}-${received.monthDay}`;
  // Three weeks later they are all answered.
  return addDays(ofThisYear, 21) < today ? ofThisYear : `${yearOf(today) - 1}-${received.monthDay}`;
}

/** The events of a consultation, oldest first, and its periods. */
function lifeOf(
  { matter, name, owner, status, answeredAfter, reopened }: Plan,
  received: string,
  times: readonly string[],
  calendar: Calendar,
): { happened: readonly Happened[]; periods: readonly StoredPeriod[] } {
  const visitor = maskName(name);
  const by = owner ?? '';
  const asked: Happened = {
    time: received,
    message: { kind: 'question', by: visitor, time: received, text: matter.question },
    event: { what: 'received', by: visitor },
  };
  const first = newPeriod(received, calendar);
  if (status === 'new') return { happened: [asked], periods: [first] };
  const [takenTime = '', answeredTime = '', nextTime = '', againTime = '', closedTime = ''] = times;
  const taken: Happened = { time: takenTime, event: { what: 'taken', by } };
  const noted: readonly Happened[] = matter.note
    ? [
        {
          time: takenTime,
          message: { kind: 'note', by, time: takenTime, text: matter.note },
          event: { what: 'noted', by },
        },
      ]
    : [];
  if (answeredAfter === null) return { happened: [asked, taken, ...noted], periods: [first] };

  const reply = (time: string, text: string): Happened => ({
    time,
    message: { kind: 'reply', by, time, text },
    event: { what: 'replied', by },
  });
  const happened = [asked, taken, ...noted, reply(answeredTime, matter.answer)];
  const answered = answeredPeriod(first, answeredTime, calendar);
  if (status === 'answered') return { happened, periods: [answered] };
  if (reopened === null)
    return { happened: [...happened, { time: nextTime, event: { what: 'closed', by } }], periods: [answered] };
  return {
    happened: [
      ...happened,
      { time: nextTime, event: { what: 'reopened', by, reason: reopened } },
      reply(againTime, matter.more?.answer ?? `补充说明：${matter.answer}`),
      { time: closedTime, event: { what: 'closed', by } },
    ],
    periods: [answered, answeredPeriod(newPeriod(nextTime, calendar), againTime, calendar)],
  };
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a < b ? b : a);

/** A second of the day as `HH:mm:ss`. */
const clockOf = (second: number): string => new Date(second * 1000).toISOString().slice(11, 19);
