import { type ListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import { isRefusal, type Result } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';

/** The first page of a list, which can be requested before the list exists. */
export interface EarlyPage {
  /** Requests the page with which the list opens for an account at an address. */
  ask: (account: string, location: AppLocation) => void;
  /** Ends the request, and forgets its answer unseen. */
  drop: () => void;
}

/** A request under way or answered. */
interface Asked<Page> {
  account: string;
  /** The query, as an address has it. */
  search: string;
  end: AbortController;
  answer: Promise<Result<Page>>;
  hasFailed: boolean;
  /** Frees the memory of an answer that no list takes. */
  timer: ReturnType<typeof setTimeout>;
}

export type FetchPage<Page> = (query: ListQuery, signal: AbortSignal) => Promise<Result<Page>>;

/**
 * Lets a list take an answer that was requested early (decision 051): by the same account, for the same query, once and soon.
 * Otherwise, and after a refusal or a failure before the list exists, the list makes its own call.
 */
export function createEarlyPage<Page>(
  fetchPage: FetchPage<Page>,
  openingQuery: (account: string, location: AppLocation) => ListQuery,
  ownAccount: () => string,
): EarlyPage & { fetchPage: FetchPage<Page> } {
  let asked: Asked<Page> | null = null;
  const take = () => {
    const early = asked;
    clearTimeout(early?.timer);
    asked = null;
    return early;
  };
  const drop = () => take()?.end.abort();
  return {
    ask(account, location) {
      drop();
      const query = openingQuery(account, location);
      const end = new AbortController();
      const answer = fetchPage(query, end.signal);
      const timer = setTimeout(drop, freshMilliseconds);
      const now: Asked<Page> = { account, search: writeListQuery(query), end, answer, hasFailed: false, timer };
      asked = now;
      void answer.then(({ ok }) => {
        now.hasFailed = !ok;
      });
    },
    drop,
    async fetchPage(query, signal) {
      const early = take();
      const fits = early?.account === ownAccount() && early.search === writeListQuery(query);
      if (!early || !fits || early.hasFailed) {
        early?.end.abort();
        return fetchPage(query, signal);
      }
      signal.addEventListener('abort', () => early.end.abort(), { once: true });
      const answer = await early.answer;
      return answer.ok || !isRefusal(answer.failure) ? answer : fetchPage(query, signal);
    },
  };
}

/** How long a list may take the answer. */
const freshMilliseconds = 30_000;
