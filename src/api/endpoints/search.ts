import { array, boolean, object, string } from 'valibot';
import { FoundRecord } from '#src/domain/shell/found-record.ts';
import { read } from './endpoint.ts';

/** The search of the command palette (decision 064). */
export const searchEndpoints = {
  /**
   * The best matches of each list that the account may open, at most five of a list: by part of the title, by number, and with
   * `pinyin` by the letters of the title's pronunciation, too. One call for all lists; it needs a token and no further right.
   */
  query: read({
    path: '/search/query',
    request: object({ keyword: string(), pinyin: boolean() }),
    response: array(FoundRecord),
  }),
};
