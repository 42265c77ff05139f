import type { Situation } from '#src/domain/checks/subject.ts';
import { preparingWords, type WordSearch } from '#src/domain/checks/words.ts';
import { resultOf } from '#src/domain/comments/matching.ts';
import { homePagePath } from '#src/domain/inspection/columns.ts';
import { keyOfWords, knownToInspection } from '#src/domain/inspection/situation.ts';
import { opens } from '#src/domain/routes/routes.ts';
import type { Call } from '#mocks/server/handle.ts';
import { savedHomePage } from '#mocks/server/home-page.ts';
import { requireSession } from '#mocks/server/session.ts';
import { fingerprint } from '#mocks/shared/fingerprint.ts';
import { toShanghaiTime } from '#mocks/shared/shanghai-time.ts';
import { officeWordCollection } from '#mocks/store/collections.ts';

/** What the checks of the inspection know. `key` distinguishes what decides about the lasting findings of a record. */
export interface InspectionSituation extends Situation {
  key: string;
}

/** The list of words that was prepared last: 5,000 words take a while. */
let prepared: { key: string; search: WordSearch } | null = null;

export async function inspectionSituation({
  tx,
  session,
  now,
  host,
}: Pick<Call, 'tx' | 'session' | 'now' | 'host'>): Promise<InspectionSituation> {
  const words = await tx.all(officeWordCollection);
  const key = fingerprint(keyOfWords(words));
  if (prepared?.key !== key) prepared = { key, search: resultOf(preparingWords(words)) };
  const seesHomePage = opens(requireSession(session).grants, homePagePath);
  const { slots } = seesHomePage ? await savedHomePage(tx) : { slots: {} };
  return {
    now: toShanghaiTime(now),
    ownHost: host,
    known: knownToInspection(prepared.search, slots),
    key: `${host} ${key}`,
  };
}
