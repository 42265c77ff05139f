import { fromPromise } from 'xstate';
import type { Http } from '#src/api/http.ts';
import { fetchInspection } from '#src/api/inspection.ts';
import { wallClockAt } from '#src/domain/platform-time.ts';
import { inspectionMachine } from '#src/machines/inspection/inspection.ts';
import { fileWriter } from '#src/app/bindings/file-writer.ts';
import type { PageWorld } from '#src/app/screen.ts';
import { createCheckedVersions, type CheckedVersions } from './checked-versions.ts';
import { createCrawl } from './crawl.ts';

/** What the checks found in the versions of records, for each server. It outlives the page, so that a second visit is fast. */
const versionsOf = new WeakMap<Http, CheckedVersions>();

const situation = () => ({ now: wallClockAt(Date.now()), ownHost: globalThis.location.host });

/** The inspection by the server, or in this browser where the server does not inspect. */
export function bindInspection({ http, offers, session }: Pick<PageWorld, 'http' | 'offers' | 'session'>) {
  const grants = () => session().context.grants;
  const versions = versionsOf.get(http) ?? createCheckedVersions();
  versionsOf.set(http, versions);
  const crawl = createCrawl({ http, grants, hasWords: offers('officeWords'), versions, situation });
  return inspectionMachine.provide({
    actors: {
      file: fileWriter,
      fetchPart: fromPromise(({ input: { isNew }, signal }) =>
        offers('inspection') ? fetchInspection(http, signal) : crawl(isNew, signal),
      ),
    },
  });
}
