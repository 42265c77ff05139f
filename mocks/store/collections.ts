import type { Comment, ModerationStep } from '#src/domain/comments/comment.ts';
import type { Consultation, Message, ReplyTemplate } from '#src/domain/consultations/consultation.ts';
import type { CalendarDay } from '#src/domain/consultations/work-calendar.ts';
import type { DueDay } from '#src/domain/working-days/due-day.ts';
import type { OfficeWord } from '#src/domain/checks/office-word.ts';
import type { WatchWord } from '#src/domain/comments/watch-word.ts';
import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Approvals } from '#src/domain/content/types/approvals-setting.ts';
import type { StepEvent } from '#src/domain/content/lifecycle.ts';
import type { TimelineEntry } from '#src/domain/content/timeline.ts';
import type { ChairDecision, OwnSheet, Review, SheetContent } from '#src/domain/scoring/review.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { StoredFile } from '#src/domain/files/stored-file.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { LoginEntry } from '#src/domain/work/profile.ts';
import type { SeedSize } from '#mocks/shared/seed-size.ts';
import type { Collection } from './store.ts';

/** The state of the store. `epoch` grows with each reset; `seed` is the version of the stored seed. */
export interface MetaRow {
  id: 'meta';
  seed: string;
  /** `S` by default. */
  size?: SeedSize;
  /** The start of the seed, in milliseconds since 1970. Missing in the data of older versions, which is replaced. */
  start?: number;
  epoch: number;
  /** The offset of the mock's clock, in milliseconds. */
  moved?: number;
  /** The stages of the review before publishing; none by default (decision 067). */
  approvals?: Approvals;
}

/** `password` is a fingerprint (see `fingerprint.ts`). */
export interface AccountRow {
  /** Never reused, and unchanged when the account is renamed. */
  id: string;
  account: string;
  name: string;
  phone: string;
  email: string;
  /** Id of a base resource. */
  base: string;
  roleId: string;
  password: string;
  /** Disabled by an administrator. */
  locked: boolean;
  /** The number of wrong passwords since the last login or lockout. */
  failures?: number;
  /** End of the lockout, in milliseconds since 1970. */
  lockedUntil?: number;
  /** An administrator knows the password (decision 031). */
  mustChange: boolean;
  /** The last successful login; missing before the first. */
  lastLogin?: string;
  version: number;
  updatedBy: string;
  updatedTime: string;
}

export interface RoleRow {
  id: string;
  roleName: string;
  modules: { modulePath: string; moduleName: string }[];
  /** Grows with each save; 1 by default. */
  version?: number;
}

/** `id` is the fingerprint of the token, which itself is not stored. */
export interface SessionRow {
  id: string;
  account: string;
  /** Id of the login that began it; missing for sessions of the mock's own. */
  login?: string;
}

/** A captcha that is not used up. `code` is a fingerprint. */
export interface CaptchaRow {
  sessionId: string;
  code: string;
  validUntil: number;
}

/** A write that was carried out, with its request and its answer (decision 043). */
export interface AnsweredRow {
  id: string;
  request: string;
  resultData: unknown;
}

/** All acts on a record, oldest first, without the steps of its lifecycle. Until its first act since the seed, they come from the seed. */
export interface RevisionsRow {
  path: string;
  recordId: string;
  revisions: readonly TimelineEntry[];
}

/** The steps of an application, oldest first. Until its first step since the seed, they come from the seed. */
export interface StepsRow {
  id: string;
  events: readonly StepEvent[];
  /** The base that it became, and its applicant, who keeps a conflict of interest with it. */
  became?: { base: string; applicant: string };
}

/** A login attempt. Rows are added and never changed; `number` grows with time. */
export interface LoginRow extends LoginEntry {
  number: number;
  account: string;
}

/** The time of an account's last work on a record. */
export interface WorkRow {
  account: string;
  path: string;
  recordId: string;
  time: string;
}

/** The configuration of the public home page: the records in each slot. A single row. */
export interface HomePageRow {
  id: 'home';
  version: number;
  updatedBy: string;
  updatedTime: string;
  slots: Readonly<Record<string, readonly { path: string; id: string }[]>>;
}

/** An uploaded file, in base64. Only its uploader sees it until they save a record with it; then it is `published`. */
export interface FileRow extends StoredFile {
  content: string;
  by: string;
  time: string;
  published: boolean;
}

/** An entry of the log. `review` is the id of the review that the call concerned. */
export interface LogRow extends LogEntry {
  review?: string;
}

/** A version of a scoring template. The number of its sheets is counted on request. */
export type TemplateRow = Omit<TemplateVersion, 'sheets'>;

/** A stored review, without what its sheets determine. Title and area are those of its opening. */
export interface ReviewRow extends Pick<
  Review,
  | 'id'
  | 'subject'
  | 'title'
  | 'kind'
  | 'area'
  | 'status'
  | 'due'
  | 'passed'
  | 'reopenedSince'
  | 'events'
  | 'updatedTime'
  | 'version'
> {
  decisions: readonly ChairDecision[];
  templateId: string;
  /** The accounts of its experts, in the order of their appointment. */
  experts: readonly string[];
}

