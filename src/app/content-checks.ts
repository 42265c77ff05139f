import type { Http } from '#src/api/http.ts';
import type { Offers } from '#src/domain/capabilities.ts';
import type { Finding } from '#src/domain/checks/finding.ts';
import type { Checked, Known } from '#src/domain/checks/subject.ts';
import type { ContentType } from '#src/domain/content/content-type.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { imported } from '#src/i18n/import-afresh.ts';

/** Checks records in slices while the browser is idle, with what is known of this session (decision 065). */
export interface ContentChecks {
  /** The findings of each record, in the same order. */
  check: (
    type: ContentType,
    records: readonly Checked[],
    signal: AbortSignal,
  ) => Promise<readonly (readonly Finding[])[]>;
  /** The next check loads the office's words again. */
  forgetWords: () => void;
}

/** What the checks need of the app. */
export interface CheckingWorld {
  http: Http;
  offers: Offers;
  grants: () => Grants;
  /** The account that is signed in. */
  account: () => string;
  publicAddresses: Known['publicAddresses'];
}

/** The code of the checks is loaded with the first one; a failure is tried again by the next. */
export function createContentChecks(world: CheckingWorld): ContentChecks {
  let loaded: Promise<ContentChecks> | null = null;
  const load = () =>
    (loaded ??= imported(() => import('./bindings/checks/session-checks.ts')).then(
      ({ createSessionChecks }) => createSessionChecks(world),
      (error: unknown) => {
        loaded = null;
        throw error;
      },
    ));
  return {
    check: async (...input) => (await load()).check(...input),
    forgetWords: () => void loaded?.then(({ forgetWords }) => forgetWords()),
  };
}
