import type { profileEndpoints } from '#src/api/endpoints/profile.ts';
import { contentDescriptors } from '#src/api/endpoints/index.ts';
import { textOf } from '#src/domain/content/record.ts';
import type { LoginEntry, WorkEntry } from '#src/domain/work/profile.ts';
import { waitsFor } from '#src/domain/work/waiting.ts';
import type { Call, ResolversOf } from '#mocks/server/handle.ts';
import { loginsOf } from '#mocks/server/login-log.ts';
import { findRecord } from '#mocks/server/records.ts';
import { seedWorkAt } from '#mocks/seed/work.ts';
import { storedSeed } from '#mocks/server/stored-seed.ts';
import { requireSession } from '#mocks/server/session.ts';
import { waitingOf } from './waiting.ts';
import { sessionCollection, type WorkRow, workCollection } from '#mocks/store/collections.ts';
import { paginate } from './paginate.ts';

/** The caller's own work and logins (decision 027), newest first, and the tasks that wait for the caller. */
export const profileResolvers: ResolversOf<typeof profileEndpoints> = {
  /** All records that the caller worked on, including those on pages without a right any more. */
  async works(paging, call) {
    const { account } = requireSession(call.session).account;
    const { start } = await storedSeed(call.tx);
    const done = (await call.tx.all(workCollection)).filter((row) => row.account === account);
    const since = new Set(done.map(workCollection.idOf));
    const before = seedWorkAt(start).filter((row) => row.account === account && !since.has(workCollection.idOf(row)));
    const rows = [...done, ...before].sort(newestFirst);
    const works = await Promise.all(rows.map((row) => toWork(row, call)));
    return paginate(
      works.filter((work) => work !== null),
      paging,
    );
  },

  async logins(paging, call) {
    const { id: own, account } = requireSession(call.session);
    const rows = await loginsOf(account.account, call);
    const sessions = new Map((await call.tx.all(sessionCollection)).map((session) => [session.login, session.id]));
    return paginate(
      rows.map(({ id, time, address, userAgent, result }): LoginEntry => {
        const session = sessions.get(id);
        const begun = session === undefined ? {} : { session: session === own ? ('own' as const) : ('other' as const) };
        return { id, time, address, userAgent, result, ...begun };
      }),
      paging,
    );
  },

  /** The tasks that the caller may carry out, by kind. */
  async waiting(_, call) {
    const { grants } = requireSession(call.session);
    const entries = await Promise.all(waitsFor(grants).map((wait) => waitingOf(wait, call)));
    return entries.filter((entry) => entry !== null);
  },
};

/** The record with its current title and status, or null if it was deleted. */
async function toWork({ path, recordId, time }: WorkRow, { tx }: Call): Promise<WorkEntry | null> {
  const record = await findRecord(tx, path, recordId);
  const type = contentDescriptors.find((candidate) => candidate.path === path);
  return record && type
    ? { path, id: record.id, title: textOf(record, type.titleField), status: record.status, time }
    : null;
}

const newestFirst = (a: WorkRow, b: WorkRow) =>
  b.time.localeCompare(a.time) || workCollection.idOf(a).localeCompare(workCollection.idOf(b));