/** An expert's sheet in a review. Rows are never deleted. */
export interface SheetRow
  extends
    SheetContent,
    Pick<OwnSheet, 'keptTime' | 'submittedTime' | 'entered' | 'reopened' | 'submissions' | 'version'> {
  review: string;
  account: string;
  /** The expert's name at the time of the appointment. */
  name: string;
  status: 'open' | 'submitted' | 'recused' | 'replaced' | 'closed';
  remindedTime: string | null;
  /** The reason for the recusal, the replacement or the reopening. */
  reason: string | null;
}

/** A stored comment: name and phone are not masked, and a deleted comment keeps its text. */
export interface CommentRow extends Omit<Comment, 'marks' | 'replies'> {
  /** The last change, which explains version conflicts. Null until the first one. */
  changed: { by: string; time: string; what: ModerationStep | 'takeBack' | 'text' } | null;
  /** Identifies the change that led to this state. Undoing that change restores the previous `state`, although the version grows. */
  state: string;
}

/** A step of moderation, with what undoing it restores. `after` is the comment's `state` after the step. */
export interface ModerationRow {
  id: string;
  account: string;
  step: ModerationStep;
  comment: string;
  /** The id of the reply that was written. */
  reply: string | null;
  time: string;
  before: Pick<CommentRow, 'status' | 'handledBy' | 'handledTime' | 'reason' | 'state'>;
  after: string;
  isTakenBack: boolean;
}

/** A stored period. Its due day follows the calendar at its start, and changes of the calendar while it runs. */
export interface StoredPeriod {
  from: string;
  dueDay: DueDay;
  answeredTime: string | null;
  /** Fixed by the answer, whatever the calendar becomes later (W3.3). Null while the period runs. */
  lateDays: number | null;
}

/** A stored consultation: contact details are not masked. Its delay follows from its periods and the current calendar. */
export interface ConsultationStored extends Pick<
  Consultation,
  'id' | 'title' | 'about' | 'status' | 'receivedTime' | 'events' | 'phone' | 'email' | 'updatedTime' | 'version'
> {
  name: string;
  owner: string | null;
  messages: readonly Message[];
  periods: readonly StoredPeriod[];
}

/** The id for the next record of a content type. Ids are never reused. */
export interface SequenceRow {
  path: string;
  next: number;
}

export const metaCollection: Collection<MetaRow> = { name: 'meta', idOf: ({ id }) => id };
export const accountCollection: Collection<AccountRow> = { name: 'accounts', idOf: ({ account }) => account };
export const roleCollection: Collection<RoleRow> = { name: 'roles', idOf: ({ id }) => id };
export const sessionCollection: Collection<SessionRow> = { name: 'sessions', idOf: ({ id }) => id };
export const captchaCollection: Collection<CaptchaRow> = { name: 'captchas', idOf: ({ sessionId }) => sessionId };
export const answeredCollection: Collection<AnsweredRow> = { name: 'answered', idOf: ({ id }) => id };
export const loginCollection: Collection<LoginRow> = { name: 'logins', idOf: ({ id }) => id };
export const workCollection: Collection<WorkRow> = {
  name: 'work',
  idOf: ({ account, path, recordId }) => JSON.stringify([account, path, recordId]),
};
export const revisionsCollection: Collection<RevisionsRow> = {
  name: 'revisions',
  idOf: ({ path, recordId }) => JSON.stringify([path, recordId]),
};
export const stepsCollection: Collection<StepsRow> = { name: 'steps', idOf: ({ id }) => id };
export const homePageCollection: Collection<HomePageRow> = { name: 'homePage', idOf: ({ id }) => id };
export const templateCollection: Collection<TemplateRow> = { name: 'templates', idOf: ({ id }) => id };
export const reviewCollection: Collection<ReviewRow> = { name: 'reviews', idOf: ({ id }) => id };
export const sheetCollection: Collection<SheetRow> = {
  name: 'sheets',
  idOf: ({ review, account }) => JSON.stringify([review, account]),
};
export const commentCollection: Collection<CommentRow> = { name: 'comments', idOf: ({ id }) => id };
export const moderationCollection: Collection<ModerationRow> = { name: 'moderation', idOf: ({ id }) => id };
export const watchWordCollection: Collection<WatchWord> = { name: 'watchWords', idOf: ({ id }) => id };
export const officeWordCollection: Collection<OfficeWord> = { name: 'officeWords', idOf: ({ id }) => id };
export const fileCollection: Collection<FileRow> = { name: 'files', idOf: ({ id }) => id };
export const consultationCollection: Collection<ConsultationStored> = { name: 'consultations', idOf: ({ id }) => id };
export const replyTemplateCollection: Collection<ReplyTemplate> = { name: 'replyTemplates', idOf: ({ id }) => id };
/** The days that the office entered in the calendar. */
export const officeDayCollection: Collection<CalendarDay> = { name: 'officeDays', idOf: ({ day }) => day };
/** The log entries since the seed (`audit.ts`). Rows are added and never changed. */
export const logCollection: Collection<LogRow> = { name: 'logs', idOf: ({ id }) => id };
export const sequenceCollection: Collection<SequenceRow> = { name: 'sequences', idOf: ({ path }) => path };

/** A record that differs from the seed; null if it was deleted. */
export interface RecordRow {
  id: string;
  record: ContentRecord | null;
}

/** The records of a content type that differ from the seed. Only `records.ts` uses this collection. */
export const recordCollection = (path: string): Collection<RecordRow> => ({ name: path, idOf: ({ id }) => id });
