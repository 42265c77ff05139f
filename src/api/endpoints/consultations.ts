import { array, boolean, nullable, object, optional, picklist, string, undefined_ } from 'valibot';
import {
  Consultation,
  ConsultationContact,
  ConsultationCounts,
  ConsultationRow,
  consultationsPath,
  OwnerChoice,
  ReplyTemplate,
} from '#src/domain/consultations/consultation.ts';
import { CalendarChange, WorkCalendar } from '#src/domain/consultations/work-calendar.ts';
import { MarkedDay } from '#src/domain/working-days/due-day.ts';
import { count } from './count.ts';
import { read, write } from './endpoint.ts';
import { refusals } from './refusals.ts';

const Chosen = object({ id: string() });
/** `version` is the one that the person saw: after a newer message or act the call is refused as a conflict. */
const Seen = object({ id: string(), version: count });
const right = consultationsPath;
const seen = { right, refusals: [refusals.conflict] };

/** Consultations (decision 040). The page has no operation rights of its own: everyone who may open it can work on them. */
export const consultationEndpoints = {
  /**
   * One page; overdue ones come first, then by due day. `owner` is an account, `me` or `none`; `due` one of `overdue`, `today`;
   * `waitingSince` a day: unanswered ones that have waited since then or longer.
   */
  query: read({
    path: `${consultationsPath}/query`,
    request: object({
      pageNum: count,
      pageSize: count,
      status: optional(string()),
      owner: optional(string()),
      due: optional(string()),
      from: optional(string()),
      to: optional(string()),
      waitingSince: optional(string()),
      keyword: optional(string()),
      /** The filters of links from statistics (decision 041); `none` selects those without a value. */
      city: optional(string()),
      about: optional(string()),
      visitor: optional(string()),
      progress: optional(string()),
      orderBy: optional(string()),
      desc: optional(boolean()),
    }),
    response: object({ list: array(ConsultationRow), total: count, pageNum: count, pageSize: count }),
    right,
  }),
  get: read({ path: `${consultationsPath}/get`, request: Chosen, response: Consultation, right }),
  counts: read({
    path: `${consultationsPath}/counts`,
    encoding: 'none',
    request: undefined_(),
    response: ConsultationCounts,
    right,
  }),
  /** Accounts that may own a consultation: enabled, and with this page. */
  owners: read({
    path: `${consultationsPath}/owners`,
    encoding: 'none',
    request: undefined_(),
    response: array(OwnerChoice),
    right,
  }),
  /** The caller becomes its owner; a new consultation is then in progress. */
  take: write({ path: `${consultationsPath}/take`, request: Seen, response: Consultation, ...seen }),
  /** Hands it to another account, or back into the queue by null. */
  assign: write({
    path: `${consultationsPath}/assign`,
    request: object({ ...Seen.entries, account: nullable(string()) }),
    response: Consultation,
    ...seen,
  }),
  /** Hands over all open ones of an account, to another one or into the queue. */
  handOver: write({
    path: `${consultationsPath}/handOver`,
    request: object({ from: string(), to: nullable(string()) }),
    response: object({ moved: count }),
    right,
  }),
  /**
   * Answers the visitor: the status becomes answered, and the clock stops. The server replaces `{{咨询人}}` by the visitor’s
   * name in what it sends; answers show it masked. A text with another variable is refused.
   */
  reply: write({
    path: `${consultationsPath}/reply`,
    request: object({ ...Seen.entries, text: string() }),
    response: Consultation,
    ...seen,
  }),
  /** A note for staff. It changes neither status nor clock. */
  note: write({
    path: `${consultationsPath}/note`,
    request: object({ ...Seen.entries, text: string() }),
    response: Consultation,
    ...seen,
  }),
  close: write({ path: `${consultationsPath}/close`, request: Seen, response: Consultation, ...seen }),
  /** From answered or closed back to in progress: a new period begins. */
  reopen: write({
    path: `${consultationsPath}/reopen`,
    request: object({ ...Seen.entries, reason: string() }),
    response: Consultation,
    ...seen,
  }),
  /** Contact details in full. Each call is logged. */
  reveal: read({ path: `${consultationsPath}/reveal`, request: Chosen, response: ConsultationContact, right }),
  /** Contact details in full for a file, with a reason. The call is logged. */
  contacts: read({
    path: `${consultationsPath}/contacts`,
    request: object({ ids: array(string()), reason: string() }),
    response: array(ConsultationContact),
    right,
  }),
};

/** Reply templates. A duplicate name is refused. */
export const replyTemplateEndpoints = {
  query: read({
    path: `${consultationsPath}/templates/query`,
    encoding: 'none',
    request: undefined_(),
    response: array(ReplyTemplate),
    right,
  }),
  add: write({
    path: `${consultationsPath}/templates/add`,
    request: object({ name: string(), text: string() }),
    response: ReplyTemplate,
    right,
    refusals: [refusals.roleTaken],
  }),
  update: write({
    path: `${consultationsPath}/templates/update`,
    request: object({ id: string(), version: count, name: string(), text: string() }),
    response: ReplyTemplate,
    right,
    refusals: [refusals.conflict, refusals.roleTaken],
  }),
  del: write({ path: `${consultationsPath}/templates/del`, request: Chosen, response: ReplyTemplate, right }),
};

/**
 * The calendar of working days (decision 040). A day has one entry of the office: a second one replaces the first. `version` is
 * that of the entry that the person saw, 0 without one: a call with another version is refused as a conflict.
 */
export const calendarEndpoints = {
  get: read({
    path: `${consultationsPath}/calendar/get`,
    request: object({ year: count }),
    response: WorkCalendar,
    right,
  }),
  /** The special days of a year, for everybody: calendars of fields mark them. */
  days: read({
    path: `${consultationsPath}/calendar/days`,
    request: object({ year: count }),
    response: array(MarkedDay),
  }),
  save: write({
    path: `${consultationsPath}/calendar/save`,
    request: object({ day: string(), kind: picklist(['free', 'worked']), name: string(), version: count }),
    response: CalendarChange,
    ...seen,
  }),
  /** Deletes an entry of the office; days of the state cannot be deleted, only overridden. */
  del: write({
    path: `${consultationsPath}/calendar/del`,
    request: object({ day: string(), version: count }),
    response: CalendarChange,
    ...seen,
  }),
};
