import { type ListQuery, writeListQuery } from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';

/** The first page of a list, which can be requested before the list exists. */
export interface EarlyPage {
  /** Requests the page with which the list opens for an account at an address. */
  ask: (account: string, search: string) => void;
  /** Ends the request, and forgets its answer unseen. */
  drop: () => void;
}

/** A request under way or answered. */
interface Asked<Page> {
  account: string;
  /** The query, as an address has it. */
  search: string;
  /** The time from which the answer is too old. */
  until: number;
  end: AbortController;
  answer: Promise<Result<Page>>;
}

type FetchPage<Page> = (query: ListQuery, signal: AbortSignal) => Promise<Result<Page>>;

/**
 * Lets a list take an answer that was requested early (decision 051): by the same account, for the same query, once and soon.
 * In every other case, and after a failure, which nobody learns of, the list makes its own call.
 */
export function createEarlyPage<Page>(
  fetchPage: FetchPage<Page>,
  openingQuery: (account: string, search: string) => ListQuery,
  ownAccount: () => string,
): EarlyPage & { fetchPage: FetchPage<Page> } {
  let asked: Asked<Page> | null = null;
  const drop = () => {
    asked?.end.abort();
    asked = null;
  };
  return {
    ask(account, search) {
      drop();
      const query = openingQuery(account, search);
      const end = new AbortController();
      const until = performance.now() + freshMilliseconds;
      asked = { account, search: writeListQuery(query), until, end, answer: fetchPage(query, end.signal) };
    },
    drop,
    async fetchPage(query, signal) {
      const early = asked;
      const fits =
        early?.account === ownAccount() && early.search === writeListQuery(query) && performance.now() < early.until;
      if (!early || !fits) {
        drop();
        return fetchPage(query, signal);
      }
      asked = null;
      const answer = await early.answer;
      return answer.ok ? answer : fetchPage(query, signal);
    },
  };
}

/** How old the request may be when the list opens. */
const freshMilliseconds = 30_000;
