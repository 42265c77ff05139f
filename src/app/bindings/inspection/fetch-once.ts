import { queryConsultations } from '#src/api/consultations.ts';
import { fetchHomePage } from '#src/api/home-page.ts';
import type { Http } from '#src/api/http.ts';
import { createOfficeWordsApi } from '#src/api/words.ts';
import type { Known, Situation } from '#src/domain/checks/subject.ts';
import { preparingWords, type SearchedWord, type WordSearch } from '#src/domain/checks/words.ts';
import { officeWordsPath } from '#src/domain/comments/word-paths.ts';
import { type ConsultationRow, consultationsPath, isRunning } from '#src/domain/consultations/consultation.ts';
import { defaultListQuery, largestPage, type ListQuery } from '#src/domain/content/list-query.ts';
import { type Result, success } from '#src/domain/failure.ts';
import { homePagePath } from '#src/domain/inspection/columns.ts';
import type { Inspection, NotCounted } from '#src/domain/inspection/inspection.ts';
import { consultationFilters } from '#src/domain/inspection/links.ts';
import { keyOfWords, knownToInspection } from '#src/domain/inspection/situation.ts';
import { offlineIn } from '#src/domain/inspection/slots.ts';
import type { Grants } from '#src/domain/rights/access.ts';
import { opens } from '#src/domain/routes/routes.ts';
import { dayOf } from '#src/domain/working-days/days.ts';
import { inSlices } from '#src/app/browser/in-slices.ts';
import { isFinal } from './is-final.ts';

/** The parts of an inspection that need no check of records. */
export type Others = Pick<Inspection, 'consultations' | 'homePage'>;

/** What the checks know. `words` is the key of the office's list of words. */
export interface CrawlSituation extends Situation {
  words: string;
}

/** What is fetched once for an inspection. */
export interface Once {
  others: Others;
  notCounted: readonly NotCounted[];
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
  const notCounted: NotCounted[] = [];
  /** What the call of a page answers, or null in its place if the page is not counted. */
  async function unlessRefused<Value>(path: string, call: Promise<Result<Value>>): Promise<Result<Value | null>> {
    const answer = await call;
    if (answer.ok || !isFinal(answer.failure)) return answer;
    notCounted.push({ path, why: answer.failure });
    return success(null);
  }
  const consultations = opens(grants, consultationsPath)
    ? await unlessRefused(consultationsPath, countConsultations(http, time, signal))
    : success(null);
  if (!consultations.ok) return consultations;
  const page = opens(grants, homePagePath)
    ? await unlessRefused(homePagePath, fetchHomePage(http, signal))
    : success(null);
  if (!page.ok) return page;
  const words = hasWords
    ? await unlessRefused(officeWordsPath, createOfficeWordsApi(http).query(signal))
    : success(null);
  if (!words.ok) return words;
  const known = words.value ?? [];
  return success({
    others: { consultations: consultations.value, homePage: page.value && offlineIn(page.value.slots) },
    notCounted,
    known: knownToInspection(await searchOf(known, signal), page.value?.slots ?? {}),
    words: keyOfWords(known),
  });
}

/** Counts consultations. A row that contradicts the filter shows that the server ignores it: then the number is unknown. */
async function countConsultations(
  http: Http,
  time: string,
  signal: AbortSignal,
): Promise<Result<NonNullable<Inspection['consultations']>>> {
  const { overdue, unanswered } = consultationFilters({ time });
  async function count(filters: ListQuery['filters'], fits: (row: ConsultationRow) => boolean) {
    // The latest ones first: they are the first to contradict.
    const query = { ...defaultListQuery, pageSize: largestPage, orderBy: 'receivedTime', desc: true, filters };
    const answer = await queryConsultations(http, query, signal);
    return answer.ok ? success(answer.value.list.every(fits) ? answer.value.total : null) : answer;
  }
  const late = await count(overdue, ({ isOverdue }) => isOverdue);
  if (!late.ok) return late;
  const silent = await count(
    unanswered,
    ({ status, receivedTime }) => isRunning(status) && dayOf(receivedTime) <= unanswered.waitingSince,
  );
  return silent.ok ? success({ overdue: late.value, unanswered: silent.value }) : silent;
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
