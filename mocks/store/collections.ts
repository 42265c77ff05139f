import type { ContentRecord } from '#src/domain/content/record.ts';
import type { Revision } from '#src/domain/content/revision.ts';
import type { StoredFile } from '#src/domain/files/stored-file.ts';
import type { LogEntry } from '#src/domain/logs/log-entry.ts';
import type { LoginEntry } from '#src/domain/work/profile.ts';
import type { SeedSize } from '#mocks/shared/seed-size.ts';
import type { Collection } from './store.ts';

/** The state of the store itself. `epoch` grows with each reset, `seed` tells which seed was planted. */
export interface MetaRow {
  id: 'meta';
  seed: string;
  /** How much content there is; `S` when nobody chose. */
  size?: SeedSize;
  epoch: number;
}

/** `password` is a fingerprint (see `fingerprint.ts`). */
export interface AccountRow {
  /** Never given twice, and the same when the account is called otherwise. */
  id: string;
  account: string;
  name: string;
  phone: string;
  email: string;
  /** Id of a base resource. */
  base: string;
  roleId: string;
  password: string;
  /** Disabled by an administrator: nobody gets in. */
  locked: boolean;
  /** Wrong passwords since the last right one, and since the last lockout. */
  failures?: number;
  /** Milliseconds since 1970: until then no login is tried. */
  lockedUntil?: number;
  /** The password is one that an administrator knows (decision 031). */
  mustChange: boolean;
  version: number;
  updatedBy: string;
  updatedTime: string;
}

export interface RoleRow {
  id: string;
  roleName: string;
  modules: { modulePath: string; moduleName: string }[];
  /** Grows with each save; 1 where nothing is said. */
  version?: number;
}

/** `id` is the token's fingerprint: the token itself is nowhere in the store. */
export interface SessionRow {
  id: string;
  account: string;
}

/** A picture that waits for its answer; `code` is a fingerprint. */
export interface CaptchaRow {
  sessionId: string;
  code: string;
  validUntil: number;
}

/** A write that was carried out, with what it was asked and what it answered (decision 043). */
export interface AnsweredRow {
  id: string;
  request: string;
  resultData: unknown;
}

/** Every save of a record, the oldest first. */
export interface RevisionsRow {
  path: string;
  recordId: string;
  revisions: readonly Revision[];
}

/** An attempt to log in. Rows are added, never changed; `number` grows with time. */
export interface LoginRow extends LoginEntry {
  number: number;
  account: string;
}

/** When somebody last worked on a record of a content type. */
export interface WorkRow {
  account: string;
  path: string;
  recordId: string;
  time: string;
}

/** The configuration of the public home page: which records stand where. There is one. */
export interface HomePageRow {
  id: 'home';
  version: number;
  updatedBy: string;
  updatedTime: string;
  slots: Readonly<Record<string, readonly { path: string; id: string }[]>>;
}

/** An uploaded file; `content` is base64. Rows are added, never changed. */
export interface FileRow extends StoredFile {
  content: string;
  by: string;
  time: string;
}

/** The number that the next record of a content type gets. Numbers are never given twice. */
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
export const fileCollection: Collection<FileRow> = { name: 'files', idOf: ({ id }) => id };
/** What was done since the seed (`audit.ts`). Rows are added, never changed. */
export const logCollection: Collection<LogEntry> = { name: 'logs', idOf: ({ id }) => id };
export const sequenceCollection: Collection<SequenceRow> = { name: 'sequences', idOf: ({ path }) => path };

/** What became of a record since the seed; null when it was deleted. */
export interface RecordRow {
  id: string;
  record: ContentRecord | null;
}

/** The records of a content type that are not as the seed says, a collection for each (`records.ts` reads and writes them). */
export const recordCollection = (path: string): Collection<RecordRow> => ({ name: path, idOf: ({ id }) => id });
