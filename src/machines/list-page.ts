import { assign, emit, type EventObject } from 'xstate';
import {
  changeListQuery,
  lastPageOf,
  type ListPage,
  type ListQuery,
  readListQuery,
  sameListQuery,
  writeListQuery,
} from '#src/domain/content/list-query.ts';
import type { Result } from '#src/domain/failure.ts';
import type { AppLocation } from '#src/domain/routes/location.ts';
import { type Fact, fact, type FactOf } from './facts.ts';
import { answerGuards, failureActions, type FailureContext, passingFailureActions } from './failures.ts';
import type { PageEvent, PageInput } from './page.ts';
import { withEvent, withOutput } from './params.ts';
import { missingCall } from './ports.ts';
import type { SharedAction } from './shared-action.ts';

/** What every list knows: its query, which lives in the address, and the page that the server answered. */
export interface ListContext<Item> extends FailureContext {
  tabId: string;
  path: string;
  query: ListQuery;
  /** How often the filters were reset. After a reset, text that was typed before is dropped. */
  resets: number;
  page: ListPage<Item> | null;
}

type ListEvent =
  | { type: 'query.change'; change: Partial<ListQuery> }
  /** Removes all filters, and also drops a keyword that is still being typed. */
  | { type: 'query.reset' }
  | { type: 'reload' };

/**
 * The `types` of a list's `setup`: what every list has, and the events, facts and tags that this one has beside them.
 */
export const listTypes = <Context, Event = never, More extends Fact['type'] = never, Tag extends string = never>() =>
  ({}) as {
    context: Context;
    input: PageInput;
    events: PageEvent | ListEvent | Event;
    emitted: FactOf<'notice' | 'navigation.requested' | More>;
    tags: 'busy' | Tag;
  };

/** The port of every list, until `src/app` binds it. */
export const pagePort = <Item, Page = ListPage<Item>>() => missingCall<Result<Page>, ListQuery>('fetchPage');

export const startList = ({ tabId, location }: PageInput): ListContext<never> => ({
  tabId,
  path: location.path,
  query: readListQuery(location.search),
  resets: 0,
  page: null,
  failure: null,
});

type AnyList = ListContext<unknown>;
type Located = { location: AppLocation };

/** The common `actions` for the `setup` of a list. The list adds its own by `.extend({ actions: … })`. */
export const listActions = <Item>() => ({
  ...failureActions,
  ...passingFailureActions,
  takeQuery: assign<AnyList, EventObject, Located, EventObject, never>({
    query: (_, { location }) => readListQuery(location.search),
  }) as SharedAction<AnyList, Located>,
  /** Requests the address of the changed query. The query itself changes when that address arrives. */
  goToQuery: emit<AnyList, EventObject, { change: Partial<ListQuery> }, EventObject, EventObject>(
    ({ context: { path, query } }, { change }) =>
      fact({
        type: 'navigation.requested',
        href: path + writeListQuery(changeListQuery(query, change)),
        replace: true,
      }),
  ) as SharedAction<AnyList, { change: Partial<ListQuery> }>,
  countReset: assign({ resets: ({ context }: { context: AnyList }) => context.resets + 1 }) as SharedAction<AnyList>,
  keepPage: assign<AnyList, EventObject, Result<ListPage<Item>>, EventObject, never>((_, answer) =>
    answer.ok ? { page: answer.value, failure: null } : {},
  ) as SharedAction<AnyList, Result<ListPage<Item>>>,
  turnToLastPage: assign<AnyList, EventObject, Result<ListPage<Item>>, EventObject, never>(
    ({ context: { query } }, answer) => (answer.ok ? { query: { ...query, pageNum: lastPageOf(answer.value) } } : {}),
  ) as SharedAction<AnyList, Result<ListPage<Item>>>,
});

/** The `guards` of a list's `setup`, like the actions. */
export const listGuards = {
  ...answerGuards,
  /** The requested page is behind the last page, because rows were deleted in the meantime. */
  isPastEnd: ({ context: { query } }: { context: AnyList }, answer: Result<ListPage<unknown>>) =>
    answer.ok && answer.value.list.length === 0 && query.pageNum > lastPageOf(answer.value),
  asksOther: ({ context: { query } }: { context: AnyList }, { location }: Located) =>
    !sameListQuery(query, readListQuery(location.search)),
  isOwn: ({ context }: { context: AnyList }, { path }: { path: string }) => path === context.path,
};

/** Transitions of every list: a change of the query requests another address; `reload` fetches again. */
export const changingQuery = {
  'query.change': { actions: withEvent('goToQuery') },
  'query.reset': { actions: ['countReset', { type: 'goToQuery', params: { change: { filters: {} } } }] },
  reload: '.loading',
} as const;

/**
 * The state in which a list fetches a page. If the page is behind the last one, the last one is fetched instead. The
 * machine must have the states `shown` and `failed` beside it.
 */
export const loadingPage = {
  tags: 'busy',
  invoke: {
    src: 'fetchPage',
    input: ({ context }: { context: AnyList }) => context.query,
    onDone: [
      { guard: withOutput('isPastEnd'), target: 'loading', reenter: true, actions: withOutput('turnToLastPage') },
      { guard: withOutput('isAnswered'), target: 'shown', actions: withOutput('keepPage') },
      { target: 'failed', actions: [withOutput('keepFailure'), 'tellFailure'] },
    ],
    onError: { target: 'failed', actions: ['keepSurprise', 'tellFailure'] },
  },
} as const;

/**
 * The chart of a list, which fetches its page on each visit. A list with other regions puts it into one of them; `on` and
 * `states` can be extended.
 */
export const listChart = {
  initial: 'loading',
  on: {
    'page.located': { target: '.loading', actions: withEvent('takeQuery') },
    ...changingQuery,
  },
  states: { loading: loadingPage, shown: {}, failed: {} },
} as const;

/** A transition for facts about records of this list. */
export const reloadingOwn = { guard: withEvent('isOwn'), target: '.loading' } as const;
