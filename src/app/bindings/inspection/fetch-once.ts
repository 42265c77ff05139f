import { queryConsultations } from '#src/api/consultations.ts';
import { fetchHomePage } from '#src/api/home-page.ts';
import type { Http } from '#src/api/http.ts';
import { createOfficeWordsApi } from '#src/api/words.ts';
import type { Known, Situation } from '#src/domain/checks/subject.ts';
import { preparingWords, type SearchedWord, type WordSearch } from '#src/domain/checks/words.ts';
import { consultationsPath } from '#src/domain/consultations/paths.ts';
import type { HomeSlots } from '#src/domain/content/home-page.ts';
import { defaultListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { homePagePath } from '#src/domain/inspection/columns.ts';
import type { Inspection } from '#src/domain/inspection/inspection.ts';
import { consultationFilters } from '#src/domain/inspection/links.ts';
import { keyOfWords, knownToInspection } from '#src/domain/inspection/situation.ts';
import { offlineIn } from '#src/domain/inspection/slots.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { inSlices } from '#src/app/browser/in-slices.ts';

/** The parts of an inspection that need no check of records. */
export type Others = Pick<Inspection, 'consultations' | 'homePage'>;

/** What the checks know. `words` is the key of the office's list of words. */
export interface CrawlSituation extends Situation {
  words: string;
}

/** What is fetched once for an inspection. */
export interface Once {
  others: Others;
  known: Known;
  words: string;
}

interface Parts {
  http: Http;
  grants: Grants;
  /** Whether the server has a list of words. */
  hasWords: boolean;
  time: string;
}

/** Counts consultations by the totals of their lists, and reads the home page and the office's words. */
export async function fetchOnce({ http, grants, hasWords, time }: Parts, signal: AbortSignal): Promise<Result<Once>> {
  const others: Others = { consultations: null, homePage: null };
  if (opens(grants, consultationsPath)) {
    const filters = consultationFilters({ time });
    const overdue = await queryConsultations(http, { ...defaultListQuery, filters: filters.overdue }, signal);
    if (!overdue.ok) return overdue;
    const unanswered = await queryConsultations(http, { ...defaultListQuery, filters: filters.unanswered }, signal);
    if (!unanswered.ok) return unanswered;
    others.consultations = { overdue: overdue.value.total, unanswered: unanswered.value.total };
  }
  let slots: HomeSlots = {};
  if (opens(grants, homePagePath)) {
    const page = await fetchHomePage(http, signal);
    if (!page.ok) return page;
    ({ slots } = page.value);
    others.homePage = offlineIn(slots);
  }
  const words = hasWords ? await createOfficeWordsApi(http).query(signal) : success([]);
  if (!words.ok) return words;
  const search = await searchOf(words.value, signal);
  return success({ others, known: knownToInspection(search, slots), words: keyOfWords(words.value) });
}

/** Prepares the words in slices: 5,000 take a while. */
async function searchOf(words: readonly SearchedWord[], signal: AbortSignal): Promise<WordSearch> {
  let search: WordSearch = () => [];
  await inSlices(
    (function* () {
      search = yield* preparingWords(words);
    })(),
    signal,
  );
  return search;
}
