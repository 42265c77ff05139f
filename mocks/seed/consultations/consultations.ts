import type { ConsultationEvent, Message, ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import type { Calendar } from '#src/domain/working-days/calendar.ts';
import { addDays } from '#src/domain/working-days/days.ts';
import { maskName } from '#src/domain/users/masks.ts';
import { calendarWith } from '#mocks/calendar/calendar.ts';
import { answeredPeriod, newPeriod } from '#mocks/calendar/periods.ts';
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
  const today = toShanghaiTime(now).slice(0, 10);
  const latest = toShanghaiTime(now - 60_000);
  const day = 'day' in plan.received ? plan.received.day : addDays(today, -plan.received.before);
  // No time of the seed is in the future.
  const at = (after: number, second: number) => earlier(`${addDays(day, after)} ${clockOf(second)}`, latest);
  const received = at(0, plan.second);
  const { happened, periods } = lifeOf(plan, received, at, calendar);
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

/** The events of a consultation, oldest first, and its periods. */
function lifeOf(
  { matter, name, owner, status, answeredAfter, reopened }: Plan,
  received: string,
  at: (after: number, second: number) => string,
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
  const takenTime = later(received, at(answeredAfter === 0 ? 0 : 1, 9 * 3600));
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
  const answeredTime = later(takenTime, at(answeredAfter, 16 * 3600));
  const happened = [asked, taken, ...noted, reply(answeredTime, matter.answer)];
  const answered = answeredPeriod(first, answeredTime, calendar);
  if (status === 'answered') return { happened, periods: [answered] };
  const closedTime = (after: number) => later(answeredTime, at(answeredAfter + after, 17 * 3600));
  if (reopened === null)
    return { happened: [...happened, { time: closedTime(1), event: { what: 'closed', by } }], periods: [answered] };
  const reopenedTime = closedTime(1);
  const againTime = closedTime(2);
  return {
    happened: [
      ...happened,
      { time: reopenedTime, event: { what: 'reopened', by, reason: reopened } },
      reply(againTime, matter.more?.answer ?? `补充说明：${matter.answer}`),
      { time: closedTime(3), event: { what: 'closed', by } },
    ],
    periods: [answered, answeredPeriod(newPeriod(reopenedTime, calendar), againTime, calendar)],
  };
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a < b ? b : a);

/** A second of the day as `HH:mm:ss`. */
const clockOf = (second: number): string => new Date(second * 1000).toISOString().slice(11, 19);
