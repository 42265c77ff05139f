import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Result } from '#src/domain/failure.ts';
import { keywordOf } from '#src/domain/keyword.ts';
import type { FoundRecord } from '#src/domain/shell/found-record.ts';
import type { WorkEntry } from '#src/domain/work/profile.ts';
import { answerGuards, failureActions, type FailureContext } from '#src/machines/failures.ts';
import { withEvent, withOutput } from '#src/machines/params.ts';
import { missingCall } from '#src/machines/ports.ts';

/** What is searched for. `pinyin`: letters also match how Chinese titles are pronounced. */
export interface RecordQuery {
  keyword: string;
  pinyin: boolean;
}

interface Context extends RecordQuery, FailureContext {
  /** The latest work of the person. */
  recent: readonly WorkEntry[];
  found: readonly FoundRecord[];
}

type Event = { type: 'query.typed'; query: string; pinyin: boolean } | { type: 'retry' };

/**
 * The records of the command palette (decision 064). Recent ones are fetched once when it opens; without them it only lists
 * less, so a failure shows no message. The search waits for a pause in typing and cancels the previous call, so its result
 * always belongs to the typed text. What was found stays while the text is extended, until the new answer replaces it.
 */
export const paletteMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' },
  actors: {
    fetchRecent: missingCall<Result<readonly WorkEntry[]>, void>('fetchRecent'),
    searchRecords: missingCall<Result<readonly FoundRecord[]>, RecordQuery>('searchRecords'),
  },
  actions: failureActions,
  guards: answerGuards,
})
  .extend({
    actions: {
      keepRecent: assign((_, answer: Result<readonly WorkEntry[]>) => (answer.ok ? { recent: answer.value } : {})),
      keepQuery: assign(({ context }, { query, pinyin }: { query: string; pinyin: boolean }) => {
        const keyword = keywordOf(query);
        const isExtended = context.keyword !== '' && keyword.startsWith(context.keyword);
        return { keyword, pinyin, failure: null, found: isExtended ? context.found : [] };
      }),
      keepFound: assign((_, answer: Result<readonly FoundRecord[]>) => (answer.ok ? { found: answer.value } : {})),
      forgetFound: assign({ found: [] }),
    },
    guards: {
      isSame: ({ context }, { query, pinyin }: { query: string; pinyin: boolean }) =>
        keywordOf(query) === context.keyword && pinyin === context.pinyin,
      /** Whether the text is searched for: not a blank one. The app also refuses when the server has no such search. */
      isSearched: (_, { query }: { query: string }) => keywordOf(query) !== '',
    },
    delays: { typingPause: 200 },
  })
  .createMachine({
    id: 'palette',
    context: { keyword: '', pinyin: false, recent: [], found: [], failure: null },
    type: 'parallel',
    states: {
      recent: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              src: 'fetchRecent',
              onDone: { target: 'settled', actions: withOutput('keepRecent') },
              onError: 'settled',
            },
          },
          settled: {},
        },
      },
      search: {
        initial: 'idle',
        on: {
          'query.typed': [
            { guard: withEvent('isSame') },
            { guard: withEvent('isSearched'), target: '.typing', actions: withEvent('keepQuery') },
            { target: '.idle', actions: withEvent('keepQuery') },
          ],
        },
        states: {
          idle: {},
          typing: { tags: 'busy', after: { typingPause: 'searching' } },
          searching: {
            tags: 'busy',
            invoke: {
              src: 'searchRecords',
              input: ({ context: { keyword, pinyin } }) => ({ keyword, pinyin }),
              onDone: [
                { guard: withOutput('isAnswered'), target: 'found', actions: withOutput('keepFound') },
                { target: 'failed', actions: withOutput('keepFailure') },
              ],
              onError: { target: 'failed', actions: 'keepSurprise' },
            },
          },
          found: {},
          failed: { tags: 'failed', entry: 'forgetFound', on: { retry: 'searching' } },
        },
      },
    },
  });

export type PaletteActor = ActorRefFrom<typeof paletteMachine>;
