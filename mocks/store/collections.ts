import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Revision } from '#src/domain/content/revision.ts';
import type { ChairWord, OwnSheet, Review, SheetContent } from '#src/domain/scoring/review.ts';
import type { TemplateVersion } from '#src/domain/scoring/template-version.ts';
import type { StoredFile } from '#src/domain/files/stored-file.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { LoginEntry } from '#src/domain/work/profile.ts';
import type { SeedSize } from '#mocks/shared/seed-size.ts';
import type { Collection } from './store.ts';

/** The state of the store itself. `epoch` grows with each reset; `seed` is the version of the seed in the store. */
export interface MetaRow {
  id: 'meta';
  seed: string;
  /** How much content there is; `S` by default. */
  size?: SeedSize;
  epoch: number;
}

/** `password` is a fingerprint (see `fingerprint.ts`). */
export interface AccountRow {
  /** Never used twice. It stays the same when the account is renamed. */
  id: string;
  account: string;
  name: string;
  phone: string;
  email: string;
  /** Id of a base resource. */
  base: string;
  roleId: string;
  password: string;
  /** The account was disabled by an administrator. */
  locked: boolean;
  /** How many wrong passwords were typed since the last login or lockout. */
  failures?: number;
  /** End of the lockout, in milliseconds since 1970. */
  lockedUntil?: number;
  /** An administrator knows the password (decision 031). */
  mustChange: boolean;
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

/** `id` is the fingerprint of the token. The token itself is not stored. */
export interface SessionRow {
  id: string;
  account: string;
}

/** A captcha that was not answered yet. `code` is a fingerprint. */
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

/** All saves of a record, the oldest first. */
export interface RevisionsRow {
  path: string;
  recordId: string;
  revisions: readonly Revision[];
}

/** A login attempt. Rows are added and never changed; `number` grows with time. */
export interface LoginRow extends LoginEntry {
  number: number;
  account: string;
}

/** The last time at which an account worked on a record. */
export interface WorkRow {
  account: string;
  path: string;
  recordId: string;
  time: string;
}

/** The configuration of the public home page: the records in each slot. There is only one row. */
export interface HomePageRow {
  id: 'home';
  version: number;
  updatedBy: string;
  updatedTime: string;
  slots: Readonly<Record<string, readonly { path: string; id: string }[]>>;
}

/** An uploaded file; `content` is base64. Rows are added and never changed. */
export interface FileRow extends StoredFile {
  content: string;
  by: string;
  time: string;
}

/** A version of a scoring template. How many sheets are on it is counted when it is asked for. */
export type TemplateRow = Omit<TemplateVersion, 'sheets'>;

/** A review as it is stored: all that does not follow from its sheets. Title and place are those of its beginning. */
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
  words: readonly ChairWord[];
  templateId: string;
  /** The accounts of its experts, in the order in which they were appointed. */
  experts: readonly string[];
}

/** The sheet of an expert in a review. Rows are never deleted. */
export interface SheetRow
  extends SheetContent, Pick<OwnSheet, 'keptTime' | 'submittedTime' | 'reopened' | 'submissions' | 'version'> {
  review: string;
  account: string;
  /** The expert's name at that time. */
  name: string;
  status: 'open' | 'submitted' | 'recused' | 'replaced' | 'closed';
  enteredBy: string | null;
  remindedTime: string | null;
  /** Why the expert is recused or replaced, or why the sheet was reopened. */
  reason: string | null;
}

/** The id for the next record of a content type. Ids are never used twice. */
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
export const homePageCollection: Collection<HomePageRow> = { name: 'homePage', idOf: ({ id }) => id };
export const templateCollection: Collection<TemplateRow> = { name: 'templates', idOf: ({ id }) => id };
export const reviewCollection: Collection<ReviewRow> = { name: 'reviews', idOf: ({ id }) => id };
export const sheetCollection: Collection<SheetRow> = {
  name: 'sheets',
  idOf: ({ review, account }) => JSON.stringify([review, account]),
};
export const fileCollection: Collection<FileRow> = { name: 'files', idOf: ({ id }) => id };
/** The log entries since the seed (`audit.ts`). Rows are added and never changed. */
export const logCollection: Collection<LogEntry> = { name: 'logs', idOf: ({ id }) => id };
export const sequenceCollection: Collection<SequenceRow> = { name: 'sequences', idOf: ({ path }) => path };

/** A record that differs from the seed; null when it was deleted. */
export interface RecordRow {
  id: string;
  record: ContentRecord | null;
}

/** The table of a content type's records that differ from the seed. Only `records.ts` uses it. */
export const recordCollection = (path: string): Collection<RecordRow> => ({ name: path, idOf: ({ id }) => id });
