import { array, boolean, type InferOutput, nullable, object, optional, picklist, string } from 'valibot';
import { count } from '#src/domain/count.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { DueDay } from '#src/domain/working-days/due-day.ts';

export { calendarPath, consultationsPath } from './paths.ts';

/** new → inProgress → answered → closed, and back to inProgress, which starts a new period (decision 040). */
export const consultationStatuses = ['new', 'inProgress', 'answered', 'closed'] as const;
export type ConsultationStatus = (typeof consultationStatuses)[number];

/** The states in which the clock runs. */
export const isRunning = (status: ConsultationStatus): boolean => status === 'new' || status === 'inProgress';

/** The number of working days within which a consultation is to be answered (decision 040). */
export const workingDaysToAnswer = 5;

/** A person of the office. `name` is the person’s own. */
export const Officer = object({ account: string(), name: string() });
export type Officer = InferOutput<typeof Officer>;

/** An officer who may own consultations, with how many they have open. */
export const OwnerChoice = object({ ...Officer.entries, open: count });
export type OwnerChoice = InferOutput<typeof OwnerChoice>;

/** What a consultation is about: a base or a journey. */
export const About = object({
  path: picklist(['/home/baseResources', '/home/scienceJourney']),
  id: string(),
  title: string(),
});
export type About = InferOutput<typeof About>;

/** `question` comes from the visitor, `reply` goes to the visitor, `note` is for staff alone. */
export const Message = object({
  id: string(),
  kind: picklist(['question', 'reply', 'note']),
  /** An account; for a question the masked name. */
  by: string(),
  time: string(),
  text: string(),
});
export type Message = InferOutput<typeof Message>;

/**
 * From receipt, reopening or a further question to the answer. `lateDays` are the working days from the due day until the
 * answer, or until now; a closed consultation keeps them.
 */
export const Period = object({ from: string(), due: string(), answeredTime: nullable(string()), lateDays: count });
export type Period = InferOutput<typeof Period>;

/** Whether an answer came after the due day, even on a free day when no working day was lost (W3.7). */
export const isAnsweredLate = (due: string, answeredTime: string | null): boolean =>
  answeredTime !== null && dayOf(answeredTime) > due;

/** A row of the list. Contact details are masked (decision 025). Times are `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
export const ConsultationRow = object({
  id: string(),
  title: string(),
  about: nullable(About),
  name: string(),
  /** The beginning of the visitor’s latest message in one line, with masked numbers. */
  question: optional(string(), ''),
  status: picklist(consultationStatuses),
  owner: nullable(Officer),
  receivedTime: string(),
  /** The due day of the present period, or of the last one. */
  due: string(),
  /** It is unanswered and past its due day. */
  isOverdue: boolean(),
  /** The sum of the late working days of all periods. */
  lateDays: count,
  /** A year that the due day needed has no published calendar. */
  missingYear: nullable(count),
  updatedTime: string(),
  /** Grows with each change, also when the visitor writes. */
  version: count,
});
export type ConsultationRow = InferOutput<typeof ConsultationRow>;

const consultationSteps = [
  'received',
  'askedAgain',
  'taken',
  'assigned',
  'unassigned',
  'replied',
  'noted',
  'closed',
  'reopened',
  'revealed',
] as const;

/** An event in the history of a consultation. `askedAgain` is a further message of the visitor. `about` is an account. */
export const ConsultationEvent = object({
  time: string(),
  by: string(),
  what: picklist(consultationSteps),
  about: nullable(string()),
  reason: nullable(string()),
});
export type ConsultationEvent = InferOutput<typeof ConsultationEvent>;

/** A consultation with its messages, oldest first. `dueDay` explains the present period, or the last one. */
export const Consultation = object({
  ...ConsultationRow.entries,
  phone: string(),
  email: string(),
  messages: array(Message),
  periods: array(Period),
  dueDay: DueDay,
  events: array(ConsultationEvent),
  /** The persons that messages and events name by their accounts, as far as the server knows them. */
  people: optional(array(Officer), []),
});
export type Consultation = InferOutput<typeof Consultation>;

/** Contact details in full. */
export const ConsultationContact = object({ id: string(), name: string(), phone: string(), email: string() });
export type ConsultationContact = InferOutput<typeof ConsultationContact>;

/** `open` are new and in progress; `overdue` and `today` are those of them that are late, and due today. */
export const ConsultationCounts = object({
  new: count,
  inProgress: count,
  answered: count,
  closed: count,
  open: count,
  mine: count,
  unassigned: count,
  overdue: count,
  today: count,
});
export type ConsultationCounts = InferOutput<typeof ConsultationCounts>;

/** A text to reply with. Its variables are written `{{name}}`. */
export const ReplyTemplate = object({ id: string(), name: string(), text: string(), version: count });
export type ReplyTemplate = InferOutput<typeof ReplyTemplate>;

export const longestMessage = 5000;

/** The length of a message as the server counts it: in code points. */
export const messageLength = (text: string): number => [...text.trim()].length;
export const longestReason = 200;
